/** From the specification: duration of a move between screens. */
const SCROLL_MS = 700;

/** A larger difference than rounding: another scroll has moved the page. */
const MOVED_PX = 2;

const ease = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/**
 * Scrolls the page to a position; the returned function stops it. Any other scroll meanwhile, by the scroll bar or a
 * key, ends it.
 */
export function scrollSmoothly(to: number, onEnd: () => void): () => void {
  const from = window.scrollY;
  let start: number | undefined;
  let at = from;
  let frame = 0;
  const step = (now: number) => {
    start ??= now;
    const part = Math.min(1, (now - start) / SCROLL_MS);
    if (Math.abs(window.scrollY - at) > MOVED_PX) return onEnd();
    const next = from + (to - from) * ease(part);
    // The last pixel is skipped: it is invisible, and the next gesture is possible earlier.
    const isFinished = Math.abs(to - next) < 1;
    window.scrollTo({ top: isFinished ? to : next, behavior: 'instant' });
    at = window.scrollY;
    if (isFinished) return onEnd();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
