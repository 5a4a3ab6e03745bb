import { plainText } from './plain-text.ts';

/** Thousands are grouped by spaces, or not at all. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,]\d+)?$/;

/** A number as people type it: «12 500», «2,4», «−3». Null: it is none; no sign is left out to make it one. */
export function readNumber(text: string): number | null {
  const plain = plainText(text).trim();
  if (!NUMBER.test(plain)) return null;
  const number = Number(plain.replaceAll(' ', '').replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

/** Three digits behind a sign may be thousands: «45.000» is not read as 45. */
const THOUSANDS = /[.,]\d{3}$/;

/** A whole number from nought, as quantities and figures are: «5», «12 500», «5,0». Null: anything else. */
export function readWhole(text: string): number | null {
  const number = THOUSANDS.test(text.trim()) ? null : readNumber(text);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? Math.abs(number) : null;
}
