import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitQuantity, minQuantity, maxQuantity } from './quantity.ts';

const racks = { min: 6, step: 4, max: 999 };

test.each([
  [Number.NaN, 8],
  [0, 8],
  [1, 8],
  [7, 8],
  [8, 8],
  [9, 12],
  [996, 996],
  [999, 996],
  [5000, 996],
])('fits %d to packs of four with a minimum of six: %d', (wanted, fitted) => {
  expect(fitQuantity(wanted, racks)).toBe(fitted);
});

test('rounds the minimum and the maximum to whole packs', () => {
  expect([minQuantity(racks), maxQuantity(racks)]).toEqual([8, 996]);
});

test('sells a single pack that exceeds the maximum', () => {
  const pallet = { min: 1, step: 1200, max: 999 };
  expect([1, 5000].map((wanted) => fitQuantity(wanted, pallet))).toEqual([1200, 1200]);
});

test('keeps a quantity without restrictions', () => {
  expect(fitQuantity(7, { min: 1, step: 1, max: 999 })).toBe(7);
});

test('fits to whole packs within the limits, and is idempotent', () => {
  const limits = fc.record({
    min: fc.integer({ min: 1, max: 100 }),
    step: fc.integer({ min: 1, max: 100 }),
    max: fc.constant(999),
  });
  fc.assert(
    fc.property(fc.double(), limits, (wanted, known) => {
      const fitted = fitQuantity(wanted, known);
      expect(fitted % known.step).toBe(0);
      expect(fitted).toBeGreaterThanOrEqual(known.min);
      expect(fitted).toBeLessThanOrEqual(known.max);
      expect(fitQuantity(fitted, known)).toBe(fitted);
    }),
  );
});
