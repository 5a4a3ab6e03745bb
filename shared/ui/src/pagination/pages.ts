/** A page number, or `gap` for omitted pages. */
export type PageSlot = number | 'gap';

/**
 * Returns the first, last and current page with its neighbours. Above seven pages there are always seven slots, so that
 * the buttons stay under the pointer; a gap never replaces a single page.
 */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

/**
 * Returns the pages shown on a phone: all up to four, otherwise the first, last and current one, and at an end also its
 * neighbour. They are a subset of `pageSlots`.
 */
export function narrowPages(page: number, pages: number): number[] {
  if (pages <= 4) return Array.from({ length: pages }, (_, index) => index + 1);
  const neighbour = page === 1 ? [2] : page === pages ? [pages - 1] : [];
  return [...new Set([1, page, pages, ...neighbour])].sort((a, b) => a - b);
}
