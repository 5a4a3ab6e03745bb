import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FullPageScroll } from './full-page-scroll.ts';

/** Current screen, and a function to go to another. Until the script has loaded, the page scrolls natively. */
export function useFullPageScroll(root: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<number | null>(null);
  const scroll = useRef<FullPageScroll>(null);

  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const { startFullPageScroll } = await import('./full-page-scroll.ts');
      if (!isGone && root.current) scroll.current = startFullPageScroll(root.current, setCurrent);
    };
    start().catch(() => {
      // The page scrolls natively, and its links are anchors.
    });
    return () => {
      isGone = true;
      scroll.current?.stop();
      scroll.current = null;
    };
  }, [root]);

  return {
    /** Null until the script has loaded. */
    current,
    /** False: the browser has to follow the link. */
    goTo: (screen: number): boolean => {
      scroll.current?.goTo(screen);
      return scroll.current !== null;
    },
  };
}
