import { ContentDocument, documentParts } from '@site/contracts/content-documents';
import type { ContentFinding } from '@site/contracts/manage-content';
import { isMap, isNode, LineCounter, parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';

/**
 * A document as a file: YAML between lines of `---`. The first part is about the document as a whole, each further part is
 * one of those that it is made of: a block, a question, a section. `revision` is the one that the file was made from, so that nobody overwrites what he has not seen.
 */
export type DocumentFile = { document: ContentDocument; revision: number | null };
export type FileFinding = { line: number; message: string; severity: ContentFinding['severity'] };
export type ReadFile = {
  /** Null: it is not as the contracts ask, and the findings say where. */
  content: DocumentFile | null;
  findings: FileFinding[];
  /** Where something of the document stands. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** The command speaks English, whatever the API makes the default of its process. */
const inEnglish = z.locales.en().localeError;

/** Paragraphs, items and rows on lines of their own: a long line cannot be compared. It changes nothing on the page. */
const LINE_END =
  /(<\/(?:p|li|ul|ol|h[2-4]|blockquote|table|thead|tbody|tr|dl|dt|dd)>|<(?:ul|ol|table|thead|tbody|tr|dl)>)(?=<)/g;
const LINE_BREAK =
  /(<\/(?:p|li|ul|ol|h[2-4]|blockquote|table|thead|tbody|tr|dl|dt|dd)>|<(?:ul|ol|table|thead|tbody|tr|dl)>)\s*\n\s*(?=<)/g;

/** Keys whose text is markup: of blocks, and of questions. */
const markup = new Set(['html', 'answer']);

const withHtml = (value: unknown, change: (html: string) => string, key = ''): unknown => {
  if (typeof value === 'string') return markup.has(key) ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => withHtml(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withHtml(item, change, name)]));
};

/** A file of an unknown kind is read as a page, so that what is wrong with it is found. */
const partsOf = (kind: unknown): string =>
  new Map<unknown, string>(Object.entries(documentParts)).get(kind) ?? 'blocks';

const yaml = (value: unknown) => stringify(value, { lineWidth: 0, blockQuote: 'literal' });

export function toFile({ document, number }: { document: ContentDocument; number: number | null }): string {
  const {
    kind,
    address,
    [partsOf(document.kind)]: of,
    ...about
  } = document as ContentDocument & Record<string, unknown>;
  const head = { kind, address, ...(number !== null && { revision: number }), ...about };
  const parts = [head, ...(of as unknown[]).map((part) => withHtml(part, (html) => html.replace(LINE_END, '$1\n')))];
  return `---\n${parts.map(yaml).join('---\n')}`;
}

/** Its revision is the only thing in a file that the command changes. */
export const withRevision = (text: string, revision: number): string =>
  /^revision:.*$/m.test(text)
    ? text.replace(/^revision:.*$/m, `revision: ${revision}`)
    : text.replace(/^address:.*$/m, (line) => `${line}\nrevision: ${revision}`);

export function readFile(text: string): ReadFile {
  const lines = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false });
  const parts = 'empty' in parsed ? [] : parsed;
  const name = partsOf(parts[0]?.get('kind'));
  const at = (offset: number) => lines.linePos(offset).line;

  function lineOf(path: readonly PropertyKey[]): number {
    const [first, index, ...rest] = path;
    const isInside = first === name && typeof index === 'number';
    const part = parts[isInside ? index + 1 : 0];
    if (!part) return 1;
    const keys = isInside ? rest : path;
    // The nearest that is there: what is missing has no line.
    for (let length = keys.length; length > 0; length -= 1) {
      const above = length === 1 ? part.contents : part.getIn(keys.slice(0, length - 1), true);
      const pair = isMap(above)
        ? above.items.find(({ key }) => isNode(key) && key.toJSON() === keys[length - 1])
        : undefined;
      const node = pair ? pair.key : part.getIn(keys.slice(0, length), true);
      if (isNode(node) && node.range) return at(node.range[0]);
    }
    return at(part.contents?.range[0] ?? part.range[0]);
  }

  const broken = parts.flatMap(({ errors }) => errors);
  if (broken.length || !parts.length)
    return {
      content: null,
      lineOf,
      findings: broken.length
        ? broken.map(({ pos, message }) => ({ line: at(pos[0]), message, severity: 'error' }))
        : [{ line: 1, message: 'the file is empty', severity: 'error' }],
    };

  const [head, ...inside] = parts.map((part): unknown => part.toJS());
  const { revision = null, ...about } = (head ?? {}) as { revision?: number | null };
  const value = withHtml({ ...about, [name]: inside }, (html) => html.trim().replace(LINE_BREAK, '$1'));
  const { success, data, error } = ContentDocument.safeParse(value, { error: inEnglish });
  if (success) return { content: { document: data, revision }, findings: [], lineOf };
  const findings = error.issues.flatMap(({ path, message, ...issue }) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return paths.map((one) => ({
      line: lineOf(one),
      message: one.length ? `${one.join('.')}: ${message}` : message,
      severity: 'error' as const,
    }));
  });
  return { content: null, findings, lineOf };
}
