import { bindStored } from '@site/kernel/typography';
import { LIST_PAGE_SIZE } from '@site/contracts/limits';
import { digits } from '@site/contracts/fields';
import { z } from 'zod';

/** Maximum number of pages in one response: «Показать ещё» appends pages, and the URL keeps them. */
const MOST_PAGES = 10;

const number = digits(z.number().int().positive());

/** Paging parameters of a list URL. Invalid values are ignored: URLs are typed by hand and cut by mail programs. */
export const PagesQuery = { page: number.catch(1).default(1), from: number.optional().catch(undefined) };

/** A stored name as a filter value. Plain spaces match the no-break spaces of the stored name. */
export const FilterQuery = z.string().min(1).max(100).transform(bindStored).optional().catch(undefined);
export const YearQuery = z
  .string()
  .regex(/^20\d\d$/)
  .optional()
  .catch(undefined);

type Pages = { page: number; from?: number | undefined };

/** Returns the row range of the requested pages. The first `before` rows belong to pages before `page`. */
export function rowsOfPages({ page, from = page }: Pages) {
  const first = Math.max(1, Math.min(from, page), page - MOST_PAGES + 1);
  const before = (page - first) * LIST_PAGE_SIZE;
  return { first, before, limit: before + LIST_PAGE_SIZE, offset: (first - 1) * LIST_PAGE_SIZE };
}

export const pagesOf = (total: number): number => Math.ceil(total / LIST_PAGE_SIZE);

/** Sorts filter options: years in descending order, other options alphabetically. */
export const inOrder = (options: readonly string[]): string[] =>
  [...options].sort((a, b) => (/^20\d\d$/.test(a) ? b.localeCompare(a) : a.localeCompare(b, 'ru')));
