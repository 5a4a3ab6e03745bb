/** Tokens of a mask: a digit, a letter, a letter or a digit. Everything else stands for itself. */
export const maskTokens = {
  '#': /\d/,
  '@': /[A-Za-zА-Яа-яЁё]/,
  '*': /[\dA-Za-zА-Яа-яЁё]/,
} as const;

const isToken = (sign: string): sign is keyof typeof maskTokens => sign in maskTokens;

/** As much of the mask as the text fills, up to its last character. What fits no token is left out. */
export function writeMask(mask: string, text: string): string {
  let [written, literals] = ['', ''];
  let left = text;
  for (const sign of mask) {
    if (!isToken(sign)) {
      literals += sign;
      continue;
    }
    const at = left.search(maskTokens[sign]);
    if (at < 0) break;
    written += literals + left.charAt(at);
    literals = '';
    left = left.slice(at + 1);
  }
  return written;
}
