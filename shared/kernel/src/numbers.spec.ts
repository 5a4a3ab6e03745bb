import { expect, test } from '@jest/globals';
import { formatNumber } from './numbers.ts';

test('groups thousands and uses a decimal comma', () => {
  expect(formatNumber(1240)).toBe('1\u00a0240');
  expect(formatNumber(-1_000_000.5)).toBe('-1\u00a0000\u00a0000,5');
});

test('omits the sign of a value rounded to zero', () => {
  expect(formatNumber(-0.0004)).toBe('0');
});

test.each([0, 1, 2, 3])('matches Intl with up to %d fraction digits', (digits) => {
  const intl = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: digits });
  for (const value of [0, 0.5, 1.005, 2.675, 8.345, 12.5, 999, 999.9996, 1000, 12_345.678, 1_234_567_890, 0.0004, 1e-9])
    expect([value, formatNumber(value, digits)]).toEqual([value, intl.format(value)]);
  for (const value of [-0.5, -1.005, -2.675, -12.5, -1000, -12_345.678])
    expect([value, formatNumber(value, digits)]).toEqual([value, intl.format(value)]);
});
