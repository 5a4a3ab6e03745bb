/** Of a screen, by the page's scroll position: its top at the top of the window, its bottom at the bottom. Of one that fits they are the same. */
export interface Stay {
  top: number;
  end: number;
}
/** 1: down the page. */
export type Direction = 1 | -1;

/** Scroll positions are fractions of a pixel on most phones. */
const NEAR_PX = 2;

/**
 * Where a gesture leads from a scroll position. Null: the browser scrolls as ever, through a screen that is higher than the
 * window, and to what stands above the first and below the last.
 */
export function nextStop(direction: Direction, position: number, stays: readonly Stay[]): number | null {
  const after = position + NEAR_PX;
  const before = position - NEAR_PX;
  if (direction === 1)
    return stays.some(({ top, end }) => top <= after && end > after)
      ? null
      : (stays.find(({ top }) => top > after)?.top ?? null);
  return stays.some(({ top, end }) => top < before && end >= before)
    ? null
    : (stays.filter(({ end }) => end < before).at(-1)?.end ?? null);
}

/** Which screen has the middle of the window. */
export const screenAt = (position: number, room: number, stays: readonly Stay[]): number =>
  Math.max(0, stays.filter(({ top }) => top <= position + room / 2).length - 1);
