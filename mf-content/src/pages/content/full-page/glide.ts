/** The specification: how long the way from one screen to another takes. */
const SCROLL_MS = 700;

/** Somebody else has scrolled: more than a position is rounded by. */
const MOVED_PX = 2;

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/**
 * Scrolls the page to a position; what it returns stops it. Whoever scrolls meanwhile, by the scroll bar or a key, is let
 * go where he goes.
 */
export function glide(to: number, onEnd: () => void): () => void {
  const from = window.scrollY;
  let start: number | undefined;
  let at = from;
  let frame = 0;
  const step = (now: number) => {
    start ??= now;
    const part = Math.min(1, (now - start) / SCROLL_MS);
    if (Math.abs(window.scrollY - at) > MOVED_PX) return onEnd();
    const next = from + (to - from) * ease(part);
    // Nobody sees the last fraction of a pixel, and who has arrived may go on.
    const isThere = Math.abs(to - next) < 1;
    window.scrollTo({ top: isThere ? to : next, behavior: 'instant' });
    at = window.scrollY;
    if (isThere) return onEnd();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
