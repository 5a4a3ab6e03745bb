import { expect, test } from '@jest/globals';
import { formatPrice } from './money.ts';

test('prices are whole roubles, grouped by no-break spaces', () => {
  expect(formatPrice(125000)).toBe('125\u00a0000\u00a0₽');
  expect(formatPrice('1 290 000')).toBe('1\u00a0290\u00a0000\u00a0₽');
  expect(formatPrice(0)).toBe('0\u00a0₽');
});

test('no value, no text', () => {
  expect(formatPrice(null)).toBe('');
  expect(formatPrice('')).toBe('');
});
