import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatPhone, mobileRefusal, phoneRefusal, phoneRefusals, readPhone, telHref, toE164 } from './phone.ts';

test.each([
  ['8 (916) 123-45-67', '+79161234567'],
  ['+7 916 123 45 67', '+79161234567'],
  ['+7\u00a0916\u00a0123\u201145\u201167', '+79161234567'],
  ['+7\u200b9161234567', '+79161234567'],
  ['79161234567', '+79161234567'],
  ['9161234567', '+79161234567'],
  ['8882223344', '+78882223344'],
  ['тел. 8 916 123 45 67', '+79161234567'],
  ['+7 (916) 123-45-67 доб. 12', '+79161234567'],
])('normalises «%s» to «%s»', (typed, kept) => {
  expect(toE164(typed)).toBe(kept);
});

test.each([
  ['+998 90 123-45-67', 'foreign'],
  ['+9161234567', 'foreign'],
  ['+86 10 1234 5678', 'foreign'],
  ['+8 916 123-45-67', 'foreign'],
  ['810 998 90 123-45-67', 'foreign'],
  ['8 10 7 916 123 45', 'foreign'],
  ['8101234567', 'foreign'],
  ['00 7 916 123-45-67', 'foreign'],
  ['0079161234', 'foreign'],
  ['+7 (100) 123-45-67', 'foreign'],
  ['998901234567', 'long'],
  ['+7 916 123-45-678', 'long'],
  ['8 916 123-45-67-8', 'long'],
  ['91234567890', 'long'],
  ['89161234567, 89031234567', 'unclear'],
  ['89161234567 89031234567', 'long'],
  ['+7 916 +998 90', 'unclear'],
  ['8916123456О', 'unclear'],
  ['8 916 123-45-67 или дома', 'unclear'],
  ['+7 (916) 12', 'incomplete'],
  ['', 'incomplete'],
  ['+', 'incomplete'],
])('rejects «%s» and leaves it unchanged: %s', (typed, refusal) => {
  expect(readPhone(typed)).toMatchObject({ refusal });
  expect(phoneRefusal(typed)).toBe(phoneRefusals[refusal as keyof typeof phoneRefusals]);
  expect(toE164(typed)).toBe(typed);
});

test('accepts only mobile numbers for codes', () => {
  expect(mobileRefusal('8 916 123-45-67')).toBeNull();
  expect(mobileRefusal('8 495 123-45-67')).toBe(phoneRefusals.mobile);
  expect(mobileRefusal('+7495')).toBe(phoneRefusals.mobileIncomplete);
});

test('formats numbers for display and for links', () => {
  expect(formatPhone('+78005550120').replaceAll('\u00a0', ' ')).toBe('+7 (800) 555-01-20');
  expect(formatPhone('88005550120, доб. 12').replaceAll('\u00a0', ' ')).toBe('+7 (800) 555-01-20, доб. 12');
  expect(formatPhone('+7916')).toBe('+7916');
  expect(formatPhone('+998 90 123-45-67')).toBe('+998 90 123-45-67');
  expect(telHref('+7 (800) 555-01-20')).toBe('tel:+78005550120');
  expect(telHref('+998 90 123-45-67')).toBe('tel:+998901234567');
});

const typed = fc.stringMatching(/^[ \u00a0]?\+?[0-9 ()\u2011\u00a0-]{0,24}$/);
const digitsOf = (text: string) => text.replace(/\D/g, '');

test('keeps all typed digits but a leading 8 or 7', () => {
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: 'grapheme' })), (text) => {
      const reading = readPhone(text);
      if ('refusal' in reading) {
        expect(toE164(text)).toBe(text);
        expect(phoneRefusal(text)).not.toBeNull();
      } else {
        const digits = digitsOf(text);
        expect([digits, `7${digits}`, `7${digits.slice(1)}`]).toContain(reading.number.slice(1));
      }
    }),
    { numRuns: 2000 },
  );
});

test('parses what it has formatted', () => {
  const numbers = fc.stringMatching(/^\+7[346-9]\d{9}$/);
  fc.assert(
    fc.property(numbers, (number) => {
      expect(toE164(number)).toBe(number);
      expect(toE164(formatPhone(number))).toBe(number);
      expect(telHref(formatPhone(number))).toBe(`tel:${number}`);
      expect(readPhone(`${number}0`)).toEqual({ refusal: 'long' });
      expect(readPhone(number.slice(0, -1))).toMatchObject({ refusal: 'incomplete' });
    }),
  );
});
