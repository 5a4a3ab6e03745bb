import { expect, test } from '@jest/globals';
import { vatInside, vatKopecksInside, vatRateOn } from './vat.ts';

test.each([
  ['2019-01-01', 20],
  ['2025-12-31', 20],
  ['2026-01-01', 22],
  ['2026-11-21', 22],
])('applies to shipments of %s a rate of %d %%', (day, rate) => {
  expect(vatRateOn(day)).toBe(rate);
});

test('throws for dates before the table', () => {
  expect(() => vatRateOn('2018-12-31')).toThrow('No VAT rate for 2018-12-31');
});

test.each([
  [122, 22, 22],
  [120, 20, 20],
  [125_000, 22, 22_541], // 22 540.98
  [3, 20, 1], // exactly half a rouble rounds up
  [0, 22, 0],
])('finds in %d ₽ at %d %% a displayed VAT of %d ₽', (sum, rate, vat) => {
  expect(vatInside(sum, rate)).toBe(vat);
});

test.each([
  [125_000, 22, 2_254_098],
  [8_336_800, 22, 150_335_738],
  [6, 20, 100],
])('finds in %d ₽ at %d %% a VAT of %d kopecks for documents', (sum, rate, vat) => {
  expect(vatKopecksInside(sum, rate)).toBe(vat);
});
