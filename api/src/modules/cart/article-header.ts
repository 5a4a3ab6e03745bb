import { isCode, numberOf } from './article-cells.ts';
import type { TableRow } from '../../text/table.ts';

/** Columns named by a header row: the article, the quantity and those that are neither. */
export type Header = { article?: number; qty?: number; others: ReadonlySet<number> };

/** Article titles by precedence. A list from 1C has its own code beside the article. */
const articleTitles = [/^(?:артикул|арт\.?|article|sku)(?![а-яa-z])/i, /^код(?![а-яa-z])/i];
const quantityTitle =
  /^(?:кол(?:[-.,\s]|ич|во|$)|к-во|шт(?![а-яё])|qty|quantity|(?:к )?заказ(?:у|ать)?(?:,|$)|(?:требуем|необходим)[а-яё]+ кол)/i;
const pack = /упак|в\s*уп/i;
const otherTitle =
  /^(?:№|n\b|п\/п|цена|стоимость|сумма|итого|ндс|скидка|вес|масса|длина|остаток|наличие|штрихкод)|₽|руб/i;

/** The header can follow a line or two about the whole list: «Заявка № 15 от 12 марта». */
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

/** Whether the row is not a header: «Артикул» above a single column is one, «Код заказчика 15» above a table is not. */
const standsAlone = (row: TableRow, below: TableRow[]) =>
  filled(row) === 1 && (/\d/.test(row.text) || below.some((other) => filled(other) > 1));

const hasGoods = (row: TableRow) =>
  row.cells.some(isCode) || (filled(row) > 1 && row.cells.some((cell) => numberOf(cell) !== undefined));

/** Splits off the header. Rows above it are kept when they look like goods. */
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
