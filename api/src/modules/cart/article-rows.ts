import { MAX_QUANTITY } from '@site/contracts/cart';

/** A line as it was typed, and how it can be read: the first reading whose article exists is the right one. */
export type ArticleRow = { line: number; text: string; readings: { article: string; qty: number | null }[] };
type Reading = ArticleRow['readings'][number];

const UNIT = String.raw`\s*(?:шт|м|компл|уп)?\.?`;
const QUANTITY = new RegExp(String.raw`^(\d{1,4})(?:[.,]0+)?${UNIT}$`, 'i');
/** Also one that no cart may hold: it was meant for a quantity and is none. */
const MEANT_AS_QUANTITY = new RegExp(String.raw`^[-−]?\d{1,4}(?:[.,]\d+)?${UNIT}$`, 'i');

/** «5», «5 шт.», «5,0» of a spreadsheet. Null: no number of pieces that a cart may hold. */
function quantityOf(text: string): number | null {
  const qty = Number(QUANTITY.exec(text.trim())?.[1] ?? 0);
  return qty >= 1 && qty <= MAX_QUANTITY ? qty : null;
}

const cellsOf = (line: string): string[] => line.split(/[;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** Where a header line says that the columns are. */
type Columns = { article?: number; qty?: number };

const articleTitle = /^(?:артикул|арт\.?|код|article|sku)(?![а-яa-z])/i;
const quantityTitle = /^(?:кол|шт|qty|quantity)/i;

function headerOf(cells: string[]): Columns | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const at = (title: RegExp) => {
    const index = cells.findIndex((cell) => title.test(cell));
    return index < 0 ? undefined : index;
  };
  const columns = { article: at(articleTitle), qty: at(quantityTitle) };
  return columns.article === undefined && columns.qty === undefined ? undefined : columns;
}

/** The column that only counts the lines: 1, 2, 3. Where it is the one column of numbers, it tells quantities. */
function numberingOf(table: string[][]): number | undefined {
  const width = Math.min(...table.map((cells) => cells.length));
  if (table.length < 2 || width < 3) return undefined;
  const counts = (column: number) => table.every((cells, index) => cells[column] === String(index + 1));
  const columns = Array.from({ length: width }, (_, column) => column);
  const numbers = columns.filter((column) => table.every((cells) => MEANT_AS_QUANTITY.test(cells[column]!)));
  return numbers.length > 1 ? numbers.find(counts) : undefined;
}

/** Columns may stand in any order: an article is what the catalogue knows, a quantity is a short number. */
function readingsOfCells(cells: string[], columns: Columns, numbering: number | undefined): Reading[] {
  const others = cells.map((text, index) => ({ text, index })).filter(({ index }) => index !== numbering);
  const meant = others.filter(({ text }) => MEANT_AS_QUANTITY.test(text));
  const named = others.filter((cell) => cell.text && !meant.includes(cell));
  const numbered = named.filter(({ text }) => /\d/.test(text));
  const articles =
    columns.article === undefined
      ? numbered.length > 0
        ? numbered
        : named.slice(0, 1)
      : others.filter(({ index }) => index === columns.article);

  const quantity = (article: number): number | null => {
    if (columns.qty !== undefined) return cells[columns.qty] ? quantityOf(cells[columns.qty]!) : 1;
    const right = meant.find(({ text }) => quantityOf(text) !== null) ?? meant[0];
    if (right) return quantityOf(right.text);
    // Of two columns the other was meant: «много» is no quantity. Of more it is a name.
    return cells.length === 2 && cells[1 - article] ? null : 1;
  };
  const readings = articles.map(({ text, index }) => ({ article: text, qty: quantity(index) }));
  return readings.filter(({ article }, index) => readings.findIndex((other) => other.article === article) === index);
}

/** «901SL 0080» is an article with a space, «901SL-0080 2» two pieces: only the catalogue knows which. */
function readingsOfLine(text: string): Reading[] {
  const [, head, tail] = new RegExp(String.raw`^(.+?)\s+(\d+(?:[.,]0+)?${UNIT})$`, 'i').exec(text) ?? [];
  const whole = { article: text, qty: 1 };
  if (!head || !tail) return [whole, ...fromWords(text, 1)];
  const qty = quantityOf(tail);
  return [whole, { article: head, qty }, ...fromWords(head, qty)];
}

/** A name stands between: «901SL-0080 Привод для ворот 2 шт.». */
function fromWords(text: string, qty: number | null): Reading[] {
  const words = text.split(/\s+/);
  if (words.length < 2 || !words.some((word) => /^\p{L}{3,}/u.test(word))) return [];
  return words.filter((word) => /\d/.test(word) && word.length > 4).map((article) => ({ article, qty }));
}

/**
 * A line each: article, name and quantity in any order, between tabs or semicolons as a spreadsheet puts them, with a
 * line of titles or without; or an article and a quantity with a space between. Empty lines count, but are no rows.
 */
export function readArticleRows(text: string): ArticleRow[] {
  const lines = text.split(/\r?\n/).flatMap((typed, index) => {
    // The tabs of empty cells at the ends belong to the row.
    const cells = cellsOf(typed.replace(/\r$/, ''));
    return typed.trim() ? { line: index + 1, text: typed.trim(), cells } : [];
  });
  const header = lines[0] && headerOf(lines[0].cells);
  const rows = header ? lines.slice(1) : lines;
  const numbering = header ? undefined : numberingOf(rows.map(({ cells }) => cells));
  return rows.map(({ line, text: typed, cells }) => ({
    line,
    text: typed,
    readings: cells.length > 1 ? readingsOfCells(cells, header ?? {}, numbering) : readingsOfLine(typed),
  }));
}
