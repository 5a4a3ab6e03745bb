import { MAX_QUANTITY } from '@site/contracts/cart';

/** A line as it was typed, and how it can be read: the first reading whose article exists is the right one. */
export type ArticleRow = { line: number; text: string; readings: { article: string; qty: number | null }[] };

/** «5», «5 шт.», «5,0» of a spreadsheet. Null: no number of pieces that a cart may hold. */
function quantityOf(text: string): number | null {
  const [, digits] = /^(\d{1,4})(?:[.,]0+)?\s*(?:шт|м|компл|уп)?\.?$/i.exec(text.trim()) ?? [];
  const qty = Number(digits ?? 0);
  return qty >= 1 && qty <= MAX_QUANTITY ? qty : null;
}

function readingsOf(text: string): ArticleRow['readings'] {
  const [, named, amount] = /^([^;\t]*)[;\t](.*)$/.exec(text) ?? [];
  if (named !== undefined && amount !== undefined)
    return [{ article: named, qty: amount.trim() ? quantityOf(amount) : 1 }];
  // «901SL 0080» is an article with a space, «901SL-0080 2» two pieces: only the catalogue knows which.
  const [, head, tail] = /^(.+?)\s+(\d+(?:[.,]0+)?\s*(?:шт|м|компл|уп)?\.?)$/i.exec(text) ?? [];
  const whole = { article: text, qty: 1 };
  return head && tail ? [whole, { article: head, qty: quantityOf(tail) }] : [whole];
}

/** A line each: article, then a semicolon, tab or space, then the quantity. Empty lines count, but are no rows. */
export const readArticleRows = (text: string): ArticleRow[] =>
  text.split(/\r?\n/).flatMap((typed, index) => {
    const line = typed.trim();
    return line ? { line: index + 1, text: line, readings: readingsOf(line) } : [];
  });
