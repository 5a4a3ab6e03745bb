import { useLocation } from '@site/runtime';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the top and moves the focus when the query, group or page changes. The shell treats this as the same page
 * and keeps scroll and focus. The shell's own effect runs after this one, so Back still restores the scroll position.
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
    // Tabs and the header's search keep the focus; a link in the replaced list loses it.
    const isGone = activeElement === document.body || results.current?.contains(activeElement);
    if (isGone && !tabs?.contains(activeElement)) results.current?.focus({ preventScroll: true });
  }, [search, results]);
}
