import { expect, test } from '@jest/globals';
import { readArticleRows } from './article-rows.ts';

const readings = (text: string) => readArticleRows(text)[0]?.readings.map(({ article, qty }) => [article.trim(), qty]);

test.each([
  ['901SL-0080; 5', [['901SL-0080', 5]]],
  ['901SL-0080;5 шт.', [['901SL-0080', 5]]],
  ['901SL-0080\t12,00', [['901SL-0080', 12]]],
  ['901SL 0080; 5', [['901SL 0080', 5]]],
  ['901SL-0080;', [['901SL-0080', 1]]],
  ['901SL-0080', [['901SL-0080', 1]]],
  [
    '901SL-0080 5',
    [
      ['901SL-0080 5', 1],
      ['901SL-0080', 5],
    ],
  ],
  [
    '901SL 0080',
    [
      ['901SL 0080', 1],
      ['901SL', 80],
    ],
  ],
  [
    '60990010 3 шт',
    [
      ['60990010 3 шт', 1],
      ['60990010', 3],
    ],
  ],
  ['901SL-0080; много', [['901SL-0080', null]]],
  ['901SL-0080; 0', [['901SL-0080', null]]],
  ['901SL-0080; 1000', [['901SL-0080', null]]],
  ['901SL-0080; -3', [['901SL-0080', null]]],
  ['901SL-0080; 2,5', [['901SL-0080', null]]],
])('«%s» is read so', (typed, expected) => {
  expect(readings(typed)).toEqual(expected);
});

const drive = [['901SL-0080', 2]];
test.each([
  ['2; 901SL-0080', drive],
  ['901SL-0080\tПривод для ворот\t2', drive],
  ['Привод для ворот\t901SL-0080\t2 шт.', drive],
  ['2\t"901SL-0080"\tПривод', drive],
  ['901SL-0080\tПривод\t\t', [['901SL-0080', 1]]],
  [
    'Привод SL-80, до 800 кг\t901SL-0080\t2',
    [
      ['Привод SL-80, до 800 кг', 2],
      ['901SL-0080', 2],
    ],
  ],
])('columns may stand in any order: «%s»', (typed, expected) => {
  expect(readings(typed)).toEqual(expected);
});

test('a line of titles says which column is which, and is no row itself', () => {
  const typed =
    '№\tНаименование\tЦена, ₽\tКол-во\tАртикул\n1\tПривод SL-80\t150\t2\t901SL-0080\n2\tРейка\t90\t\t901RK-0010';
  expect(readArticleRows(typed).map(({ line, readings: [first] }) => [line, first])).toEqual([
    [2, { article: '901SL-0080', qty: 2 }],
    [3, { article: '901RK-0010', qty: 1 }],
  ]);
});

test('a column that counts the lines is no quantity, unless it is the only one of numbers', () => {
  const quantities = (text: string) => readArticleRows(text).map(({ readings: [first] }) => first?.qty);
  expect(quantities('1\t901SL-0080\t5\n2\t901SL-0060\t7')).toEqual([5, 7]);
  expect(quantities('901SL-0080\tПривод\t1\n901SL-0060\tПривод\t2')).toEqual([1, 2]);
});

test('an article is found in a line without columns, its name beside it', () => {
  expect(readings('901SL-0080 Привод для ворот 2 шт.')).toContainEqual(['901SL-0080', 2]);
});

test('lines are counted as they were typed, the empty ones too', () => {
  expect(readArticleRows('A; 1\r\n\r\n  B; 2  \n').map(({ line, text }) => [line, text])).toEqual([
    [1, 'A; 1'],
    [3, 'B; 2'],
  ]);
});
