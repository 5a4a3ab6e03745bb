import { extname } from 'node:path';
import { fileExtensions } from '@site/contracts/limits';

export type FileExtension = (typeof fileExtensions)[number];

const signature = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

/** How the content of each kind begins. Old workbooks are OLE containers, new ones ZIP archives. */
const beginnings: Record<FileExtension, Buffer> = {
  pdf: Buffer.from('%PDF-'),
  jpg: signature('ff d8 ff'),
  png: signature('89 50 4e 47 0d 0a 1a 0a'),
  xls: signature('d0 cf 11 e0 a1 b1 1a e1'),
  xlsx: signature('50 4b 03 04'),
};

/** The parts of an archive name what it is: a text document or a program in a ZIP is no workbook. */
const isWorkbook = (content: Buffer) => content.includes('[Content_Types].xml') && content.includes('xl/');

const aliases: Record<string, string> = { jpeg: 'jpg' };

/** Null: the name promises a kind that is not accepted, or the content is of another. */
export function fileKind(name: string, content: Buffer): FileExtension | null {
  const ending = extname(name).slice(1).toLowerCase();
  const extension = fileExtensions.find((known) => known === (aliases[ending] ?? ending));
  if (!extension || !content.subarray(0, beginnings[extension].length).equals(beginnings[extension])) return null;
  return extension === 'xlsx' && !isWorkbook(content) ? null : extension;
}

export const contentTypes: Record<FileExtension, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
