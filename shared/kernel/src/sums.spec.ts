import { expect, test } from '@jest/globals';
import { cartTotals, lineSum, sumOf, unitPrice } from './sums.ts';

test('multiplies by the quantity; omits products on request from the total', () => {
  expect(lineSum(125_000, 3)).toBe(375_000);
  expect(lineSum(null, 3)).toBeNull();
  expect(sumOf([375_000, null, 40_000])).toBe(415_000);
  expect(sumOf([])).toBe(0);
});

test('prefers the own price to the retail price; without both the price is on request', () => {
  expect(unitPrice({ own: 850, retail: 1000 })).toBe(850);
  expect(unitPrice({ retail: 1000 })).toBe(1000);
  expect(unitPrice({ retail: null })).toBeNull();
});

test('adds up the priced lines, and calculates the VAT once from the total', () => {
  const lines = [
    { qty: 1, sum: 1, sum_retail: 2 },
    { qty: 2, sum: 1, sum_retail: 2 },
    { qty: 3, sum: null, sum_retail: null },
  ];
  // 2 ₽ include 0,36 ₽ of VAT; per line it would round to zero as well.
  expect(cartTotals(lines, 22)).toEqual({ qty: 6, total: 2, total_retail: 4, vat: 0 });
  expect(
    cartTotals(
      Array.from({ length: 10 }, () => ({ qty: 1, sum: 2, sum_retail: 2 })),
      22,
    ).vat,
  ).toBe(4);
});

test('totals zero for an empty cart', () => {
  expect(cartTotals([], 22)).toEqual({ qty: 0, total: 0, total_retail: 0, vat: 0 });
});
