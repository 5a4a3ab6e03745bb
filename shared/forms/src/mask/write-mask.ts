import MaskedPattern from 'imask/esm/masked/pattern';

/** Tokens of a mask: a digit, a letter, a letter or a digit. Other characters are literals. */
export const maskTokens = {
  '#': /\d/,
  '@': /[A-Za-zА-Яа-яЁё]/,
  '*': /[\dA-Za-zА-Яа-яЁё]/,
} as const;

/** Characters that are special in the mask library but literals in these masks. */
const special = /[0a[\]{}`\\]/g;

/** Returns the mask filled up to the last character of the text. Characters that fit no token are skipped. */
export function writeMask(mask: string, text: string): string {
  const masked = new MaskedPattern({ mask: mask.replace(special, '\\$&'), definitions: maskTokens });
  masked.resolve(text);
  return masked.value;
}
