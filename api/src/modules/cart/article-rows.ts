import { isCommaSeparated, readHandTypedTable, type TableRow } from '../../text/table.ts';
import { isCode, mayBeArticle, numberOf, quantityOf, UNIT } from './article-cells.ts';
import { type Header, withoutHeader } from './article-header.ts';
import { quantityColumn } from './quantity-column.ts';

/** A line as typed, with its possible readings in order: the first one with an existing article is used. */
export type ArticleRow = { line: number; text: string; readings: { article: string; qty: number | null }[] };
type Reading = ArticleRow['readings'][number];

/**
 * Possible readings of a row with columns in any order: the catalogue decides which cell is the article. `qty` is the
 * quantity column, null when the list has none, undefined when unknown.
 */
function readingsOfCells(cells: string[], article: number | undefined, qty: number | null | undefined): Reading[] {
  const named = cells.flatMap((text, index) => (mayBeArticle(text) && index !== qty ? { text, index } : []));
  const numbered = named.filter(({ text }) => /\d/.test(text));
  const guessed = numbered.length > 0 ? numbered : named.slice(0, 1);
  const articles = article === undefined ? guessed : [{ text: cells[article] ?? '', index: article }];

  const quantity = (index: number): number | null => {
    if (qty === null) return 1;
    if (qty !== undefined) return cells[qty] ? quantityOf(cells[qty]) : 1;
    // In a row of two cells the other cell was meant as the quantity: «много» is invalid. In a longer row it is a name.
    return cells.length === 2 && cells[1 - index] ? null : 1;
  };
  const readings = new Map<string, Reading>();
  for (const { text, index } of articles)
    if (!readings.has(text)) readings.set(text, { article: text, qty: quantity(index) });
  return [...readings.values()];
}

/** «901SL 0080» is an article with a space, «901SL-0080 2» and «901SL-0080,2» two pieces: the catalogue decides. */
function readingsOfLine(text: string): Reading[] {
  const [, head, tail] = new RegExp(String.raw`^(.+?)(?:\s+|\s*,\s*)(\d+(?:[.,]0+)?${UNIT})$`, 'i').exec(text) ?? [];
  const whole = { article: text, qty: 1 };
  if (!head || !tail) return [whole, ...fromWords(text, 1)];
  const qty = quantityOf(tail);
  return [whole, { article: head, qty }, ...fromWords(head, qty)];
}

/** Finds articles in a line with a name: «901SL-0080 Привод для ворот 2 шт.». */
function fromWords(text: string, qty: number | null): Reading[] {
  const words = text.split(/\s+/);
  if (words.length < 2 || !words.some((word) => /^\p{L}{3,}/u.test(word))) return [];
  return words.filter((word) => /\d/.test(word) && word.length > 4).map((article) => ({ article, qty }));
}

/** Rows with equal numbers of columns form a table, and decide together which column is which. */
function readGoods(rows: TableRow[], header: Header | undefined, isByCommas: boolean): ArticleRow[] {
  const columns = header?.qty === undefined ? quantityColumns(rows, header) : undefined;
  const quantityIn = (cells: string[]): number | null | undefined => {
    if (header?.qty !== undefined) return header.qty;
    const shared = columns?.get(cells.length);
    // Rows of a list typed by hand can have different column orders.
    const own = shared === undefined || (shared !== null && isOdd(cells[shared] ?? ''));
    const column = own ? quantityColumn([cells], header) : shared;
    return column ?? (header ? null : column);
  };
  return rows.map(({ line, text, cells }) => {
    const [only = ''] = cells;
    if (cells.length === 1) return { line, text, readings: readingsOfLine(only) };
    const readings = readingsOfCells(cells, header?.article, quantityIn(cells));
    // A comma can also be part of a name or a number: «901SL-0080 2,0».
    return { line, text, readings: isByCommas && !header ? [...readings, ...readingsOfLine(text)] : readings };
  });
}

function quantityColumns(rows: TableRow[], header: Header | undefined) {
  const tables = new Map<number, string[][]>();
  for (const { cells } of rows) {
    const table = tables.get(cells.length) ?? [];
    table.push(cells);
    tables.set(cells.length, table);
  }
  return new Map([...tables].map(([width, table]) => [width, quantityColumn(table, header)]));
}

const isOdd = (cell: string) => isCode(cell) && numberOf(cell) === undefined;

/** A list that was copied as a single quoted spreadsheet cell. */
const ONE_CELL = /^\s*"([^"]*(?:""[^"]*)*)"\s*$/;

/**
 * Parses one row per line: article, name and quantity in any order, separated by tabs, semicolons or commas, with or
 * without a header row; or an article and a quantity separated by a space. Empty lines count in the line numbers but
 * are not rows.
 */
export function readArticleRows(text: string): ArticleRow[] {
  const inside = ONE_CELL.exec(text)?.[1];
  const list = inside?.replaceAll('""', '"') ?? text;
  const { header, rows, above } = withoutHeader(readHandTypedTable(list));
  const isByCommas = isCommaSeparated(list);
  return [...readGoods(above, undefined, isByCommas), ...readGoods(rows, header, isByCommas)];
}
