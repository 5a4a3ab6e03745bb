import { expect, test } from 'vitest';
import { discounted, discountPercent } from './discounts.ts';

test.each([
  [125_000, 15, 106_250],
  [10, 15, 9], // 8.5 rounds up
  [333, 20, 266], // 266.4 rounds down
  [1, 30, 1],
  [1450, 0, 1450],
])('reduces %i ₽ by %i %% to %i ₽', (retail, percent, expected) => {
  expect(discounted(retail, percent)).toBe(expected);
});

test('applies the larger of the level’s and the personal discount', () => {
  expect(discountPercent({ level: 'gold', personal: { A: 10 } }, 'A')).toBe(25);
  expect(discountPercent({ level: 'gold', personal: { A: 40 } }, 'A')).toBe(40);
  expect(discountPercent({ level: 'none', personal: {} }, 'A')).toBe(0);
});
