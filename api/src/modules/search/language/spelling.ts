/** How many slips of the finger are forgiven: none in short words, where another word is always near. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A word that is only begun counts for less than a whole one, and short beginnings are those of anything. */
const BEGUN = 0.5;
const SHORTEST_BEGINNING = 6;

/**
 * Slips between what was typed and a word (a letter more, less, another, or two swapped), or Infinity for more than
 * `most`. The word may go on: «шлакба» is a slip away from the beginning of «шлагбаум».
 */
export function slips(typed: string, word: string, most: number): number {
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
  const begun = typed.length < SHORTEST_BEGINNING ? Infinity : Math.min(...last);
  return Math.min(whole, begun <= most ? begun + BEGUN : Infinity);
}
