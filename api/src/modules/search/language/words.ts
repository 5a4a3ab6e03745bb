import { stemmer as russianStem } from '@orama/stemmers/russian';

/** Words that say nothing of what is looked for. One-letter ones go as well. */
const SILENT = new Set('без для до из или как ко на над не об от под по при со то это что'.split(' '));

/** Units that stand right after their number: «24в», «100мм». */
const UNITS = new Set('в вт ква кг м мм см с т н нм мин шт гц мгц ач ма'.split(' '));

/** Cyrillic letters that look like Latin ones in an article or a model. */
const CYRILLIC = 'авсенкмортху';
const LATIN = 'abcehkmoptxy';

/** A word with its inner marks: «SL-80», «433,92», «24/230». */
const CHUNK = /[\p{L}\p{N}]+(?:(?:[-/]|[.,](?=\d))[\p{L}\p{N}]+)*/gu;
const PART = /\p{L}+|\p{N}+/gu;

/** What a chunk of text is found by: its parts, and all of them in one, as people write models and articles. */
export type Chunk = { parts: string[]; whole: string | null };

/** Units in Latin letters after a number that stands alone: «24 V» is 24 В, while «901SL-24V» is an article. */
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

/** One spelling of what sounds and looks the same: ё is е, every dash a hyphen, every space a space, V after a number volts. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\p{Dash_Punctuation}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(NUMBER_WITH_UNIT, (_, number: string, unit: string) => number + LATIN_UNITS[unit]!)
    .trim();

/** «ВА-40» typed in Cyrillic is the model BA-40; «24В» is a voltage, and «метров» a word. */
function latinised(part: string, inModel: boolean): string {
  if (!inModel || UNITS.has(part) || !/^[а-я]+$/.test(part)) return part;
  const letters = [...part].map((letter) => LATIN[CYRILLIC.indexOf(letter)]);
  return letters.includes(undefined) ? part : letters.join('');
}

/** Products share most of their words: what has been worked out for one serves the others. */
function remembering<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      if (known.size >= MAX_REMEMBERED) known.clear();
      result = work(text);
      known.set(text, result);
    }
    return result;
  };
}
const MAX_REMEMBERED = 50_000;

const chunkOf = remembering((text: string): Chunk => {
  const inModel = /\d/.test(text) || /[a-z]/.test(text);
  const parts = [...text.matchAll(PART)].map(([part]) => latinised(part, inModel));
  return { parts, whole: parts.length > 1 && /\d/.test(text) && /\p{L}/u.test(text) ? parts.join('') : null };
});

export const chunksOf = (text: string): Chunk[] => [...plain(text).matchAll(CHUNK)].map(([chunk]) => chunkOf(chunk));

export const isSilent = (word: string): boolean => SILENT.has(word) || /^[а-я]$/.test(word);

/** What the forms of a word have in common: «приводы», «приводов» and «привод» are one. */
export const stemOf = remembering((word: string) => (/^[а-я]{3,}$/.test(word) ? russianStem(word) : word));
