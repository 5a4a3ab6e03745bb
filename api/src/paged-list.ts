import { bindStored } from '@site/kernel/typography';
import { LIST_PAGE_SIZE } from '@site/contracts/limits';
import { digits } from '@site/contracts/fields';
import { z } from 'zod';

/** So many pages «Показать ещё» puts one below the other; an address may ask for no more. */
const MOST_PAGES = 10;

const number = digits(z.number().int().positive());

/** Of a list’s address. What is not understood narrows nothing: addresses are also typed by hand and cut by mail programs. */
export const PagesQuery = { page: number.catch(1).default(1), from: number.optional().catch(undefined) };

/** The name of something stored: typed with plain spaces, it is found all the same. */
export const FilterQuery = z.string().min(1).max(100).transform(bindStored).optional().catch(undefined);
export const YearQuery = z
  .string()
  .regex(/^20\d\d$/)
  .optional()
  .catch(undefined);

type Pages = { page: number; from?: number | undefined };

/** Which rows the pages asked for have; `before` of them are of the pages before the address’s own. */
export function rowsOfPages({ page, from = page }: Pages) {
  const first = Math.max(1, Math.min(from, page), page - MOST_PAGES + 1);
  const before = (page - first) * LIST_PAGE_SIZE;
  return { first, before, limit: before + LIST_PAGE_SIZE, offset: (first - 1) * LIST_PAGE_SIZE };
}

export const pagesOf = (total: number): number => Math.ceil(total / LIST_PAGE_SIZE);

/** Options of a filter: years from the last one on. */
export const inOrder = (options: readonly string[]): string[] =>
  [...options].sort((a, b) => (/^20\d\d$/.test(a) ? b.localeCompare(a) : a.localeCompare(b, 'ru')));
