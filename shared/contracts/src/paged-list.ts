import { z } from 'zod';

/**
 * Paging and filters of a list page; filters by their names in the query string. The pages from `from` to `page` are
 * shown: «Показать ещё» links to the same list with one more page (`page-span`).
 */
export const pagedList = <const Names extends readonly string[]>(names: Names) => ({
  filters: z.array(z.object({ name: z.enum(names), options: z.array(z.string()) })),
  from: z.int().positive(),
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  total: z.int().nonnegative(),
});
