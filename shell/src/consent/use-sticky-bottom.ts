import { onResize } from '@site/ui/on-resize';
import { useEffect, type RefObject } from 'react';

const PROPERTY = '--sticky-bottom';

/**
 * Sets `--sticky-bottom` to the height that the element covers at the lower edge, so that focused elements scroll clear
 * of it. The property is not inherited (`base.css`), because each change would recalculate the styles of the whole
 * document. It is set on the two elements that use it.
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
