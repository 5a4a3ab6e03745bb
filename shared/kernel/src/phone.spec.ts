import { expect, test } from '@jest/globals';
import { formatPhone, telHref, toE164 } from './phone.ts';

test.each([
  ['8 (916) 123-45-67', '+79161234567'],
  ['+7 916 123 45 67', '+79161234567'],
  ['79161234567', '+79161234567'],
  ['9161234567', '+79161234567'],
  ['8882223344', '+78882223344'],
  ['+7 (916) 123-45-67 доб. 12', '+79161234567'],
  ['8', '+7'],
  ['+', '+7'],
  ['9', '+79'],
  ['', ''],
])('«%s» is sent as «%s»', (typed, sent) => {
  expect(toE164(typed)).toBe(sent);
});

test('shown and linked', () => {
  expect(formatPhone('+78005550120').replaceAll('\u00a0', ' ')).toBe('+7 (800) 555-01-20');
  expect(formatPhone('+7916')).toBe('+7916');
  expect(telHref('+7 (800) 555-01-20')).toBe('tel:+78005550120');
});
