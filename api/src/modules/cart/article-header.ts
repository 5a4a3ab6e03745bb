import { isCode, numberOf } from './article-cells.ts';
import type { TableRow } from '../../table.ts';

/** What a line of titles says: where article and quantity are, and which columns are neither. */
export type Header = { article?: number; qty?: number; others: ReadonlySet<number> };

/** A list of 1C has a code of its own beside the article. */
const articleTitles = [/^(?:артикул|арт\.?|article|sku)(?![а-яa-z])/i, /^код(?![а-яa-z])/i];
const quantityTitle =
  /^(?:кол(?:[-.,\s]|ич|во|$)|к-во|шт(?![а-яё])|qty|quantity|(?:к )?заказ(?:у|ать)?(?:,|$)|(?:требуем|необходим)[а-яё]+ кол)/i;
const pack = /упак|в\s*уп/i;
const otherTitle =
  /^(?:№|n\b|п\/п|цена|стоимость|сумма|итого|ндс|скидка|вес|масса|длина|остаток|наличие|штрихкод)|₽|руб/i;

/** The titles stand below a line or two about the whole list: «Заявка № 15 от 12 марта». */
const LINES_WITH_HEADER = 5;

function headerOf(cells: string[]): Header | undefined {
  const titles = cells.map((cell) => cell.trim());
  const at = (fits: (title: string) => boolean) => {
    const index = titles.findIndex(fits);
    return index < 0 ? undefined : index;
  };
  const article = articleTitles.map((title) => at((cell) => title.test(cell))).find((index) => index !== undefined);
  const qty = at((title) => quantityTitle.test(title) && !pack.test(title));
  if (article === undefined && qty === undefined) return undefined;
  const data = (title: string, index: number) => index !== article && (isCode(title) || numberOf(title) !== undefined);
  if (titles.some(data)) return undefined;
  const others = titles.flatMap((title, index) => (otherTitle.test(title) || pack.test(title) ? index : []));
  return { ...(article !== undefined && { article }), ...(qty !== undefined && { qty }), others: new Set(others) };
}

const filled = ({ cells }: TableRow) => cells.filter(Boolean).length;

/** «Артикул» above one column is a title; «Код заказчика 15» above a table is none. */
const standsAlone = (row: TableRow, below: TableRow[]) =>
  filled(row) === 1 && (/\d/.test(row.text) || below.some((other) => filled(other) > 1));

const hasGoods = (row: TableRow) =>
  row.cells.some(isCode) || (filled(row) > 1 && row.cells.some((cell) => numberOf(cell) !== undefined));

/** The rows without the titles, and what these say. What stands above them is kept where it may be a row of goods. */
export function withoutHeader(rows: TableRow[]): { header?: Header; rows: TableRow[]; above: TableRow[] } {
  const found = rows.slice(0, LINES_WITH_HEADER).flatMap((row, index) => {
    const header = headerOf(row.cells);
    return header && !standsAlone(row, rows.slice(index + 1)) ? { header, index } : [];
  });
  const whole = found.find(({ header }) => header.article !== undefined && header.qty !== undefined);
  const best = whole ?? found[0];
  if (!best) return { rows, above: [] };
  const { header, index } = best;
  return { header, rows: rows.slice(index + 1), above: rows.slice(0, index).filter(hasGoods) };
}
