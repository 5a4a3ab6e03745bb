import { latinLetters } from '../../../transliterate.ts';

/** How the names of Latin letters are written down in Russian: «эсэл» is SL, «би-эй» is BA. */
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

/** Every way in which a word may be letters spelled out. */
function spelled(word: string): string[] {
  if (word === '') return [''];
  return Array.from({ length: Math.min(LONGEST, word.length) }, (_, index) => word.slice(0, index + 1)).flatMap(
    (name) => {
      const letter = names[name];
      return letter === undefined ? [] : spelled(word.slice(name.length)).map((rest) => letter + rest);
    },
  );
}

/** A model's series is a few letters: what is longer is a word, and would have too many readings. */
const LONGEST_SPELLED = 12;

/** How the Latin letters of a model may have been meant that stand there in Cyrillic: by their sounds, or by their names. */
export const latinReadings = (letters: string): string[] => [
  [...letters].map((letter) => latinLetters[letter] ?? letter).join(''),
  ...(letters.length > LONGEST_SPELLED ? [] : spelled(letters)),
];
