import { useEffect, type RefObject } from 'react';

const PROPERTY = '--sticky-bottom';

/** Tells the page how much of its lower edge the element covers, so that the focus scrolls clear of it. */
export function useStickyBottom(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const below = parseFloat(getComputedStyle(element).bottom) || 0;
      style.setProperty(PROPERTY, `${Math.round(element.offsetHeight + below)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [ref]);
}
