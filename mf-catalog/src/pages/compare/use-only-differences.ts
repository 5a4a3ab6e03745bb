import { paths, withQuery } from '@site/contracts/paths';
import { useLocation } from '@site/runtime';
import { useState } from 'react';

const KEY = 'diff';

/**
 * Kept in the query string: a reload and a copied address show the same. It is a view of what is here already, so the
 * address is replaced without a navigation; the tab's hash and the router's own state stay.
 */
export function useOnlyDifferences(): [only: boolean, set: (only: boolean) => void] {
  const { search } = useLocation();
  const [only, setOnly] = useState(() => new URLSearchParams(search).has(KEY));

  const set = (next: boolean) => {
    setOnly(next);
    const { [KEY]: _given, ...query } = Object.fromEntries(new URLSearchParams(window.location.search));
    const address = withQuery(paths.compare(), { ...query, [KEY]: next ? 1 : undefined });
    window.history.replaceState(window.history.state, '', address + window.location.hash);
  };
  return [only, set];
}
