import { extensionOf, MAX_ALT } from '@site/contracts/media-files';
import { cutText, plainText } from '@site/kernel/plain-text';

const MAX_ARTICLE = 80;
/** Digits of the hash that tell pictures of one product apart. */
const HASH_DIGITS = 12;

/** Name of a new item of the library: the staff finds it by the article, and it is unique by the bytes. */
export function itemName(article: string, file: string, source_hash: string): string {
  const plain = plainText(article)
    .replace(/[^\p{L}\p{N}_.+()-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  return `${cutText(plain, MAX_ARTICLE) || '1C'} ${source_hash.slice(0, HASH_DIGITS)}.${extensionOf(file)}`;
}

/** Alternative text of the photograph at a position from 0: the name of the product, because 1C has no other text. */
export function itemAlt(productName: string, position: number): string {
  const number = position === 0 ? '' : `, фото\u00a0${position + 1}`;
  return cutText(productName, MAX_ALT - number.length) + number;
}
