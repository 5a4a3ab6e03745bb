import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createPositions, isSamePath, placeKey, scrollTarget, type ScrollTarget } from './scroll.ts';

/** What a page load does by itself, and a navigation inside the page has to do by hand: scroll position and focus. */
export function useArrival() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const positions = useRef<ReturnType<typeof createPositions>>(undefined);

  useEffect(() => {
    const kept = (positions.current ??= createPositions());
    const remember = () => {
      // A jump to an anchor scrolls before the router has heard of it: that is not where the visitor left this place.
      if (window.location.hash === last.current.hash) kept.set(placeKey(last.current), window.scrollY);
    };
    const leave = () => {
      kept.save();
      window.history.scrollRestoration = 'auto';
    };
    const arrive = () => {
      window.history.scrollRestoration = 'manual';
    };
    arrive();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', arrive);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', arrive);
    };
  }, []);

  // Before the new page is painted, or it would be seen at the old page's position.
  useLayoutEffect(() => {
    const from = last.current;
    if (from === location) return;
    last.current = location;
    scroll(scrollTarget(from, location, type, positions.current?.get(placeKey(location))));
    // A place that is kept sends no scroll event of its own.
    positions.current?.set(placeKey(location), window.scrollY);
    if (!isSamePath(from, location)) document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, type]);
}

function scroll(target: ScrollTarget) {
  if (target === 'keep') return;
  if ('top' in target) window.scrollTo({ top: target.top, behavior: 'instant' });
  else document.getElementById(target.anchor)?.scrollIntoView();
}
