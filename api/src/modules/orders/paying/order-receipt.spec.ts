import { receiptLength } from '@site/contracts/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsSum, leftItems, receiptItems, returnedItems } from './order-receipt.ts';

const lineOf = fc.record({
  qty: fc.integer({ min: 1, max: 999 }),
  sum: fc.integer({ min: 1, max: 10_000_000 }),
  vat_rate: fc.constantFrom(20, 22),
});
const anyOrder = fc.record({
  delivery_total: fc.option(fc.integer({ min: 0, max: 5000 })),
  lines: fc.array(lineOf, { minLength: 1, maxLength: 20 }),
});
const numbered = (lines: { qty: number; sum: number; vat_rate: number }[]) =>
  lines.map((line, position) => ({ ...line, position, name: `Товар ${position}` }));

test('distributes sums that do not divide, and keeps the rates of the lines', () => {
  fc.assert(
    fc.property(anyOrder, ({ delivery_total, lines }) => {
      const items = receiptItems({ delivery_total, vat_rate: 22 }, numbered(lines));
      const goods = lines.reduce((sum, line) => sum + line.sum * 100, 0);
      expect(receiptLength(lines, delivery_total ?? 0)).toBe(items.length);
      expect(itemsSum(items)).toBe(goods + (delivery_total ?? 0) * 100);
      for (const { position, vat_rate } of items)
        expect(vat_rate).toBe(position === null ? 22 : lines[position]!.vat_rate);
    }),
  );
});

test('refunds returned quantities once, and the rest with the last refund', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(), ({ delivery_total, lines }, seed) => {
      const paid = receiptItems({ delivery_total, vat_rate: 22 }, numbered(lines));
      const returned = lines.map(({ qty }, position) => ({ position, qty: (seed + position) % (qty + 1) }));
      const first = returnedItems(paid, [], returned);
      expect(first.reduce((sum, { qty }) => sum + qty, 0)).toBe(returned.reduce((sum, { qty }) => sum + qty, 0));
      expect(returnedItems(paid, first, returned)).toEqual([]);
      expect(itemsSum(first) + itemsSum(leftItems(paid, first))).toBe(itemsSum(paid));
    }),
  );
});
