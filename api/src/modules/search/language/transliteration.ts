const letters: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'yu', я: 'ya',
};

/** Spellings of one sound, as people write Russian in Latin letters; longer ones first. */
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

/** How a word sounds, whichever letters it is written in: «shlagbaum» and «шлагбаум» have the same key. */
export const soundOf = (word: string): string =>
  sounds.reduce(
    (text, [spelling, sound]) => text.replace(spelling, sound),
    [...word.toLowerCase()].map((letter) => letters[letter] ?? letter).join(''),
  );
