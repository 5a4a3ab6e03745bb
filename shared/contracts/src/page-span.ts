/** The first and the last of the pages that a list shows together, after «Показать ещё». */
export interface PageSpan {
  from: number;
  page: number;
}

/** Reads the parameter `page` of a list's address: `3`, or `1-3` for three pages. Any other text is the first page. */
export function readPageSpan(text: string | null | undefined): PageSpan {
  const [, first = '1', last = first] = /^([1-9]\d{0,5})(?:-([1-9]\d{0,5}))?$/.exec(text ?? '') ?? [];
  const page = Number(last);
  return { page, from: Math.min(page, Number(first)) };
}

/**
 * Writes the parameter `page`. The first page has none, because two addresses of one page would compete in search
 * engines.
 */
export const writePageSpan = ({ from, page }: PageSpan): string | undefined =>
  page > 1 ? (from < page ? `${from}-${page}` : String(page)) : undefined;
