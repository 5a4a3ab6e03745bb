/** Returns the number of typos allowed. Short words allow none: another word is always near. */
export const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Penalty for matching only the beginning of a word. */
const PREFIX_PENALTY = 0.5;
/** Shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 6;

/**
 * Returns the Damerau–Levenshtein distance (insertion, deletion, substitution, transposition) between the typed text
 * and a word, or Infinity above `most`. A typed prefix also matches, with a penalty: «шлакба» is one typo from the
 * beginning of «шлагбаум».
 */
export function typoDistance(typed: string, word: string, most: number): number {
  if (typed.length - word.length > most) return Infinity;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + Number(typed[i - 1] !== word[j - 1]));
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Infinity;
    [before, last] = [last, row];
  }
  const whole = width === word.length && last[width]! <= most ? last[width]! : Infinity;
  const prefix = typed.length < MIN_PREFIX_LENGTH ? Infinity : Math.min(...last);
  return Math.min(whole, prefix <= most ? prefix + PREFIX_PENALTY : Infinity);
}
