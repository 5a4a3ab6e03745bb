/** Weights of the control digits: a taxpayer number of a legal entity has one, that of an individual two. */
const LEGAL_ENTITY = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INDIVIDUAL_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INDIVIDUAL_SECOND = [3, ...INDIVIDUAL_FIRST];

/** Whether the digit that follows the weighted ones agrees with them. */
function controlDigitFits(digits: readonly number[], weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (sum % 11) % 10 === digits[weights.length];
}

/** 10 digits for legal entities, 12 for individuals. */
export const hasInnLength = (inn: string): boolean => /^(?:\d{10}|\d{12})$/.test(inn);

/** The length and the control digits are right. All zeros pass the sums, and yet are nobody's number. */
export function isInn(inn: string): boolean {
  if (!hasInnLength(inn) || /^0+$/.test(inn)) return false;
  const digits = Array.from(inn, Number);
  return inn.length === 10
    ? controlDigitFits(digits, LEGAL_ENTITY)
    : controlDigitFits(digits, INDIVIDUAL_FIRST) && controlDigitFits(digits, INDIVIDUAL_SECOND);
}
