import { plainText } from './plain-text.ts';

/** Thousands may be grouped by spaces. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,]\d+)?$/;

/** Parses a typed number: «12 500», «2,4», «−3». Returns null for other text; never drops characters to get a number. */
export function readNumber(text: string): number | null {
  const plain = plainText(text).trim();
  if (!NUMBER.test(plain)) return null;
  const number = Number(plain.replaceAll(' ', '').replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

/** Three digits after a separator may be thousands: «45.000» is not read as 45. */
export const isAmbiguous = (text: string): boolean => /[.,]\d{3}$/.test(text.trim());

/** Parses a non-negative integer, such as a quantity: «5», «12 500», «5,0». Returns null for other text. */
export function readWhole(text: string): number | null {
  const number = isAmbiguous(text) ? null : readNumber(text);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? Math.abs(number) : null;
}
