const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const to = (from: string, into: string) => new Map([...from].map((key, index) => [key, into[index]!]));
const keys = new Map([
  ...to(ENGLISH, RUSSIAN),
  ...to(RUSSIAN, ENGLISH),
  ['{', 'х'],
  ['}', 'ъ'],
  [':', 'ж'],
  ['"', 'э'],
  ['<', 'б'],
  ['>', 'ю'],
  ['~', 'ё'],
]);

/** Converts text typed in the wrong keyboard layout: «ghbdjl» is «привод», «ЫД-80» is «sl-80». */
export const otherLayout = (text: string): string =>
  [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('');
