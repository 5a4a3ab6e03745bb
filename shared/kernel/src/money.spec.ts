import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  groupRoubles,
  formatPayment,
  formatPrice,
  formatPriceOfKopecks,
  type Kopecks,
  parseRoubles,
  type Roubles,
} from './money.ts';

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

test('shows the kopecks of a payment', () => {
  expect([1_220_050, 1_220_005, 1_220_000, 5].map(formatPayment)).toEqual(
    ['12\u00a0200,50', '12\u00a0200,05', '12\u00a0200', '0,05'].map((sum) => `${sum}\u00a0₽`),
  );
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
  fc.assert(
    fc.property(fc.maxSafeNat(), (sum) => {
      expect(parseRoubles(formatPrice(sum))).toBe(sum);
      expect(parseRoubles(groupRoubles(String(sum)))).toBe(sum);
    }),
  );
});

test('keeps all typed digits of a sum but zero kopecks, or rejects the text and leaves it as it is', () => {
  const typed = fc
    .tuple(
      fc.stringMatching(/^[-−+]?[0-9 .,\u00a0\u202f]{0,15}$/),
      fc.constantFrom('', ' ₽', ' руб.', ' р.', ' тыс.', '%'),
    )
    .map((parts) => parts.join(''));
  const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: 'grapheme' })), (text) => {
      const sum = parseRoubles(text);
      if (sum === null) expect(groupRoubles(text)).toBe(text);
      else expect(digitsOf(text.replace(/[.,]0{1,2}(?=\D*$)/, ''))).toBe(String(sum));
    }),
    { numRuns: 2000 },
  );
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
