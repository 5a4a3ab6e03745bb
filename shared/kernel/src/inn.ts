/** Weights of the control digits: a legal entity's taxpayer number (INN) has one, an individual's two. */
const LEGAL_ENTITY = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INDIVIDUAL_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INDIVIDUAL_SECOND = [3, ...INDIVIDUAL_FIRST];

function controlDigitFits(digits: readonly number[], weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (sum % 11) % 10 === digits[weights.length];
}

/** 10 digits for legal entities, 12 for individuals. */
export const hasInnLength = (inn: string): boolean => /^(?:\d{10}|\d{12})$/.test(inn);

/** Whether the length and the control digits are correct. All zeros pass the checksums, but are not assigned. */
export function isInn(inn: string): boolean {
  if (!hasInnLength(inn) || /^0+$/.test(inn)) return false;
  const digits = Array.from(inn, Number);
  return inn.length === 10
    ? controlDigitFits(digits, LEGAL_ENTITY)
    : controlDigitFits(digits, INDIVIDUAL_FIRST) && controlDigitFits(digits, INDIVIDUAL_SECOND);
}
