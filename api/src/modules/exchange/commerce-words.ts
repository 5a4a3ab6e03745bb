import { plainText } from '@site/kernel/plain-text';

/** Whether two names of 1C are one. */
export const same = (a: string, b: string): boolean =>
  plainText(a).trim().toLowerCase() === plainText(b).trim().toLowerCase();

export const isTrue = (text: string): boolean => same(text, 'true') || same(text, 'да') || text === '1';
