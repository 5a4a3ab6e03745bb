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
