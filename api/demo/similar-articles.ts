const ALPHABET = 26;
const letter = (index: number) => String.fromCharCode(65 + (index % ALPHABET));
const pair = (index: number) => letter(Math.floor(index / ALPHABET)) + letter(index);
const pairIndex = (text: string) => (text.charCodeAt(0) - 65) * ALPHABET + text.charCodeAt(1) - 65;

/** Derivation rule for each article format: changes letters first, then digits. */
const shapes: readonly (readonly [RegExp, (step: number, parts: string[]) => string])[] = [
  [
    /^(9\d{2}|9K\d{2}|119R)([A-Z]{2})(-?)(\d+)$/,
    (step, [head = '', letters = '', dash = '', digits = '']) => {
      const turns = Math.floor(step / ALPHABET ** 2);
      const number = String((Number(digits) + turns) % 10 ** digits.length).padStart(digits.length, '0');
      return head + pair((pairIndex(letters) + step) % ALPHABET ** 2) + dash + number;
    },
  ],
  [
    /^(98)(\d{3})-(\d{4})$/,
    (step, [head = '', group = '', digits = '']) => {
      const number = (Number(group) * 10_000 + Number(digits) + step) % 10_000_000;
      const text = String(number).padStart(7, '0');
      return `${head}${text.slice(0, 3)}-${text.slice(3)}`;
    },
  ],
  [
    /^(6)(\d{7})$/,
    (step, [head = '', digits = '']) => head + String((Number(digits) + step * 10) % 10_000_000).padStart(7, '0'),
  ],
];

/** Creates a generator of unique articles in the format of a given one. */
export function createArticles(taken: Iterable<string>) {
  const used = new Set(taken);
  const steps = new Map<string, number>();
  return (like: string): string => {
    for (const [shape, next] of shapes) {
      const [, ...parts] = shape.exec(like) ?? [];
      if (parts.length === 0) continue;
      for (;;) {
        const step = (steps.get(like) ?? 0) + 1;
        steps.set(like, step);
        const article = next(step, parts);
        if (used.has(article)) continue;
        used.add(article);
        return article;
      }
    }
    throw new Error(`No rule for articles like ${like}`);
  };
}
