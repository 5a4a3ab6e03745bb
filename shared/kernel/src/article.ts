import { plainText } from './plain-text.ts';

/** Cyrillic capitals that look like Latin ones, for articles typed with the wrong keyboard layout. */
const CYRILLIC = 'АВСЕНКМОРТХУ';
const LATIN = 'ABCEHKMOPTXY';

/** Whether the article is a service of the manufacturer, such as «999PN-0010»: it has no stock and no delivery. */
export const isService = (article: string): boolean => /^999[A-Z]{2}-\d{4}$/.test(article);

/**
 * Returns the normal form of an article for comparison: «901sl 0080», «901SL–0080» and «901SL-0080» are equal. Drops
 * spaces, dots and all hyphens and dashes, because price lists, e-mails and word processors write them differently. For typed text; the SQL function
 * `article_key` does the same for stored articles.
 */
export const normaliseArticle = (text: string): string =>
  plainText(text)
    .toUpperCase()
    .replace(/[\s.\p{Dash_Punctuation}]/gu, '')
    .replace(/[А-Я]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
