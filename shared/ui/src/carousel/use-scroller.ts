import { useEffect, useRef, useState, type RefObject } from 'react';
import { onResize } from '../on-resize/index.ts';

interface Scroller<List> {
  ref: RefObject<List | null>;
  /** Null until measured: the server cannot know whether the row overflows. */
  ends: { start: boolean; end: boolean } | null;
  /** Whether the list overflows and contains nothing focusable: it must then be focusable to scroll by keyboard. */
  takesFocus: boolean;
  /** Scrolls by a number of items; negative values scroll back. */
  move: (items: number) => void;
}

/** Maximum duration of a smooth scroll in ms; after it, an unfinished scroll counts as interrupted. */
const GLIDE = 1_000;

/** Tracks the position of a horizontally scrolled list. */
export function useScroller<List extends HTMLElement = HTMLUListElement>(): Scroller<List> {
  const ref = useRef<List>(null);
  /** Target of the smooth scroll in progress: the next click continues from there. */
  const goal = useRef<{ left: number; since: number }>(null);
  const [ends, setEnds] = useState<Scroller<List>['ends']>(null);
  const [takesFocus, setTakesFocus] = useState(false);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = list;
      // Element widths are fractional, scrollWidth is rounded.
      const next = { start: scrollLeft <= 1, end: scrollLeft + clientWidth >= scrollWidth - 1 };
      setTakesFocus(!(next.start && next.end) && !list.querySelector('a[href], button, input'));
      setEnds((last) => (last?.start === next.start && last.end === next.end ? last : next));
    };
    const stop = onResize(list, measure);
    // `scrollend` may belong to an earlier scroll, such as one synchronised with another list.
    const arrive = () => {
      if (goal.current && Math.abs(list.scrollLeft - goal.current.left) <= 1) goal.current = null;
    };
    list.addEventListener('scroll', measure, { passive: true });
    list.addEventListener('scrollend', arrive, { passive: true });
    return () => {
      stop();
      list.removeEventListener('scroll', measure);
      list.removeEventListener('scrollend', arrive);
    };
  }, []);

  const move = (items: number) => {
    const list = ref.current;
    const [first, second] = list?.children ?? [];
    if (!list || !(first instanceof HTMLElement)) return;
    const stride = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
    const now = performance.now();
    const from = goal.current && now - goal.current.since < GLIDE ? goal.current.left : list.scrollLeft;
    const left = Math.min(Math.max(from + stride * items, 0), list.scrollWidth - list.clientWidth);
    goal.current = { left, since: now };
    list.scrollTo({ left, behavior: 'smooth' });
  };
  return { ref, ends, takesFocus, move };
}
