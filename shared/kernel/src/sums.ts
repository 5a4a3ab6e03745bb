import type { Roubles } from './money.ts';
import { vatInside } from './vat.ts';

/** What one unit costs whoever looks: his own price, or else the retail price. Null: the price is on request. */
export const unitPrice = ({ own, retail }: { own?: Roubles; retail: Roubles | null }): Roubles | null => own ?? retail;

/** Of a line of a cart or an order. A product without a price has no sum. */
export const lineSum = (price: Roubles | null, qty: number): Roubles | null => (price === null ? null : price * qty);

/** Of all lines: those without a sum count for nothing. */
export const sumOf = (sums: readonly (number | null)[]): number =>
  sums.reduce<number>((sum, one) => sum + (one ?? 0), 0);

type Line = { qty: number; sum: Roubles | null; sum_retail: Roubles | null };

export function cartTotals(lines: readonly Line[], vatRate: number) {
  const total = sumOf(lines.map(({ sum }) => sum));
  return {
    qty: sumOf(lines.map(({ qty }) => qty)),
    total,
    total_retail: sumOf(lines.map(({ sum_retail }) => sum_retail)),
    // Once for the total: the roundings of lines would add up.
    vat: vatInside(total, vatRate),
  };
}
