import { latinLetters } from '../../../text/transliterate.ts';

/** Overrides of URL transliteration: letters that would merge with a neighbour into another sound («сх» is not «ш»). */
const letters: Readonly<Record<string, string>> = { ...latinLetters, й: 'i', х: 'kh', щ: 'sh', ы: 'i' };

/** Latin spellings of Russian sounds, longer ones first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh/g, 'S'],
  [/zh/g, 'Z'],
  [/ch/g, 'C'],
  [/kh|h/g, 'H'],
  [/ts|tz|c/g, 'T'],
  [/y[ou]|j[ou]/g, 'u'],
  [/[yj]a/g, 'a'],
  [/[yj]e/g, 'e'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/q/g, 'k'],
  [/'/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Returns a phonetic key, the same for both scripts: «shlagbaum» and «шлагбаум» match. */
export const soundOf = (word: string): string =>
  sounds.reduce(
    (text, [spelling, sound]) => text.replace(spelling, sound),
    [...word.toLowerCase()].map((letter) => letters[letter] ?? letter).join(''),
  );
