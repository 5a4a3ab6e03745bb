import { expect, test } from '@jest/globals';
import { normaliseArticle } from './article.ts';

test.each([
  ['901SL-0080', '901SL0080'],
  ['901sl 0080', '901SL0080'],
  [' 901SL–0080\u00a0', '901SL0080'],
  ['901SL\u20110080', '901SL0080'],
  ['901SL\u200b-0080\ufeff', '901SL0080'],
  ['9.01SL−0080', '901SL0080'],
  ['903ВВ-0180', '903BB0180'],
  ['авсенкмортху', 'ABCEHKMOPTXY'],
  ['001SL80-24', '001SL8024'],
  ['', ''],
])('«%s» is compared as «%s»', (typed, compared) => {
  expect(normaliseArticle(typed)).toBe(compared);
});

test('a Cyrillic letter that looks like no Latin one stays what it is', () => {
  expect(normaliseArticle('привод-1')).toBe('ПPИBOД1');
});
