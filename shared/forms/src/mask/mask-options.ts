/** Tokens of a mask: a digit, a letter, a letter or a digit. Everything else stands for itself. */
export const maskTokens = {
  '#': /\d/,
  '@': /[A-Za-zА-Яа-яЁё]/,
  '*': /[\dA-Za-zА-Яа-яЁё]/,
} as const;

/** Characters with a meaning of their own to the mask library, which a mask of ours does not give them. */
const special = /[0a[\]{}`\\]/g;

export const maskOptions = (mask: string) => ({
  mask: mask.replace(special, '\\$&'),
  definitions: maskTokens,
});
