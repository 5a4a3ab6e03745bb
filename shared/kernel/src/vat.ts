import type { Kopecks, Roubles } from './money.ts';

/** Standard rates in percent, by first day of shipment; latest first. */
const RATES = [
  { from: '2026-01-01', percent: 22 }, // law 425-ФЗ of 28.11.2025
  { from: '2019-01-01', percent: 20 }, // law 303-ФЗ of 03.08.2018
] as const;

/** Returns the rate for a day of shipment, a plain date in Moscow; the days of payment and contract do not matter. */
export function vatRateOn(day: string): number {
  const rate = RATES.find(({ from }) => from <= day);
  if (!rate) throw new RangeError(`No VAT rate for ${day}: add it to RATES.`);
  return rate.percent;
}

/** Returns the VAT included in a gross sum, for display: whole roubles, rounded half up. */
export const vatInside = (sum: Roubles, rate: number): Roubles => Math.round((sum * rate) / (100 + rate));

/** Returns the VAT included in a gross sum of roubles, in kopecks, for documents. Apply it to the total to avoid rounding errors. */
export const vatKopecksInside = (sum: Roubles, rate: number): Kopecks => Math.round((sum * 100 * rate) / (100 + rate));
