import { expect, test } from '@jest/globals';
import { cartTotals, lineSum, sumOf, unitPrice } from './sums.ts';

test('a line costs its quantity; a product on request has no sum, and counts for nothing in the total', () => {
  expect(lineSum(125_000, 3)).toBe(375_000);
  expect(lineSum(null, 3)).toBeNull();
  expect(sumOf([375_000, null, 40_000])).toBe(415_000);
  expect(sumOf([])).toBe(0);
});

test('one’s own price goes before the retail price; without both it is on request', () => {
  expect(unitPrice({ own: 850, retail: 1000 })).toBe(850);
  expect(unitPrice({ retail: 1000 })).toBe(1000);
  expect(unitPrice({ retail: null })).toBeNull();
});

test('the cart adds up what has a price, and takes the VAT of the total once', () => {
  const lines = [
    { qty: 1, sum: 1, sum_retail: 2 },
    { qty: 2, sum: 1, sum_retail: 2 },
    { qty: 3, sum: null, sum_retail: null },
  ];
  // 2 ₽ hold 0,36 ₽ of VAT; line by line it would be the same zero twice.
  expect(cartTotals(lines, 22)).toEqual({ qty: 6, total: 2, total_retail: 4, vat: 0 });
  expect(
    cartTotals(
      Array.from({ length: 10 }, () => ({ qty: 1, sum: 2, sum_retail: 2 })),
      22,
    ).vat,
  ).toBe(4);
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([], 22)).toEqual({ qty: 0, total: 0, total_retail: 0, vat: 0 });
});
