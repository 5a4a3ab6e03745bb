import { onResize } from '@site/ui/on-resize';
import { useEffect, type RefObject } from 'react';

/**
 * Sets `--sticky-bottom` to the height that the element covers at the lower edge, so that focused elements scroll clear
 * of it. A stylesheet, because Chromium recalculates the styles of the whole document when the root element's inline
 * style sets a custom property, even one that is not inherited (`base.css`).
 */
export function useStickyBottom(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const stop = onResize(element, () => {
      const below = parseFloat(getComputedStyle(element).bottom) || 0;
      sheet.replaceSync(`:root, body { --sticky-bottom: ${Math.round(element.offsetHeight + below)}px }`);
    });
    return () => {
      stop();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [ref]);
}
