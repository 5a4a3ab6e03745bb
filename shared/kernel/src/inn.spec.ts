import { expect, test } from '@jest/globals';
import { hasInnLength, isInn } from './inn.ts';

test.each(['0012345673', '0055500002', '0077000003', '0000000040', '001234567887', '005550000081', '007700000009'])(
  'accepts %s',
  (inn) => {
    expect(isInn(inn)).toBe(true);
  },
);

test.each([
  ['0012345674', 'a wrong control digit of a legal entity'],
  ['001234567888', 'a wrong second control digit of an individual'],
  ['001234567897', 'a wrong first control digit of an individual'],
  ['00123456788', '11 digits'],
  ['00123456AB', 'letters'],
  ['0000000000', 'all zeros, which pass the checksum'],
  ['000000000000', 'all zeros, which pass the checksums'],
  ['', 'an empty text'],
])('rejects «%s»: %s', (inn) => {
  expect(isInn(inn)).toBe(false);
});

test('checks the length apart from the control digits, because each has its own message', () => {
  expect(hasInnLength('0012345674')).toBe(true);
  expect(hasInnLength('00123456734')).toBe(false);
});
