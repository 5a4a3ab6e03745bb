import { formatNumber } from './numbers.ts';

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
