import { expect, test } from 'vitest';
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
])('parses «%s»', (typed, expected) => {
  expect(readings(typed)).toEqual(expected);
});

test('reads a quantity after a comma in a list separated by semicolons too', () => {
  const rows = readArticleRows('901SL-0080; 2\n901SL-0100,1\n901SL-0060, 3 шт.');
  expect(rows.map(({ readings }) => readings.at(-1))).toEqual([
    { article: '901SL-0080', qty: 2 },
    { article: '901SL-0100', qty: 1 },
    { article: '901SL-0060', qty: 3 },
  ]);
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
])('accepts columns in any order: «%s»', (typed, expected) => {
  expect(readings(typed)).toEqual(expected);
});

test('reads the columns from a header row, which is not a row of goods', () => {
  const typed =
    '№\tНаименование\tЦена, ₽\tКол-во\tАртикул\n1\tПривод SL-80\t150\t2\t901SL-0080\n2\tРейка\t90\t\t901RK-0010';
  expect(readArticleRows(typed).map(({ line, readings: [first] }) => [line, first])).toEqual([
    [2, { article: '901SL-0080', qty: 2 }],
    [3, { article: '901RK-0010', qty: 1 }],
  ]);
});

const read = (text: string) =>
  readArticleRows(text).map(({ line, readings: [first] }) => [line, first?.article, first?.qty]);
const quantities = (text: string) => readArticleRows(text).map(({ readings: [first] }) => first?.qty);

test('recognises a header row despite digits in its titles', () => {
  const rows = '901SL-0080\tПривод\t300\t20\n901RK-0010\tРейка\t90\t4';
  expect(read(`Артикул\tНаименование\tЦена с НДС 22 %, ₽\tКол-во\n${rows}`)).toEqual([
    [2, '901SL-0080', 20],
    [3, '901RK-0010', 4],
  ]);
  expect(read('Артикул\tКол-во на 2026 г.\n901SL-0080\t3')).toEqual([[2, '901SL-0080', 3]]);
  expect(read('Артикул\t901SL-0080\t3')).toHaveLength(1);
});

test('finds the header below lines about the whole list, which are not rows of goods', () => {
  const list = 'Артикул\tЦена\tКол-во\n901SL-0080\t5\t300';
  expect(read(`Заявка № 15 от 12.03.2026\t\t\n\nКод заказчика 15\t\t\n${list}`)).toEqual([[5, '901SL-0080', 300]]);
  expect(read(`901RK-0010\t\t2\n${list}`)).toEqual([
    [1, '901RK-0010', 2],
    [3, '901SL-0080', 300],
  ]);
});

test.each([
  ['Код\tАртикул\tШтрихкод\tКол-во в упаковке\tЗаказ, шт.', '00-0001\t901SL-0080\t4600000000017\t10\t3', 3],
  ['№\tАртикул\tЦена\tНадо', '1\t901SL-0080\t90\t200', 200],
  ['Артикул\tЦена', '901SL-0080\t300', 1],
  ['Артикул\tНаименование', '901SL-0080\tПривод', 1],
  ['Артикул\tКол-во', '901SL-0080\tмного', null],
])('finds article and quantity by the titles «%s»', (titles, row, qty) => {
  expect(read(`${titles}\n${row}`)).toEqual([[2, '901SL-0080', qty]]);
});

test('does not take line numbers for quantities', () => {
  expect(quantities('1\t901SL-0080\t5\n2\t901SL-0060\t7')).toEqual([5, 7]);
  expect(quantities('1\t901SL-0080\t5')).toEqual([5]);
  expect(quantities('7\t901SL-0080\tПривод\t10')).toEqual([10]);
  expect(quantities('7\t901SL-0080\t2\n8\t901SL-0060\t1\n9\t901RK-0010\t4')).toEqual([2, 1, 4]);
  expect(quantities('1\t901SL-0080\tПривод\n2\t901SL-0060\tПривод\n3\t901RK-0010\tРейка')).toEqual([1, 1, 1]);
  expect(quantities('1\t901SL-0080\t15 000 ₽\n2\t901SL-0060\t9 000 ₽')).toEqual([1, 1]);
});

test('takes consecutive quantities for quantities', () => {
  expect(quantities('901SL-0080\tПривод\t1\n901SL-0060\tПривод\t2')).toEqual([1, 2]);
  expect(quantities('901SL-0080\tПривод\t1\t300\n901SL-0060\tПривод\t2\t400')).toEqual([1, 2]);
  expect(quantities('2\t901SL-0080\tПривод')).toEqual([2]);
});

