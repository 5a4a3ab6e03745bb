import { writePageSpan, type PageSpan } from '@site/contracts/page-span';
import { withQuery } from '@site/contracts/paths';

/** Active filters of a list by name; they are in the address, so that a link reproduces the list. */
export type Narrowing = Partial<Record<string, string>>;

export interface Filter {
  name: string;
  options: string[];
}

/** Returns the filters in the address that the list has. */
export const readNarrowing = (search: URLSearchParams, filters: readonly Filter[]): Narrowing =>
  Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const typed = search.get(name);
      return typed ? [[name, options.find((option) => plain(option) === plain(typed)) ?? typed]] : [];
    }),
  );

/** Options contain no-break spaces, addresses plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns the address of a list. */
export const listHref = (
  path: string,
  narrowing: Narrowing,
  { page = 1, from = page }: Partial<PageSpan> = {},
): string => withQuery(path, { ...narrowing, page: writePageSpan({ from, page }) });
