import { paths, withQuery } from '@site/contracts/paths';

/** What the list is narrowed to; it lives in the address, so that a link reproduces the list. */
export interface NewsQuery {
  tag?: string;
  year?: number;
  page?: number;
}

export function readNewsQuery(search: URLSearchParams): NewsQuery {
  const year = Number(search.get('year'));
  return { tag: search.get('tag') ?? undefined, year: year > 0 ? year : undefined };
}

/** The first page has no number of its own: two addresses of one page would compete in search engines. */
export const newsHref = ({ tag, year, page = 1 }: NewsQuery): string =>
  withQuery(paths.news(), { tag, year, page: page > 1 ? page : undefined });