test.each([
  ['the last column of numbers', ['901SL-0080\tПривод\t300\t20'], [20]],
  [
    'the smaller column, when it is smaller in each row',
    ['901SL-0080\tПривод\t2\t300', '901RK-0010\tРейка\t4\t90'],
    [2, 4],
  ],
  ['the last column, when neither is smaller in each row', ['901SL-0080\t5\t20', '901RK-0010\t30\t4'], [20, 4]],
  ['a column without a currency', ['901SL-0080\t20\t3 ₽', '901RK-0010\t4\t5 руб.'], [20, 4]],
  ['a column without kopecks', ['901SL-0080\t20\t2,50', '901RK-0010\t4\t3,00'], [20, 4]],
  ['a column without decimals, even zeros', ['901SL-0080\t20\t10,00', '901RK-0010\t4\t3,00'], [20, 4]],
  ['a column whose numbers are mostly small enough', ['901SL-0080\tA\t15000\t2', '901RK-0010\tB\t300\t900'], [2, 900]],
  ['the default 1 in a list of prices', ['901SL-0080\tПривод\t15000', '901RK-0010\tРейка\t1200'], [1, 1]],
])('reads without a header: %s', (_, rows, expected) => {
  expect(quantities(rows.join('\n'))).toEqual(expected);
});

test('recognises price, quantity and sum by their product', () => {
  const rows = ['1\t901SL-0080\tПривод\tшт\t2\t300\t600', '2\t901RK-0010\tРейка\tшт\t3\t90\t270'];
  expect(quantities([...rows, 'Итого\t\t\t\t5\t\t870'].join('\n')).slice(0, 2)).toEqual([2, 3]);
  expect(quantities(rows[0]!)).toEqual([2]);
  const reversed = ['901SL-0080\t10\t300\t2\t600', '901RK-0010\t1\t90,50\t40\t3 620,00'];
  expect(quantities(reversed.join('\n'))).toEqual([2, 40]);
});

test('rejects only the rows with an invalid quantity', () => {
  expect(quantities('901SL-0080\tA\t5\n901RK-0010\tB\tмного\n901SL-0060\tC\t1000')).toEqual([5, null, null]);
});

test('accepts rows with different column orders', () => {
  expect(read('2; 901SL-0080\n901RK-0010; 3\n901SL-0060; 4')).toEqual([
    [1, '901SL-0080', 2],
    [2, '901RK-0010', 3],
    [3, '901SL-0060', 4],
  ]);
});

test('accepts quoted spreadsheet cells with line breaks, tabs and quotes', () => {
  const rows =
    'Артикул\t"Наименование\nтовара"\t"Кол-во,\r\nшт"\n901SL-0080\t"Привод ""SL\t80"";\nворота"\t7\n901RK-0010\t\t1';
  expect(read(rows)).toEqual([
    [4, '901SL-0080', 7],
    [6, '901RK-0010', 1],
  ]);
  expect(read('"901SL-0080; 2\n901RK-0010; 12"')).toEqual([
    [1, '901SL-0080', 2],
    [2, '901RK-0010', 12],
  ]);
});

test('treats a quote inside a cell as a plain character', () => {
  expect(read('901SL-0080\tТруба 1/2"\t7\n901RK-0010\t"Ромашка" ООО\t3\n901SL-0060\t"Рейка\t2')).toEqual([
    [1, '901SL-0080', 7],
    [2, '901RK-0010', 3],
    [3, '901SL-0060', 2],
  ]);
});

test('parses the longest allowed list in time, whatever its content', () => {
  const started = performance.now();
  for (const part of [' ', '"', '1 ', '1\t', '"\t', '1;2;3;4\n'])
    readArticleRows(`a${part.repeat(Math.floor(120_000 / part.length))}b`);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test.each([
  ['901SL-0080, 5', ['901SL-0080', 5]],
  ['901SL-0080,5', ['901SL-0080', 5]],
  ['2,"Привод SL-80, до 800 кг",901SL-0080', ['Привод SL-80, до 800 кг', 2]],
])('accepts columns separated by commas: «%s»', (typed, expected) => {
  expect(readings(typed)?.[0]).toEqual(expected);
});

test('recognises a header separated by commas', () => {
  expect(read('Артикул,Наименование,Кол-во\n901SL-0080,"Привод, 800 кг",20\n901RK-0010,Рейка,4')).toEqual([
    [2, '901SL-0080', 20],
    [3, '901RK-0010', 4],
  ]);
});

test('does not split names or numbers at their commas', () => {
  expect(readings('901SL-0080 12,00')).toContainEqual(['901SL-0080', 12]);
  expect(readings('Привод SL-80, до 800 кг\t901SL-0080\t2')).toContainEqual(['901SL-0080', 2]);
});

test('finds an article in a line without columns, beside its name', () => {
  expect(readings('901SL-0080 Привод для ворот 2 шт.')).toContainEqual(['901SL-0080', 2]);
});

test('counts empty lines in the line numbers', () => {
  expect(readArticleRows('A; 1\r\n\r\n  B; 2  \n').map(({ line, text }) => [line, text])).toEqual([
    [1, 'A; 1'],
    [3, 'B; 2'],
  ]);
});
