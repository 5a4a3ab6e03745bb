import { expect, test } from '@jest/globals';
import { isBik, isKpp, isOgrn, isSettlementAccount } from './requisites.ts';

test.each(['001201001', '0012AB001'])('%s is a registration reason code', (kpp) => {
  expect(isKpp(kpp)).toBe(true);
});

test.each(['', '00120100', '0012010011', '0012ab001', '001201АБ1'])('«%s» is none', (kpp) => {
  expect(isKpp(kpp)).toBe(false);
});

test.each(['1000000000010', '300000000000015'])('%s is a state registration number', (ogrn) => {
  expect(isOgrn(ogrn)).toBe(true);
});

test.each([
  ['1000000000011', 'a wrong control digit of a legal entity'],
  ['300000000000016', 'a wrong control digit of a sole trader'],
  ['30000000000015', '14 digits'],
  ['0000000000000', 'all zeros pass the sum only'],
  ['', 'nothing'],
])('«%s» is none: %s', (ogrn) => {
  expect(isOgrn(ogrn)).toBe(false);
});

test('a bank code has nine digits and a known beginning', () => {
  expect(['044000000', '010000000', '020000000'].every(isBik)).toBe(true);
  expect(['034000000', '04400000', '04400000A', ''].some(isBik)).toBe(false);
});

test.each([
  ['40702810900000000001', '044000000', true],
  ['40702810800000000001', '044000000', false], // a wrong key
  ['40702810900000000001', '044000001', false], // of another bank
  ['4070281090000000001', '044000000', false], // 19 digits
  ['40702810900000000001', '', false],
])('account %s with bank %s: %s', (account, bik, valid) => {
  expect(isSettlementAccount(account, bik)).toBe(valid);
});
