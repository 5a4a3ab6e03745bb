import { paths, withQuery } from '@site/contracts/paths';
import { useLocation } from '@site/runtime';
import { useState } from 'react';

const KEY = 'diff';

/**
 * State of the differences switch, kept in the query string for reloads and copied links. It only changes the view, so
 * the address is replaced without a navigation; the hash and the router's state are kept.
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
