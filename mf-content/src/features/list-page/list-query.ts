import { withQuery } from '@site/contracts/paths';

/** What a list is narrowed to, by the names of its filters; it lives in the address, so that a link reproduces the list. */
export type Narrowing = Partial<Record<string, string>>;

export interface Filter {
  name: string;
  options: string[];
}

/** Of the address what this list understands. */
export const readNarrowing = (search: URLSearchParams, filters: readonly Filter[]): Narrowing =>
  Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const typed = search.get(name);
      return typed ? [[name, options.find((option) => plain(option) === plain(typed)) ?? typed]] : [];
    }),
  );

/** A page keeps words together that an address writes apart. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

interface Pages {
  page?: number;
  /** The page with which the list begins, where it shows several. */
  from?: number;
}

/** The first page has no number of its own: two addresses of one page would compete in search engines. */
export const listHref = (path: string, narrowing: Narrowing, { page = 1, from = page }: Pages = {}): string =>
  withQuery(path, {
    ...narrowing,
    from: from < page ? from : undefined,
    page: page > 1 ? page : undefined,
  });
