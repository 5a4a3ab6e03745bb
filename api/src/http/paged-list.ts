import { bindStored } from '@site/kernel/typography';
import { LIST_PAGE_SIZE, MAX_PAGES_TOGETHER } from '@site/contracts/limits';
import { readPageSpan, type PageSpan } from '@site/contracts/page-span';
import { z } from 'zod';

/** The pages of a list URL. Invalid values are ignored: URLs are typed by hand and cut by mail programs. */
export const PageQuery = z.string().optional().catch(undefined).transform(readPageSpan);

/** A stored name as a filter value. Plain spaces match the no-break spaces of the stored name. */
export const FilterQuery = z.string().min(1).max(100).transform(bindStored).optional().catch(undefined);
export const YearQuery = z
  .string()
  .regex(/^20\d\d$/)
  .optional()
  .catch(undefined);

/** Returns the row range of the requested pages. The first `before` rows belong to pages before `page`. */
export function rowsOfPages({ page, from }: PageSpan) {
  const first = Math.max(from, page - MAX_PAGES_TOGETHER + 1);
  const before = (page - first) * LIST_PAGE_SIZE;
  return { first, before, limit: before + LIST_PAGE_SIZE, offset: (first - 1) * LIST_PAGE_SIZE };
}

export const pagesOf = (total: number): number => Math.ceil(total / LIST_PAGE_SIZE);

/** Sorts filter options: years in descending order, other options alphabetically. */
export const inOrder = (options: readonly string[]): string[] =>
  [...options].sort((a, b) => (/^20\d\d$/.test(a) ? b.localeCompare(a) : a.localeCompare(b, 'ru')));
