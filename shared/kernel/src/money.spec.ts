import { expect, test } from '@jest/globals';
import { groupRoubles, formatPrice, formatPriceOfKopecks, type Kopecks, parseRoubles, type Roubles } from './money.ts';

test('formats whole roubles, grouped by no-break spaces', () => {
  expect(formatPrice(125000)).toBe('125\u00a0000\u00a0₽');
  expect(formatPrice('1 290 000')).toBe('1\u00a0290\u00a0000\u00a0₽');
  expect(formatPrice(0)).toBe('0\u00a0₽');
});

test('returns an empty text without a value', () => {
  expect(formatPrice(null)).toBe('');
  expect(formatPrice('')).toBe('');
});

test('accepts no kopecks as roubles, and no roubles as kopecks', () => {
  const price: Roubles = 812_301;
  const sum: Kopecks = 81_230_050;
  // @ts-expect-error -- the types differ
  expect(formatPrice(sum)).not.toBe(formatPrice(price));
  // @ts-expect-error -- the types differ
  expect(formatPriceOfKopecks(price)).not.toBe(formatPrice(price));
});

test('rounds kopecks to whole roubles', () => {
  expect(formatPriceOfKopecks(81_230_050)).toBe('812\u00a0301\u00a0₽');
});

test.each([
  ['45000', 45_000],
  [' 45 000 ', 45_000],
  ['45\u00a0000,00', 45_000],
  ['1\u202f290\u202f000 ₽', 1_290_000],
  ['45 000.0 руб.', 45_000],
  ['0', 0],
])('parses «%s»', (text, roubles) => {
  expect(parseRoubles(text)).toBe(roubles);
});

test.each(['45 000,50', '45.5', '45.000', '45,000', '4 5000', '-5', '1e3', '0x10', '45 тыс.', '', '9'.repeat(20)])(
  'rejects «%s»',
  (text) => {
    expect(parseRoubles(text)).toBeNull();
  },
);

test('parses what it has formatted', () => {
  for (const sum of [0, 7, 999, 1000, 45_000, 100_000_000]) expect(parseRoubles(formatPrice(sum))).toBe(sum);
});

test.each([
  ['45000', '45\u00a0000'],
  ['45 000,00 ₽', '45\u00a0000'],
  ['45 000,50', '45 000,50'],
  ['45.000', '45.000'],
  ['', ''],
])('shows the typed sum «%s» as «%s»', (typed, shown) => {
  expect(groupRoubles(typed)).toBe(shown);
});
