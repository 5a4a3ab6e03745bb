import { formatNumber } from './numbers.ts';
import { readWhole } from './typed-numbers.ts';

/** Whole roubles, VAT included. */
export type Roubles = number;

/**
 * «125 000 ₽», with no-break spaces. Spaces inside a string value are stripped; an empty value gives an empty string.
 */
export function formatPrice(value: Roubles | string | null | undefined): string {
  if (value === null || value === undefined) return '';
  const amount = typeof value === 'string' ? value.replace(/\s/g, '') : value;
  return amount === '' ? '' : `${formatNumber(Number(amount), 0)}\u00a0₽`;
}

/** Sums of proposals are kept in kopecks, and shown in whole roubles. */
export const formatPriceOfKopecks = (kopecks: number): string => formatPrice(Math.round(kopecks / 100));

const CURRENCY = /\s*(?:₽|руб\.?|р\.)$/i;

/**
 * A sum in whole roubles, as it is typed or pasted: «45000», «45 000,00», «45 000 ₽». Null for everything else, kopecks
 * and «45.000» included: no other sum is guessed.
 */
export const parseRoubles = (text: string): Roubles | null => readWhole(text.trim().replace(CURRENCY, ''));
