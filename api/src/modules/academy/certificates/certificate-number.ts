import { randomInt } from 'node:crypto';
import { plainName } from '@site/kernel/plain-text';

export const formatNumber = (year: number, count: number) => `АК-${year}-${String(count).padStart(5, '0')}`;

/** Normalises a typed number: lower case, Latin lookalikes and any kind of dash are accepted. */
export const readNumber = (typed: string) =>
  plainName(typed)
    .trim()
    .toUpperCase()
    .replace(/^AK/, 'АК')
    .replace(/[\s-]+/g, '-');

/** «ё» is often typed as «е». */
const plain = (surname: string) => plainName(surname).trim().toLowerCase().replaceAll('ё', 'е');
export const isSameSurname = (one: string, other: string) => plain(one) === plain(other);

/** The alphabet without letters and digits that look alike. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const makeCheckCode = () => Array.from({ length: 12 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
