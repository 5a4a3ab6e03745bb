import type { DocumentFormat } from '@site/contracts/media-files';

/** Bytes in which the header of a STEP or DXF file is looked for. */
const HEADER = 64 * 1024;

/** STEP, and IFC by the schema in its header. */
const STEP = /^\s*ISO-10303-21\s*;/;
const IFC = /FILE_SCHEMA\s*\(\s*\(\s*'IFC/i;
/** The version is followed by zeros. */
const DWG = /^AC10\d\d\0/;
/** Pairs of lines: a code and a value. Comments (999) may precede the first section. */
const DXF = /^(?:\s*999\r?\n.*\r?\n)*\s*0\r?\n\s*SECTION\r?\n/;

/** The format of a document by its content; null for other content. A byte order mark is ignored. */
export function recogniseDocument(content: Buffer): DocumentFormat | null {
  const head = content.toString('latin1', 0, HEADER).replace(/^\u00ef\u00bb\u00bf/, '');
  if (head.startsWith('%PDF-')) return 'PDF';
  if (STEP.test(head)) return IFC.test(head) ? 'IFC' : 'STEP';
  if (DWG.test(head)) return 'DWG';
  return DXF.test(head) ? 'DXF' : null;
}

/** End marks, in the last kilobyte. DWG has none. */
const ends: Record<DocumentFormat, RegExp> = {
  PDF: /%%EOF/,
  STEP: /END-ISO-10303-21\s*;/,
  IFC: /END-ISO-10303-21\s*;/,
  DXF: /\n\s*EOF\s*$/,
  DWG: /^/,
};

/** Whether the file is not cut off. */
export const isWhole = (content: Buffer, format: DocumentFormat): boolean =>
  ends[format].test(content.toString('latin1', Math.max(0, content.length - 1024)));
