import { formatNumber } from './numbers.ts';
import { readWhole } from './typed-numbers.ts';

/**
 * Whole roubles and whole kopecks, VAT included. A number without a unit, from the wire or from arithmetic, is accepted as
 * either; one unit is not accepted as the other.
 */
export type Roubles = number & { readonly unit?: 'roubles' };
export type Kopecks = number & { readonly unit?: 'kopecks' };

/** «125 000 ₽», with no-break spaces. Spaces in a string value are dropped; an empty value gives an empty string. */
export function formatPrice(value: Roubles | string | null | undefined): string {
  if (value === null || value === undefined) return '';
  const amount = typeof value === 'string' ? value.replace(/\s/g, '') : value;
  return amount === '' ? '' : `${formatNumber(Number(amount), 0)}\u00a0₽`;
}

/** Formats a sum of a proposal: stored in kopecks, displayed in whole roubles. */
export const formatPriceOfKopecks = (kopecks: Kopecks): string => formatPrice(Math.round(kopecks / 100));

/** Formats a payment, which may have kopecks: «12 200 ₽», «12 200,50 ₽». */
export function formatPayment(kopecks: Kopecks): string {
  const rest = kopecks % 100;
  const fraction = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return `${formatNumber(Math.floor(kopecks / 100))}${fraction}\u00a0₽`;
}

const CURRENCY = /\s*(?:₽|руб\.?|р\.)$/i;

/**
 * Parses a typed or pasted sum in whole roubles: «45000», «45 000,00», «45 000 ₽». Returns null for everything else, also
 * for kopecks and the ambiguous «45.000».
 */
export const parseRoubles = (text: string): Roubles | null => readWhole(text.trim().replace(CURRENCY, ''));

/** Shows how a typed sum is read, «45 000»; other text stays. */
export function groupRoubles(text: string): string {
  const roubles = parseRoubles(text);
  return roubles === null ? text : formatNumber(roubles);
}
