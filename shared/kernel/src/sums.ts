import type { Roubles } from './money.ts';
import { vatInside } from './vat.ts';

/** Returns the visitor's price per unit: the own price, or else the retail price. Null: on request. */
export const unitPrice = ({ own, retail }: { own?: Roubles; retail: Roubles | null }): Roubles | null => own ?? retail;

/** Returns the sum of a cart or order line; null for a product without a price. */
export const lineSum = (price: Roubles | null, qty: number): Roubles | null => (price === null ? null : price * qty);

/** Returns the total of all lines, without those that have no sum. */
export const sumOf = (sums: readonly (number | null)[]): number =>
  sums.reduce<number>((sum, one) => sum + (one ?? 0), 0);

type Line = { qty: number; sum: Roubles | null; sum_retail: Roubles | null };

export function cartTotals(lines: readonly Line[], vatRate: number) {
  const total = sumOf(lines.map(({ sum }) => sum));
  return {
    qty: sumOf(lines.map(({ qty }) => qty)),
    total,
    total_retail: sumOf(lines.map(({ sum_retail }) => sum_retail)),
    // From the total, because rounding errors of lines would add up.
    vat: vatInside(total, vatRate),
  };
}
