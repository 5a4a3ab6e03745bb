/**
 * Scroll positions of a screen with its top at the top of the window and its bottom at the bottom. They are equal when
 * it fits.
 */
export interface ScreenRange {
  top: number;
  end: number;
}
/** 1 is down the page. */
export type Direction = 1 | -1;

/** Most phones have fractional scroll positions. */
const NEAR_PX = 2;

/**
 * Returns the position that a gesture leads to. Null: the browser scrolls, through a screen higher than the window, and
 * to the content above the first and below the last screen.
 */
export function nextStop(direction: Direction, position: number, ranges: readonly ScreenRange[]): number | null {
  const after = position + NEAR_PX;
  const before = position - NEAR_PX;
  if (direction === 1)
    return ranges.some(({ top, end }) => top <= after && end > after)
      ? null
      : (ranges.find(({ top }) => top > after)?.top ?? null);
  return ranges.some(({ top, end }) => top < before && end >= before)
    ? null
    : (ranges.filter(({ end }) => end < before).at(-1)?.end ?? null);
}

/** Returns the screen at the middle of the window. */
export const screenAt = (position: number, room: number, ranges: readonly ScreenRange[]): number =>
  Math.max(0, ranges.filter(({ top }) => top <= position + room / 2).length - 1);
