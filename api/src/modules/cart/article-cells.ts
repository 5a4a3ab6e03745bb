import { MAX_QUANTITY } from '@site/contracts/cart';

/** A number in a cell. `decimals` and `money` distinguish prices from quantities. */
export type CellNumber = { value: number; decimals: string; money: boolean };

export const UNIT = String.raw`\s*(?:шт|м|компл|уп)?\.?`;
const QUANTITY = new RegExp(String.raw`^(\d{1,4})(?:[.,]0+)?${UNIT}$`, 'i');
const NUMBER = new RegExp(String.raw`^([-−]?)(\d{1,3}(?:\s\d{3})+|\d+)(?:[.,](\d+))?(?:${UNIT})$`, 'i');
const CURRENCY = /^[₽$€]|\s*(?:[₽$€]|р\.?|руб\.?|rub|usd|eur)$/gi;

/** Parses «5», «5 шт.» and «5,0» of a spreadsheet. Null unless it is a quantity that a cart accepts. */
export function quantityOf(text: string): number | null {
  const qty = Number(QUANTITY.exec(text.trim())?.[1] ?? 0);
  return qty >= 1 && qty <= MAX_QUANTITY ? qty : null;
}

/** Parses «1 200,50 ₽», «5 шт.» and «-3». Undefined when the cell is not a number. */
export function numberOf(cell: string): CellNumber | undefined {
  const bare = cell.replace(CURRENCY, '').trim();
  const [, minus, whole, decimals = ''] = NUMBER.exec(bare) ?? [];
  if (whole === undefined) return undefined;
  const value = Number(`${whole.replace(/\s/g, '')}.${decimals || '0'}`);
  // Kopecks: quantities have no such decimals.
  const kopecks = /^\d\d$/.test(decimals) && Number(decimals) > 0;
  return { value: minus ? -value : value, decimals, money: bare !== cell.trim() || kopecks };
}

/** Whether the cell looks like an article («901SL-0080», «60990010»), regardless of the catalogue. */
export const isCode = (cell: string): boolean =>
  numberOf(cell)
    ? /^\d{5,}$/.test(cell)
    : (cell.match(/\d/g)?.length ?? 0) >= 3 &&
      /\p{L}|\d{5}|\p{Dash_Punctuation}/u.test(cell) &&
      // A word of four letters belongs to a name or a title: «Цена 2026».
      !/\p{L}{4}/u.test(cell) &&
      /^[\p{L}\d]+(?:[\p{Dash_Punctuation}./ ][\p{L}\d]+)*$/u.test(cell);

/** Prices and quantities are not looked up; a number of five digits can be an article. */
export function mayBeArticle(cell: string): boolean {
  const number = numberOf(cell);
  return cell !== '' && (!number || (!number.money && /^\d{5,}$/.test(cell.replace(/\s/g, ''))));
}
