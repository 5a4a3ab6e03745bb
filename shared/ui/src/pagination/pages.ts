/** `gap`: pages left out between two that are shown. */
export type PageSlot = number | 'gap';

/**
 * First, last, the current page and its neighbours. Always seven slots once there are more than seven pages, so that the
 * buttons do not walk away from under the pointer; a gap never stands for a single page.
 */
export function pageSlots(page: number, pages: number): PageSlot[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

/**
 * The pages that a phone has room for: all while they are four at most, else the ends, the current one, and beside an
 * end its neighbour. They are among those of `pageSlots`.
 */
export function narrowPages(page: number, pages: number): number[] {
  if (pages <= 4) return Array.from({ length: pages }, (_, index) => index + 1);
  const neighbour = page === 1 ? [2] : page === pages ? [pages - 1] : [];
  return [...new Set([1, page, pages, ...neighbour])].sort((a, b) => a - b);
}
