import { ContentDocument, documentParts } from '@site/contracts/content-documents';
import type { ContentFinding, DraftDocument } from '@site/contracts/manage-content';
import { type ErrorCode, isMap, isNode, LineCounter, parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';

/**
 * A document as a file of YAML documents separated by `---`. The first one describes the whole document; each further
 * one is a block, a question or a section. `revision` is the exported one; it prevents overwriting newer changes.
 */
export type DocumentFile = { document: ContentDocument; revision: number | null };
export type LineFinding = ContentFinding & { line: number };
export type ReadFile = {
  /** Null when the file is invalid; `findings` has the errors. */
  content: DocumentFile | null;
  findings: LineFinding[];
  lineOf: (path: readonly PropertyKey[]) => number;
};

/** Editors read Russian, regardless of zod's default locale in the process. */
const russian = z.locales.ru().localeError;

/** Messages for editors: the locale of zod names types of the language, and gives no reason for unions. */
const inRussian: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'этого свойства не\u00a0хватает';
  if (issue.code === 'invalid_union') return 'такого значения здесь не\u00a0бывает';
  if (issue.code === 'too_small' && issue.minimum === 1)
    return issue.origin === 'array' ? 'добавьте хотя бы один пункт' : 'заполните это поле';
  return russian(issue);
};

/** Puts paragraphs, items and rows on separate lines, for readable diffs. This does not change the page. */
const LINE_END =
  /(<\/(?:p|li|ul|ol|h[2-4]|blockquote|table|thead|tbody|tr|dl|dt|dd)>|<(?:ul|ol|table|thead|tbody|tr|dl)>)(?=<)/g;
const LINE_BREAK =
  /(<\/(?:p|li|ul|ol|h[2-4]|blockquote|table|thead|tbody|tr|dl|dt|dd)>|<(?:ul|ol|table|thead|tbody|tr|dl)>)\s*\n\s*(?=<)/g;

/** Keys with markup, in blocks and questions. */
const markup = new Set(['html', 'answer']);

const withHtml = (value: unknown, change: (html: string) => string, key = ''): unknown => {
  if (typeof value === 'string') return markup.has(key) ? change(value) : value;
  if (Array.isArray(value)) return value.map((item) => withHtml(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withHtml(item, change, name)]));
};

/** Returns the key of the parts. An unknown kind is read as a page, so that its errors are reported. */
const partsOf = (kind: unknown): string =>
  new Map<unknown, string>(Object.entries(documentParts)).get(kind) ?? 'blocks';

const yaml = (value: unknown) => stringify(value, { lineWidth: 0, blockQuote: 'literal' });

/** Texts of the mistakes that editors make. */
const syntaxMistakes: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'отступ не\u00a0такой, как у\u00a0соседних строк',
  BLOCK_AS_IMPLICIT_KEY: 'двоеточие с\u00a0пробелом внутри значения: возьмите значение в\u00a0кавычки',
  DUPLICATE_KEY: 'это свойство уже есть выше',
  MISSING_CHAR: 'не\u00a0закрыта кавычка или скобка, или нет двоеточия после названия свойства',
  MULTILINE_IMPLICIT_KEY: 'нет двоеточия после названия свойства, или не\u00a0закрыта кавычка',
  TAB_AS_INDENT: 'отступ табуляцией: поставьте пробелы',
};

export function toFile({ document, number }: { document: DraftDocument; number: number | null }): string {
  const { kind, address, [partsOf(document.kind)]: of, ...about } = document;
  const head = { kind, address, ...(number !== null && { revision: number }), ...about };
  const parts = [
    head,
    ...(Array.isArray(of) ? (of as unknown[]) : []).map((part) =>
      withHtml(part, (html) => html.replace(LINE_END, '$1\n')),
    ),
  ];
  return `---\n${parts.map(yaml).join('---\n')}`;
}

/** Sets the revision: the only change that the command makes in a file. */
export const withRevision = (text: string, revision: number): string =>
  /^revision:.*$/m.test(text)
    ? text.replace(/^revision:.*$/m, `revision: ${revision}`)
    : text.replace(/^address:.*$/m, (line) => `${line}\nrevision: ${revision}`);

/** The mistake inside of the variant of a union that was meant: the one with the fewest mistakes. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const [meant] = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return meant ? innermost({ ...meant, path: [...issue.path, ...meant.path] }) : issue;
}

/** Validates data that may not be a document. */
export function readDocument(value: unknown): { document: ContentDocument | null; findings: ContentFinding[] } {
  const { success, data, error } = ContentDocument.safeParse(value, { error: inRussian });
  if (success) return { document: data, findings: [] };
  const findings = error.issues.map(innermost).flatMap(({ path, message, ...issue }) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return paths.map((one) => ({ path: one as ContentFinding['path'], message, severity: 'error' as const }));
  });
  return { document: null, findings };
}

/** Adds the line to a finding, and its path to the message, which has no field to be shown at. */
export const atLine = ({ path, message, severity }: ContentFinding, line: number): LineFinding => ({
  path,
  line,
  message: path.length ? `${path.join('.')}: ${message}` : message,
  severity,
});

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
    // A missing property has no line: use its nearest existing parent.
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
        ? broken.map(({ pos, code, message }) => ({
            path: [],
            line: at(pos[0]),
            message: syntaxMistakes[code] ?? `запись не\u00a0разобрана: ${message}`,
            severity: 'error',
          }))
        : [{ path: [], line: 1, message: 'файл пуст', severity: 'error' }],
    };

  const [head, ...inside] = parts.map((part): unknown => part.toJS());
  const { revision = null, ...about } = (head ?? {}) as { revision?: number | null };
  const value = withHtml({ ...about, [name]: inside }, (html) => html.trim().replace(LINE_BREAK, '$1'));
  const { document, findings } = readDocument(value);
  return {
    content: document && { document, revision },
    findings: findings.map((finding) => atLine(finding, lineOf(finding.path))),
    lineOf,
  };
}
