import { expect, test } from '@jest/globals';
import { bindSpaces, formatFileSize, formatRange } from './typography.ts';

const shown = (text: string) => bindSpaces(text).replaceAll('\u00a0', '_');

test('short words stay with the next word', () => {
  expect(shown('Привод в комплекте и с рейкой')).toBe('Привод в_комплекте и_с_рейкой');
  expect(shown('Для въезда на парковку')).toBe('Для въезда на_парковку');
});

test('numbers stay with their units and signs', () => {
  expect(shown('Створка до 800 кг, 24 В, заказ № 15')).toBe('Створка до_800_кг, 24_В, заказ №_15');
  expect(shown('5 мостов')).toBe('5 мостов');
});

test('a dash does not begin a line', () => {
  expect(shown('Гарантия — 3 года')).toBe('Гарантия_— 3_года');
});

test('ranges and file sizes', () => {
  expect(formatRange(12, 40)).toBe('12–40');
  expect(formatFileSize(2_516_582)).toBe('2,4\u00a0МБ');
  expect(formatFileSize(300)).toBe('1\u00a0КБ');
  expect(formatFileSize(1_020_000)).toBe('996\u00a0КБ');
});
