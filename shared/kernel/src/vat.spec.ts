import { expect, test } from '@jest/globals';
import { vatInside, vatKopecksInside, vatRateOn } from './vat.ts';

test.each([
  ['2019-01-01', 20],
  ['2025-12-31', 20],
  ['2026-01-01', 22],
  ['2026-11-21', 22],
])('what is shipped on %s bears %d %%', (day, rate) => {
  expect(vatRateOn(day)).toBe(rate);
});

test('a time before the table is a mistake, not a guess', () => {
  expect(() => vatRateOn('2018-12-31')).toThrow('No VAT rate is kept for 2018-12-31');
});

test.each([
  [122, 22, 22],
  [120, 20, 20],
  [125_000, 22, 22_541], // 22 540.98
  [3, 20, 1], // exactly half a rouble goes up
  [0, 22, 0],
])('%d ₽ at %d %% hold %d ₽ of VAT on a screen', (sum, rate, vat) => {
  expect(vatInside(sum, rate)).toBe(vat);
});

test.each([
  [125_000, 22, 2_254_098],
  [8_336_800, 22, 150_335_738],
  [6, 20, 100],
])('%d ₽ at %d %% hold %d kopecks of VAT in a document', (sum, rate, vat) => {
  expect(vatKopecksInside(sum, rate)).toBe(vat);
});
