import { useEffect, useRef, type RefObject } from 'react';

const HOLDS = ['pointerenter', 'pointerdown', 'focusin'] as const;

/**
 * Synchronises the horizontal scroll of two boxes of the same width. The one that the visitor touches leads: the
 * delayed scroll events of the other must not pull it back. The returned function makes the first box lead.
 */
export function useSyncedScroll(
  first: RefObject<HTMLElement | null>,
  second: RefObject<HTMLElement | null>,
): () => void {
  const leader = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const [one, other] = [first.current, second.current];
    if (!one || !other) return;

    const follow = (own: HTMLElement, follower: HTMLElement) => {
      const lead = () => {
        leader.current = own;
      };
      const scroll = () => {
        if (leader.current === null || leader.current === own) follower.scrollLeft = own.scrollLeft;
      };
      for (const type of HOLDS) own.addEventListener(type, lead, { passive: true });
      own.addEventListener('scroll', scroll, { passive: true });
      return () => {
        for (const type of HOLDS) own.removeEventListener(type, lead);
        own.removeEventListener('scroll', scroll);
      };
    };
    const ends = [follow(one, other), follow(other, one)];
    return () => ends.forEach((end) => end());
  }, [first, second]);

  return () => {
    leader.current = first.current;
  };
}
