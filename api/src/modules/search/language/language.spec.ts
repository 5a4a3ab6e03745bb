import { describe, expect, test } from 'vitest';
import { otherLayout } from './keyboard.ts';
import { typoDistance } from './spelling.ts';
import { soundOf } from './transliteration.ts';
import { chunksOf, stemOf } from './words.ts';

test.each([
  ['ghbdjl', 'привод'],
  ['cdtn', 'свет'],
  ['ikfu,fev', 'шлагбаум'],
  [';bpym', 'жизнь'],
  ['ЫД-80', 'sl-80'],
  ['фгещ', 'auto'],
])('«%s» is «%s» under the other layout', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

test.each([
  ['shlagbaum', 'шлагбаум'],
  ['privod', 'привод'],
  ['turniket', 'турникет'],
  ['otkatnyh', 'откатных'],
  ['otkatnykh', 'откатных'],
  ['knopka', 'кнопка'],
  ['shchit', 'щит'],
  ['skhema', 'схема'],
  ['zubchataya', 'зубчатая'],
  ['zubchataja', 'зубчатая'],
  ['titan', 'титан'],
])('«%s» sounds like «%s»', (latin, cyrillic) => {
  expect(soundOf(latin)).toBe(soundOf(cyrillic));
});

test.each([
  [['привод', 'приводы', 'привода', 'приводов']],
  [['шлагбаум', 'шлагбаумы', 'шлагбаумов']],
  [['откатные', 'откатных']],
  [['ворота', 'воротам']],
])('%s are forms of one word', (forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

describe('words', () => {
  test('split models into parts and a joined form', () => {
    for (const text of ['SL-80', 'sl80', 'Sl–80'])
      expect(chunksOf(text)).toEqual([{ parts: ['sl', '80'], whole: 'sl80' }]);
    expect(chunksOf('901SL-0080')).toEqual([{ parts: ['901', 'sl', '0080'], whole: '901sl0080' }]);
  });

  test('treat look-alike Cyrillic letters in a model as Latin', () => {
    expect(chunksOf('ВА-40')).toEqual(chunksOf('BA-40'));
    expect(chunksOf('ТХ-4')).toEqual(chunksOf('TX-4'));
  });

  test('keep units Russian and replace ё by е', () => {
    expect(chunksOf('24В')).toEqual([{ parts: ['24', 'в'], whole: '24в' }]);
    expect(chunksOf('Ёлка')).toEqual([{ parts: ['елка'], whole: null }]);
    expect(chunksOf('433,92 МГц').map(({ parts }) => parts)).toEqual([['433', '92'], ['мгц']]);
  });
});

describe('distance', () => {
  test.each([
    ['шлакбаум', 'шлагбаум', 1],
    ['шлагбуам', 'шлагбаум', 1],
    ['шлгбаум', 'шлагбаум', 1],
    ['шлагббаум', 'шлагбаум', 1],
    ['привод', 'привод', 0],
  ])('is counted between «%s» and «%s»: %i', (typed, word, count) => {
    expect(typoDistance(typed, word, 2)).toBe(count);
  });

  test('is small for the beginning of a word and infinite for another word', () => {
    expect(typoDistance('шлакба', 'шлагбаум', 1)).toBe(1.5);
    expect(typoDistance('шлак', 'шлагбаум', 1)).toBe(Infinity);
    expect(typoDistance('турникет', 'шлагбаум', 2)).toBe(Infinity);
  });
});
