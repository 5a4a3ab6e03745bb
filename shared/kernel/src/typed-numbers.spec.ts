import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatNumber } from './numbers.ts';
import { readNumber, readWhole } from './typed-numbers.ts';

test.each([
  ['12 500', 12_500],
  ['12\u00a0500,5', 12_500.5],
  ['2,4', 2.4],
  ['−3', -3],
  ['1,5,2', null],
  ['1.000.000', null],
  ['12 50', null],
  ['12abc', null],
  ['0x10', null],
  ['1e3', null],
  ['', null],
])('reads «%s» as %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  ['5', 5],
  ['5,0', 5],
  ['12 500', 12_500],
  ['1,5', null],
  // Means thousands in other notations.
  ['45.000', null],
  ['45,000', null],
  ['-5', null],
  ['', null],
])('reads the quantity «%s» as %s', (text, quantity) => {
  expect(readWhole(text)).toBe(quantity);
});

test('reads what formatNumber has written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (kopecks) => {
      const shown = formatNumber(kopecks / 100, 2);
      expect(Math.round((readNumber(shown) ?? NaN) * 100)).toBe(kopecks);
      expect(readWhole(formatNumber(kopecks))).toBe(kopecks);
    }),
  );
});

test('keeps all typed digits', () => {
  const texts = fc.stringMatching(/^[-−]?[0-9 .,\u00a0]{1,15}$/);
  const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  fc.assert(
    fc.property(texts, (text) => {
      const whole = readWhole(text);
      if (whole !== null) expect(digitsOf(text.trim().replace(/[.,]0+$/, ''))).toBe(String(whole));
      const number = readNumber(text);
      if (number === null) return;
      const plain = text
        .replace(/[ \u00a0]/g, '')
        .replace(',', '.')
        .replace('−', '-');
      expect(number).toBe(Number(plain));
    }),
    { numRuns: 2000 },
  );
});
