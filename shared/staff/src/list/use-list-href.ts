import { withQuery } from '@site/contracts/addresses';
import { useLocation } from '@site/runtime';

/** The query of a list, and its address with a change: on the first page, unless the change names another. */
export function useListHref() {
  const { pathname, search } = useLocation();
  const query = Object.fromEntries(new URLSearchParams(search));
  const hrefWith = (change: Record<string, string | undefined>) =>
    withQuery(pathname, { ...query, page: undefined, ...change });
  return { pathname, query, hrefWith };
}
