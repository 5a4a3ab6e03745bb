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
    const target = scrollTarget(from, location, type, positions.current?.get(placeKey(location)));
    const anchored = arriveAt(target, isSamePath(from, location));
    // A place that is kept sends no scroll event of its own.
    positions.current?.set(placeKey(location), window.scrollY);
    if (anchored) moveFocus(anchored);
    else if (!isSamePath(from, location)) document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, type]);
}

/** Scrolls there, and returns the element that the address names. */
function arriveAt(target: ScrollTarget, samePath: boolean): HTMLElement | null {
  if (target === 'keep') return null;
  const element = 'anchor' in target ? document.getElementById(target.anchor) : null;
  if (element) element.scrollIntoView();
  else if ('top' in target || !samePath)
    window.scrollTo({ top: 'top' in target ? target.top : 0, behavior: 'instant' });
  return element;
}

/** Also to what takes no focus by itself, a heading as a rule: a browser reads on from there after a page load. */
function moveFocus(element: HTMLElement) {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
