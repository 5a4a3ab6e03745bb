import { describe, expect, test } from '@jest/globals';
import { createMask } from 'imask';
import { maskOptions, type maskTokens } from './mask-options.ts';

const written = (mask: string, typed: string) => {
  const masked = createMask(maskOptions(mask));
  masked.resolve(typed, { input: true, raw: true });
  return masked.value;
};

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
      expect([character, written(token, character)]).toEqual([character, kinds.includes(kind) ? character : '']);
  });
});

test('what does not fit is left out, and the rest finds its place', () => {
  expect(written('@###@@ ##', 'а123вс77')).toBe('а123вс 77');
  expect(written('##-@@', '12аб')).toBe('12-аб');
  expect(written('***', 'a1-я')).toBe('a1я');
  expect(written('###', 'ж1з2')).toBe('12');
});

test('other characters stand for themselves, those of the mask library too', () => {
  expect(written('№ 0{a}[#]', '5')).toBe('№ 0{a}[5');
});
