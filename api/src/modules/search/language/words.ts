import { stemmer as russianStem } from '@orama/stemmers/russian';

/** Stop words. One-letter Cyrillic words are stop words too. */
const STOP_WORDS = new Set('без для до из или как ко на над не об от под по при со то это что'.split(' '));

/** Units written directly after a number: «24в», «100мм». */
const UNITS = new Set('в вт ква кг м мм см с т н нм мин шт гц мгц ач ма'.split(' '));

/** Cyrillic letters and the Latin ones they look like, by position. */
const CYRILLIC = 'авсенкмортху';
const LATIN = 'abcehkmoptxy';

/** A word with inner punctuation: «SL-80», «433,92», «24/230». */
const CHUNK = /[\p{L}\p{N}]+(?:(?:[-/]|[.,](?=\d))[\p{L}\p{N}]+)*/gu;
const PART = /\p{L}+|\p{N}+/gu;

/** Search terms of a chunk: its parts, and all of them joined, as users write models and articles. */
export type Chunk = { parts: string[]; whole: string | null };

/** Latin units after a standalone number: «24 V» is 24 В, but «901SL-24V» is an article. */
const LATIN_UNITS: Readonly<Record<string, string>> = {
  v: 'в',
  w: 'вт',
  kg: 'кг',
  mm: 'мм',
  cm: 'см',
  m: 'м',
  hz: 'гц',
  mhz: 'мгц',
  ah: 'ач',
};
const NUMBER_WITH_UNIT = /(?<![\p{L}\p{N}-])(\d+(?:[.,]\d+)?\s?)(v|w|kg|mm|cm|m|hz|mhz|ah)(?![\p{L}\p{N}-])/gu;

/**
 * Normalises spelling: lower case, ё to е, dashes to hyphens, whitespace to spaces, Latin units after a number to
 * Russian.
 */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(NUMBER_WITH_UNIT, (_, number: string, unit: string) => number + LATIN_UNITS[unit]!)
    .trim();

/**
 * Converts look-alike Cyrillic letters of a model to Latin: «ВА-40» is BA-40, but «24В» is a voltage, and «метров» a
 * word.
 */
function latinised(part: string, inModel: boolean): string {
  if (!inModel || UNITS.has(part) || !/^[а-я]+$/.test(part)) return part;
  const letters = [...part].map((letter) => LATIN[CYRILLIC.indexOf(letter)]);
  return letters.includes(undefined) ? part : letters.join('');
}

/** Memoizes a function of a word: products share most of their words. */
function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= MAX_MEMOIZED) known.clear();
      result = work(text);
      known.set(text, result);
    }
    return result;
  };
}
const MAX_MEMOIZED = 50_000;

const chunkOf = memoize((text: string): Chunk => {
  const inModel = /\d/.test(text) || /[a-z]/.test(text);
  const parts = [...text.matchAll(PART)].map(([part]) => latinised(part, inModel));
  return { parts, whole: parts.length > 1 && /\d/.test(text) && /\p{L}/u.test(text) ? parts.join('') : null };
});

export const chunksOf = (text: string): Chunk[] => [...plain(text).matchAll(CHUNK)].map(([chunk]) => chunkOf(chunk));

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word) || /^[а-я]$/.test(word);

/** Returns the stem, the same for all forms of a word: «приводы», «приводов» and «привод». */
export const stemOf = memoize((word: string) => (/^[а-я]{3,}$/.test(word) ? russianStem(word) : word));
