/**
 * Control characters except tab and line breaks, zero-width and bidirectional marks, soft hyphens, fillers, blank
 * braille, marks of music, tags, and noncharacters, which XML does not allow.
 */
const INVISIBLE =
  /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Noncharacter_Code_Point}]/gu;
/** Joiners and variation selectors: part of emoji, invisible elsewhere. */
const JOINERS = /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)[\u200c\u200d\ufe00-\ufe0f](?!\u20e3)/gu;
/** Hyphens, the figure dash and minus signs. En and em dashes are kept as punctuation. */
const HYPHENS = /[\u02d7\u2010-\u2012\u2043\u2212\ufe63\uff0d]/g;
const LINE_BREAKS = /[\u0085\u2028\u2029]/g;

/** Fast path: text of these characters needs no normalisation. */
const ORDINARY = /^[\t\n\r -~А-яЁё«»–—№₽…]*$/;

const visible = (text: string): string =>
  // Composed last, because an invisible character may separate a letter from its accent.
  text.replace(INVISIBLE, '').replace(JOINERS, '').replace(LINE_BREAKS, '\n').normalize('NFC');

/** Normalises text for storage and comparison: NFC, no invisible characters, plain hyphens and spaces. */
export const plainText = (text: string): string =>
  ORDINARY.test(text)
    ? text
    : visible(text)
        .replace(HYPHENS, '-')
        .replace(/\p{Zs}/gu, ' ');

/** Normalises a name like `plainText`, and turns all dashes into hyphens. */
export const plainName = (text: string): string => plainText(text).replace(/\p{Pd}/gu, '-');

const AUTHORED = /[\u00ad\u2060]/;

/** Normalises an editor's text: NFC, no invisible characters, but no-break spaces, hyphens and joiners stay. */
export const authoredText = (text: string): string =>
  ORDINARY.test(text)
    ? text
    : text
        .split(/([\u00ad\u2060]+)/)
        .map((part) => (AUTHORED.test(part) ? part : visible(part)))
        .join('');

/** The lines of a text, trimmed, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether the text has no lone surrogates, which UTF-8, URLs and documents cannot represent. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

let segmenter: Intl.Segmenter | undefined;

/** Splits text into user-perceived characters: an emoji of several code points, or a letter with its accent, is one. */
function graphemes(text: string): string[] {
  // Firefox supports it from version 125.
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  // oxlint-disable-next-line compat/compat -- Guarded above.
  segmenter ??= new Intl.Segmenter('ru', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Returns the beginning of a text, at most `maxLength` UTF-16 units, without splitting a character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let cut = '';
  // The length of a character is unlimited in theory; the longest in use is a family emoji.
  for (const character of graphemes(text.slice(0, maxLength + MAX_CHARACTER_LENGTH))) {
    if (cut.length + character.length > maxLength) break;
    cut += character;
  }
  return cut;
}
const MAX_CHARACTER_LENGTH = 64;

/** Returns the end of a text, cut like `cutText`. */
export function cutTextFromStart(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let cut = '';
  for (const character of graphemes(text.slice(-maxLength - MAX_CHARACTER_LENGTH)).reverse()) {
    if (cut.length + character.length > maxLength) break;
    cut = character + cut;
  }
  return cut;
}
