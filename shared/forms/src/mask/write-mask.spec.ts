import { describe, expect, test } from '@jest/globals';
import { type maskTokens, writeMask } from './index.ts';

const classes = {
  digit: '0123456789',
  letter:
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
    'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  sign: ' -_.,:;!?@#*/\\()[]{}+=&%$^~<>"\'`|№«»—\u00a0',
};
const takes = { '#': ['digit'], '@': ['letter'], '*': ['digit', 'letter'] } satisfies Record<
  keyof typeof maskTokens,
  (keyof typeof classes)[]
>;

describe.each(Object.entries(takes))('the token %s', (token, kinds: string[]) => {
  test.each(Object.entries(classes))('%s', (kind, characters) => {
    for (const character of characters)
      expect([character, writeMask(token, character)]).toEqual([character, kinds.includes(kind) ? character : '']);
  });
});

test('skips characters that do not fit and places the rest', () => {
  expect(writeMask('@###@@ ##', 'а123вс77')).toBe('а123вс 77');
  expect(writeMask('##-@@', '12аб')).toBe('12-аб');
  expect(writeMask('***', 'a1-я')).toBe('a1я');
  expect(writeMask('###', 'ж1з2')).toBe('12');
});

test('treats other characters as literals', () => {
  expect(writeMask('№ 0{a}[#]', '5')).toBe('№ 0{a}[5');
  expect(writeMask('+7 (###) ###', '916')).toBe('+7 (916');
});
