import { expect, test } from '@jest/globals';
import { formatNumber } from './numbers.ts';

test('thousands are parted, a fraction has a comma', () => {
  expect(formatNumber(1240)).toBe('1\u00a0240');
  expect(formatNumber(-1_000_000.5)).toBe('-1\u00a0000\u00a0000,5');
});

test('what is rounded to nothing has no sign', () => {
  expect(formatNumber(-0.0004)).toBe('0');
});

test.each([0, 1, 2, 3])('written as Intl writes it, with at most %d digits after the comma', (digits) => {
  const intl = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: digits });
  for (const value of [0, 0.5, 1.005, 2.675, 8.345, 12.5, 999, 999.9996, 1000, 12_345.678, 1_234_567_890, 0.0004, 1e-9])
    expect([value, formatNumber(value, digits)]).toEqual([value, intl.format(value)]);
  for (const value of [-0.5, -1.005, -2.675, -12.5, -1000, -12_345.678])
    expect([value, formatNumber(value, digits)]).toEqual([value, intl.format(value)]);
});
