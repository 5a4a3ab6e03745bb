import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom';
import { isSamePath } from '../base/same-path.ts';
import { createPositions, placeKey, scrollTarget, type ScrollTarget } from './scroll.ts';

/** Manages scroll position and focus for navigations without a page load. */
export function useArrival() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const positions = useRef<ReturnType<typeof createPositions>>(undefined);

  useEffect(() => {
    const stored = (positions.current ??= createPositions());
    const remember = () => {
      // A jump to an anchor scrolls before the router updates; that position does not belong to this entry.
      if (window.location.hash === last.current.hash) stored.set(placeKey(last.current), window.scrollY);
    };
    const leave = () => {
      stored.save();
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

  // Before the paint, or the new page would flash at the old scroll position.
  useLayoutEffect(() => {
    const from = last.current;
    if (from === location) return;
    last.current = location;
    const target = scrollTarget(from, location, type, positions.current?.get(placeKey(location)));
    markRestored(type, isSamePath(from, location));
    const anchored = scrollToTarget(target, isSamePath(from, location));
    // A kept position triggers no scroll event.
    positions.current?.set(placeKey(location), window.scrollY);
    if (anchored) moveFocus(anchored);
    else if (!isSamePath(from, location)) document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, type]);
}

/** After Back, lists lay out all their items, because the stored position counts their heights. */
function markRestored(type: `${NavigationType}`, samePath: boolean) {
  if (type === 'POP') document.documentElement.dataset.restored = '';
  else if (!samePath) delete document.documentElement.dataset.restored;
}

function scrollToTarget(target: ScrollTarget, samePath: boolean): HTMLElement | null {
  if (target === 'keep') return null;
  const element = 'anchor' in target ? document.getElementById(target.anchor) : null;
  if (element) element.scrollIntoView();
  else if ('top' in target || !samePath)
    window.scrollTo({ top: 'top' in target ? target.top : 0, behavior: 'instant' });
  return element;
}

/**
 * Focuses an element, even a non-focusable one such as a heading, so that screen readers continue there as after a page
 * load.
 */
function moveFocus(element: HTMLElement) {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
