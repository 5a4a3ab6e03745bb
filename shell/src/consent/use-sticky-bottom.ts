import { onResize } from '@site/ui/on-resize';
import { useEffect, type RefObject } from 'react';

const PROPERTY = '--sticky-bottom';

/**
 * Tells the page how much of its lower edge the element covers, so that the focus scrolls clear of it. The property is not
 * inherited (`base.css`), or each change would have the browser work out the styles of the whole document again: it is
 * given to the two elements that read it.
 */
export function useStickyBottom(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const readers = [document.documentElement, document.body];
    const stop = onResize(element, () => {
      const below = parseFloat(getComputedStyle(element).bottom) || 0;
      const covered = `${Math.round(element.offsetHeight + below)}px`;
      for (const { style } of readers) style.setProperty(PROPERTY, covered);
    });
    return () => {
      stop();
      for (const { style } of readers) style.removeProperty(PROPERTY);
    };
  }, [ref]);
}
