import MaskedPattern from 'imask/esm/masked/pattern';

/** Tokens of a mask: a digit, a letter, a letter or a digit. Everything else stands for itself. */
export const maskTokens = {
  '#': /\d/,
  '@': /[A-Za-zА-Яа-яЁё]/,
  '*': /[\dA-Za-zА-Яа-яЁё]/,
} as const;

/** Characters with a meaning of their own to the mask library, which a mask of ours does not give them. */
const special = /[0a[\]{}`\\]/g;

/** As much of the mask as the text fills, up to its last character. What fits no token is left out. */
export function writeMask(mask: string, text: string): string {
  const masked = new MaskedPattern({ mask: mask.replace(special, '\\$&'), definitions: maskTokens });
  masked.resolve(text);
  return masked.value;
}
