import { expect, test } from '@jest/globals';
import { commonText, digitsOnly, lettersOnly, noCyrillic, textOnly } from './filters.ts';

test('digits only', () => {
  expect(digitsOnly('ИНН 00-123 45673')).toBe('0012345673');
});

test('letters only: Latin, Cyrillic and the hyphen', () => {
  expect(lettersOnly('Анна-Мария Ёлкина, O’Neil 2')).toBe('Анна-МарияЁлкинаONeil');
});

test('text: word characters, dot, space, comma, Cyrillic', () => {
  expect(textOnly('ул. Ёлочная, д. 5_а (корп. 2) — №7!')).toBe('ул. Ёлочная, д. 5_а корп. 2  7');
});

test('no Cyrillic: the rest stays', () => {
  expect(noCyrillic('Иван ivan@пример.ru')).toBe(' ivan@.ru');
});

test('common text loses exactly the characters that the specification lists', () => {
  expect(commonText('a&b/c\\d#e+f(g)h$i~j%k.l\'m"n:o*p?q<r>s{t}u^v_w;x')).toBe('abcdefghijklmnopqrstuvwx');
  expect(commonText('Въезд № 2, этаж −1 @ склад — «А»!')).toBe('Въезд № 2, этаж −1 @ склад — «А»!');
});
