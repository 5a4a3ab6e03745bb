import { expect, test } from '@jest/globals';
import { createMask } from 'imask';
import { maskOptions } from './mask-options.ts';

const written = (mask: string, typed: string) => {
  const masked = createMask(maskOptions(mask));
  masked.resolve(typed, { input: true, raw: true });
  return masked.value;
};

test('# takes a digit, @ a letter, * either', () => {
  expect(written('@###@@ ##', 'а123вс77')).toBe('а123вс 77');
  expect(written('##-@@', '12аб')).toBe('12-аб');
  expect(written('***', 'a1-я')).toBe('a1я');
  expect(written('###', 'ж1з2')).toBe('12');
});

test('other characters stand for themselves, those of the mask library too', () => {
  expect(written('№ 0{a}[#]', '5')).toBe('№ 0{a}[5');
});
