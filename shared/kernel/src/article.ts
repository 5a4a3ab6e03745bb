import { plainText } from './plain-text.ts';

/** Cyrillic capitals that look like Latin ones: people type «901SL» with the keyboard that happens to be on. */
const CYRILLIC = 'АВСЕНКМОРТХУ';
const LATIN = 'ABCEHKMOPTXY';

/**
 * What an article is compared by: «901sl 0080», «901SL–0080» and «901SL-0080» are one. Spaces, dots and every kind of
 * hyphen and dash go, because price lists, mails and word processors write them differently.
 */
export const normaliseArticle = (text: string): string =>
  plainText(text)
    .toUpperCase()
    .replace(/[\s.\p{Dash_Punctuation}]/gu, '')
    .replace(/[А-Я]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
