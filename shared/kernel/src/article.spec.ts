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
])('normalises «%s» to «%s»', (typed, compared) => {
  expect(normaliseArticle(typed)).toBe(compared);
});

test('keeps Cyrillic letters without a Latin lookalike', () => {
  expect(normaliseArticle('привод-1')).toBe('ПPИBOД1');
});

test('ignores separators and invisible characters, but no letter or digit', () => {
  const articles = fc.stringMatching(/^[0-9A-Z]{3,5}-?[0-9A-Z]{3,5}$/);
  const separators = fc.constantFrom('\u200b', '\ufeff', '\u00ad', '\u2011', '\u2212', '\u00a0', ' ', '.', '\u202f');
  fc.assert(
    fc.property(articles, separators, fc.nat(10), articles, (article, sign, at, other) => {
      const normal = normaliseArticle(article);
      expect(normaliseArticle(normal)).toBe(normal);
      expect(normal).toBe(article.replace('-', ''));
      expect(normaliseArticle(article.slice(0, at) + sign + article.slice(at))).toBe(normal);
      if (other.replace('-', '') !== normal) expect(normaliseArticle(other)).not.toBe(normal);
    }),
  );
});
