import { describe, expect, test } from '@jest/globals';
import { commonText, digitsOnly, lettersOnly, noCyrillic, textOnly, type InputFilter } from './filters.ts';

/** Characters likely to come from a Russian or Latin keyboard or from a pasted document. */
const classes = {
  digits: '0123456789',
  latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  cyrillic: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  otherCyrillic: 'ІіЇїЄєҐґЎў',
  otherLetters: 'ÀéßñαΩ中',
  hyphen: '-',
  underscore: '_',
  dot: '.',
  space: ' ',
  comma: ',',
  stripped: '&/\\#+()$~%\'":*?<>{}^;',
  otherSigns: '!@=[]|`№«»„“—–−…°²½€₽',
  otherSpaces: '\u00a0\u202f\t\n',
  otherDigits: '٣३',
};
type Class = keyof typeof classes;
const all = Object.keys(classes) as Class[];

/** Character classes that each filter of the specification keeps; all others are removed. */
const filters: [name: string, filter: InputFilter, kept: Class[]][] = [
  ['digits only', digitsOnly, ['digits']],
  ['letters only', lettersOnly, ['latin', 'cyrillic', 'hyphen']],
  ['text', textOnly, ['digits', 'latin', 'underscore', 'cyrillic', 'dot', 'space', 'comma']],
  ['no Cyrillic', noCyrillic, all.filter((name) => !['cyrillic', 'otherCyrillic'].includes(name))],
  ['common text', commonText, all.filter((name) => !['stripped', 'dot', 'underscore'].includes(name))],
];

describe.each(filters)('%s', (_name, filter, kept) => {
  test.each(all)('%s', (name) => {
    for (const character of classes[name]) {
      const shown = kept.includes(name) ? character : '';
      expect([character, filter(character)]).toEqual([character, shown]);
      // Within other text as well.
      const digit = kept.includes('digits') ? '7' : '';
      expect(filter(`7${character}7`)).toBe(digit + shown + digit);
    }
  });
});

test('does not split a letter of two code points', () => {
  expect(lettersOnly('Андреи\u0306')).toBe('Андрей');
});

test('filters pasted text', () => {
  expect(digitsOnly('ИНН 00-123 45673')).toBe('0012345673');
  expect(lettersOnly('Анна-Мария Ёлкина, O’Neil 2')).toBe('Анна-МарияЁлкинаONeil');
  expect(textOnly('ул. Ёлочная, д. 5_а (корп. 2) — №7!')).toBe('ул. Ёлочная, д. 5_а корп. 2  7');
  expect(noCyrillic('Иван ivan@пример.ru')).toBe(' ivan@.ru');
  expect(commonText('Въезд № 2, этаж −1 @ склад — «А»!')).toBe('Въезд № 2, этаж −1 @ склад — «А»!');
});
