import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FullPageScroll } from './full-page-scroll.ts';

/** Which screen is seen, and the way to another. Until the script has come, and without it, the page scrolls as any page. */
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
      // It goes on as an ordinary page, whose links are anchors.
    });
    return () => {
      isGone = true;
      scroll.current?.stop();
      scroll.current = null;
    };
  }, [root]);

  return {
    /** Null: not before the script has come. */
    current,
    /** False: the browser has to go there itself. */
    goTo: (screen: number): boolean => {
      scroll.current?.goTo(screen);
      return scroll.current !== null;
    },
  };
}
