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
  ['901SL-0080 5', [['901SL-0080 5', 1], ['901SL-0080', 5]]],
  ['901SL 0080', [['901SL 0080', 1], ['901SL', 80]]],
  ['60990010 3 шт', [['60990010 3 шт', 1], ['60990010', 3]]],
  ['901SL-0080; много', [['901SL-0080', null]]],
  ['901SL-0080; 0', [['901SL-0080', null]]],
  ['901SL-0080; 1000', [['901SL-0080', null]]],
  ['901SL-0080; -3', [['901SL-0080', null]]],
  ['901SL-0080; 2,5', [['901SL-0080', null]]],
])('«%s» is read so', (typed, expected) => {
  expect(readings(typed)).toEqual(expected);
});

test('lines are counted as they were typed, the empty ones too', () => {
  expect(readArticleRows('A; 1\r\n\r\n  B; 2  \n').map(({ line, text }) => [line, text])).toEqual([
    [1, 'A; 1'],
    [3, 'B; 2'],
  ]);
});
