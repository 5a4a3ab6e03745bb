import { expect, test } from '@jest/globals';
import { isBik, isKpp, isOgrn, isSettlementAccount } from './requisites.ts';

test.each(['001201001', '0012AB001'])('accepts the KPP %s', (kpp) => {
  expect(isKpp(kpp)).toBe(true);
});

test.each(['', '00120100', '0012010011', '0012ab001', '001201АБ1'])('rejects the KPP «%s»', (kpp) => {
  expect(isKpp(kpp)).toBe(false);
});

test.each(['1000000000010', '300000000000015'])('accepts the OGRN %s', (ogrn) => {
  expect(isOgrn(ogrn)).toBe(true);
});

test.each([
  ['1000000000011', 'a wrong control digit of a legal entity'],
  ['300000000000016', 'a wrong control digit of a sole trader'],
  ['30000000000015', '14 digits'],
  ['0000000000000', 'all zeros, which pass the checksum'],
  ['', 'an empty text'],
])('rejects the OGRN «%s»: %s', (ogrn) => {
  expect(isOgrn(ogrn)).toBe(false);
});

test('accepts a BIK of nine digits with a known prefix', () => {
  expect(['044000000', '010000000', '020000000'].every(isBik)).toBe(true);
  expect(['034000000', '04400000', '04400000A', ''].some(isBik)).toBe(false);
});

test.each([
  ['40702810900000000001', '044000000', true],
  ['40702810800000000001', '044000000', false], // a wrong key
  ['40702810900000000001', '044000001', false], // another bank's account
  ['4070281090000000001', '044000000', false], // 19 digits
  ['40702810900000000001', '', false],
])('checks account %s of bank %s: %s', (account, bik, valid) => {
  expect(isSettlementAccount(account, bik)).toBe(valid);
});
