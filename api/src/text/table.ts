import { parse } from 'csv-parse/sync';

/** A row: the number of its first line (from 1), its raw text, and its cells. */
export type TableRow = { line: number; text: string; cells: string[] };

/** A malformed table. `line` is the line of the error. */
export class TableError extends Error {
  override name = 'TableError';
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Detects UTF-16 without a byte order mark: its zero bytes are at odd offsets in little-endian text, else at even ones.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  let [even, odd] = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1000).entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd === 0) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const utf16 = utf16Of(bytes);
  if (utf16) return utf16;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1251';
  }
}

/** Decodes a file: UTF-8 or UTF-16, with or without a byte order mark, else Windows-1251. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/**
 * Tabs and semicolons separate cells. Commas do so only when there are neither: otherwise they belong to names and
 * numbers.
 */
const separatorsOf = (text: string): string[] =>
  /[;\t]/.test(text.replace(/"(?:[^"]|"")*"/g, '')) ? [';', '\t'] : [','];

export const isCommaSeparated = (text: string): boolean => separatorsOf(text)[0] === ',';

function parseRows(text: string, quote: '"' | false): TableRow[] {
  let line = 1;
  const records = parse(text, {
    delimiter: separatorsOf(text),
    record_delimiter: '\n',
    quote,
    relax_quotes: true,
    relax_column_count: true,
    trim: true,
    info: true,
    raw: true,
  }) as unknown as { record: string[]; raw: string; info: { lines: number } }[];
  return records.flatMap(({ record, raw, info }) => {
    const row = { line, text: raw.trim(), cells: record.map((cell) => cell.replace(/\s+/g, ' ').trim()) };
    line = info.lines + 1;
    return row.text === '' ? [] : row;
  });
}

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * Parses a table with cells separated by tabs, semicolons or commas, quoted where they contain a separator. Empty lines
 * count in line numbers but are no rows. Throws `TableError` when a quote is unclosed or closes in the middle of a
 * cell.
 */
export function readTable(text: string): TableRow[] {
  try {
    return parseRows(unixLines(text), '"');
  } catch (error) {
    if (error instanceof Error && 'lines' in error) throw new TableError(Number(error.lines), error.message);
    throw error;
  }
}

/**
 * Parses a hand-typed table, where a quote may mean inches or belong to a name: it does not throw on misplaced quotes.
 */
export function readHandTypedTable(text: string): TableRow[] {
  try {
    return readTable(text);
  } catch (error) {
    if (error instanceof TableError) return parseRows(unixLines(text), false);
    throw error;
  }
}
