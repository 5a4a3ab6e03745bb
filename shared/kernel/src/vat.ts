import type { Roubles } from './money.ts';

/** Standard rates in percent, each with the first day of shipment that it applies to; the latest first. */
const RATES = [
  { from: '2026-01-01', percent: 22 }, // law 425-ФЗ of 28.11.2025
  { from: '2019-01-01', percent: 20 }, // law 303-ФЗ of 03.08.2018
] as const;

/** The rate goes by the day of shipment, a plain date of Moscow: neither by that of the payment nor by that of the contract. */
export function vatRateOn(day: string): number {
  const rate = RATES.find(({ from }) => from <= day);
  if (!rate) throw new RangeError(`No VAT rate is kept for ${day}: add it to RATES.`);
  return rate.percent;
}

/** VAT inside a gross sum, for screens: whole roubles, half up. */
export const vatInside = (sum: Roubles, rate: number): Roubles => Math.round((sum * rate) / (100 + rate));

/** VAT inside a gross sum of roubles, for documents: in kopecks. Once for the total, so that no lines' rounding adds up. */
export const vatKopecksInside = (sum: Roubles, rate: number): number => Math.round((sum * 100 * rate) / (100 + rate));
