/** Control characters but tab and line breaks, zero-width and bidirectional marks, soft hyphens, fillers, tags. */
const INVISIBLE =
  /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
/** They join emoji and choose their colours; anywhere else they are invisible. */
const JOINERS = /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)[\u200c\u200d\ufe00-\ufe0f](?!\u20e3)/gu;
/** Hyphens, the figure dash and minus signs. En and em dashes are punctuation of their own. */
const HYPHENS = /[\u02d7\u2010-\u2012\u2043\u2212\ufe63\uff0d]/g;
const LINE_BREAKS = /[\u0085\u2028\u2029]/g;

/** Most of what is typed: nothing has to be looked for in it. */
const ORDINARY = /^[\t\n\r -~А-яЁё«»–—№₽…]*$/;

const visible = (text: string): string =>
  // Composed last: an invisible character may have parted a letter from its accent.
  text.replace(INVISIBLE, '').replace(JOINERS, '').replace(LINE_BREAKS, '\n').normalize('NFC');

/** Text as it is kept and compared: composed (NFC), without invisible characters, with plain hyphens and spaces. */
export const plainText = (text: string): string =>
  ORDINARY.test(text)
    ? text
    : visible(text)
        .replace(HYPHENS, '-')
        .replace(/\p{Zs}/gu, ' ');

/** A name, where every dash that people type stands for a hyphen. */
export const plainName = (text: string): string => plainText(text).replace(/\p{Pd}/gu, '-');

const AUTHORED = /[\u00ad\u2060]/;

/** Text of an editor: composed and without invisible characters, but its no-break spaces, hyphens and joiners stay. */
export const authoredText = (text: string): string =>
  ORDINARY.test(text)
    ? text
    : text
        .split(/([\u00ad\u2060]+)/)
        .map((part) => (AUTHORED.test(part) ? part : visible(part)))
        .join('');

/** A surrogate without its other half is no character: no UTF-8, no address and no document can hold it. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

let segmenter: Intl.Segmenter | undefined;

/** The characters that a reader sees: an emoji of several code points, or a letter with its accent, is one. */
function graphemes(text: string): string[] {
  // Firefox has had it since version 125.
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  // eslint-disable-next-line compat/compat -- Guarded above.
  segmenter ??= new Intl.Segmenter('ru', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The beginning of a text, at most so many UTF-16 units long, without half a character at its end. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  // A character may be as long as it likes, but none that is shown is longer than a family of emoji.
  for (const character of graphemes(text.slice(0, most + LONGEST_CHARACTER))) {
    if (cut.length + character.length > most) break;
    cut += character;
  }
  return cut;
}
const LONGEST_CHARACTER = 64;

/** The end of a text, cut in the same way. */
export function cutTextFromStart(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const character of graphemes(text.slice(-most - LONGEST_CHARACTER)).reverse()) {
    if (cut.length + character.length > most) break;
    cut = character + cut;
  }
  return cut;
}
