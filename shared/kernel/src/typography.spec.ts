import { expect, test } from '@jest/globals';
import { bindSpaces, formatFileSize, formatRange, typograph, typographHtml } from './typography.ts';

const shown = (text: string) => bindSpaces(text).replaceAll('\u00a0', '_');

test('binds short words to the next word', () => {
  expect(shown('Привод в комплекте и с рейкой')).toBe('Привод в_комплекте и_с_рейкой');
  expect(shown('Для въезда на парковку')).toBe('Для въезда на_парковку');
});

test('binds numbers to their units and signs', () => {
  expect(shown('Створка до 800 кг, 24 В, заказ № 15')).toBe('Створка до_800_кг, 24_В, заказ №_15');
  expect(shown('5 мостов')).toBe('5 мостов');
});

test.each([
  ['до 3 500 кг', 'до_3_500_кг'],
  ['за 1–3 рабочих дня', 'за_1–3_рабочих_дня'],
  ['за 1–3\u00a0рабочих дня', 'за_1–3_рабочих_дня'],
  ['24 месяца, 5 лет и 1 год', '24_месяца, 5_лет и_1_год'],
  ['10 млн циклов', '10_млн циклов'],
  ['до 23 ноября и с 1 декабря 2026 года', 'до_23_ноября и_с_1_декабря_2026_года'],
  ['12–14 марта', '12–14_марта'],
  ['5 маяков', '5 маяков'],
  ['ул. Примерная, д. 1', 'ул._Примерная, д._1'],
  ['Звоните: +7 (800) 555-01-20, доб. 2', 'Звоните: +7_(800)_555\u201101\u201120, доб._2'],
  ['+7 (800) 555-01-20', '+7 (800) 555-01-20'],
  ['<p>В каталоге</p>', '<p>В_каталоге</p>'],
  ['/catalog/sliding-gates/', '/catalog/sliding-gates/'],
])('binds «%s»', (source, expected) => {
  expect(shown(source)).toBe(expected);
  expect(shown(bindSpaces(source))).toBe(expected);
});

test.each([
  ['Пн–Пт, 9:00–18:00', 'Пн–|Пт, 9:00–|18:00'],
  ['Вс – выходной', 'Вс_– выходной'],
  ['от −40–50', 'от_−40–|50'],
  ['Привод SL-80-24 и карта-ключ', 'Привод SL-|80-|24 и_карта-ключ'],
  ['Рост-на-Дону', 'Рост-на-Дону'],
  ['10 м/мин, до 30 чел./мин', '10_м/|мин, до_30_чел./|мин'],
  ['/catalog/m/min/, да/нет, и/или', '/catalog/m/min/, да/нет, и/или'],
])('prevents breaks in ranges, units and models of «%s»', (source, expected) => {
  const plain = typograph(source).replaceAll('\u00a0', '_').replaceAll('\u2060', '|');
  expect(plain).toBe(expected);
  expect(typograph(typograph(source))).toBe(typograph(source));
});

test('leaves URLs in markup unchanged', () => {
  expect(typographHtml('<p><a href="/p/SL-80/">SL-80</a> за 5 с</p>')).toBe(
    '<p><a href="/p/SL-80/">SL-\u206080</a> за\u00a05\u00a0с</p>',
  );
});

test('keeps dashes off the start of a line', () => {
  expect(shown('Гарантия — 3 года')).toBe('Гарантия_— 3_года');
});

test('formats ranges and file sizes', () => {
  expect(formatRange(12, 40)).toBe('12–40');
  expect(formatFileSize(2_516_582)).toBe('2,4\u00a0МБ');
  expect(formatFileSize(300)).toBe('1\u00a0КБ');
  expect(formatFileSize(1_020_000)).toBe('996\u00a0КБ');
});
