import { useLocation } from '@site/runtime';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Another query, kind or page is another list: it is read from its beginning. To the shell it is the same page, which
 * keeps scroll and focus. Its own effect comes after this one, so Back still finds the place where the visitor was.
 */
export function useNewResults(results: RefObject<HTMLElement | null>) {
  const { search } = useLocation();
  const shown = useRef(search);

  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const { activeElement } = document;
    const tabs = results.current?.querySelector('nav');
    // Tabs and the header's search stay under the visitor's hand; a link further down has gone with its list.
    const isGone = activeElement === document.body || results.current?.contains(activeElement);
    if (isGone && !tabs?.contains(activeElement)) results.current?.focus({ preventScroll: true });
  }, [search, results]);
}
