import { latinLetters } from '../../../text/transliterate.ts';

/** Names of Latin letters written in Russian: «эсэл» is SL, «би-эй» is BA. */
const names: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    эй: 'a',
    бэ: 'b',
    бе: 'b',
    би: 'b',
    цэ: 'c',
    це: 'c',
    си: 'c',
    дэ: 'd',
    де: 'd',
    ди: 'd',
    е: 'e',
    и: 'i',
  },
  ...{
    эф: 'f',
    гэ: 'g',
    ге: 'g',
    джи: 'g',
    аш: 'h',
    эйч: 'h',
    ай: 'i',
    джей: 'j',
    ка: 'k',
    кей: 'k',
    эл: 'l',
    эль: 'l',
  },
  ...{ эм: 'm', эн: 'n', о: 'o', оу: 'o', пэ: 'p', пе: 'p', пи: 'p', кью: 'q', эр: 'r', ар: 'r', эс: 's', тэ: 't' },
  ...{
    те: 't',
    ти: 't',
    у: 'u',
    ю: 'u',
    вэ: 'v',
    ве: 'v',
    ви: 'v',
    икс: 'x',
    экс: 'x',
    игрек: 'y',
    зет: 'z',
    зэт: 'z',
  },
};
const LONGEST = 5;

/** Returns every reading of a word as spelled-out letters. */
function spelled(word: string): string[] {
  if (word === '') return [''];
  return Array.from({ length: Math.min(LONGEST, word.length) }, (_, index) => word.slice(0, index + 1)).flatMap(
    (name) => {
      const letter = names[name];
      return letter === undefined ? [] : spelled(word.slice(name.length)).map((rest) => letter + rest);
    },
  );
}

/** Series names have a few letters. Longer input is a word and would have too many readings. */
const LONGEST_SPELLED = 12;

/** Returns the Latin readings of a model's letters typed in Cyrillic: by their sounds, or by their names. */
export const latinReadings = (letters: string): string[] => [
  [...letters].map((letter) => latinLetters[letter] ?? letter).join(''),
  ...(letters.length > LONGEST_SPELLED ? [] : spelled(letters)),
];
