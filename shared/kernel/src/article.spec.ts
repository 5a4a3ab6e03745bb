import { expect, test } from '@jest/globals';
import fc from 'fast-check';
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

test('an article is the same with what nobody sees in it, and different with any other letter or digit', () => {
  const articles = fc.stringMatching(/^[0-9A-Z]{3,5}-?[0-9A-Z]{3,5}$/);
  const unseen = fc.constantFrom('\u200b', '\ufeff', '\u00ad', '\u2011', '\u2212', '\u00a0', ' ', '.', '\u202f');
  fc.assert(
    fc.property(articles, unseen, fc.nat(10), articles, (article, sign, at, other) => {
      const kept = normaliseArticle(article);
      expect(normaliseArticle(kept)).toBe(kept);
      expect(kept).toBe(article.replace('-', ''));
      expect(normaliseArticle(article.slice(0, at) + sign + article.slice(at))).toBe(kept);
      if (other.replace('-', '') !== kept) expect(normaliseArticle(other)).not.toBe(kept);
    }),
  );
});
