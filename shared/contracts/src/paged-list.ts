import { z } from 'zod';

/**
 * What a list page answers besides its items: filters by their names in the address, and which pages are shown. `from`
 * is the page with which the list begins: «Показать ещё» leads to the same list, a page longer.
 */
export const pagedList = <const Names extends readonly string[]>(names: Names) => ({
  filters: z.array(z.object({ name: z.enum(names), options: z.array(z.string()) })),
  from: z.int().positive(),
  page: z.int().positive(),
  pages: z.int().nonnegative(),
  total: z.int().nonnegative(),
});
