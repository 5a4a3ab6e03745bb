export interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Positioned by its centre. */
export type Box = Spot & Size;

export type Line = readonly [from: Spot, to: Spot];

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export const apart = (a: Box, b: Box, gap = 0): boolean =>
  Math.abs(a.x - b.x) >= (a.width + b.width) / 2 + gap || Math.abs(a.y - b.y) >= (a.height + b.height) / 2 + gap;

/** Returns a number; its sign is the side of the line that the spot is on. */
const side = ([from, to]: Line, { x, y }: Spot) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

/** Lines that start at the same spot do not cross. */
export const crosses = (a: Line, b: Line): boolean =>
  side(a, b[0]) * side(a, b[1]) < 0 && side(b, a[0]) * side(b, a[1]) < 0;

/**
 * Whether a part of the line is inside the box: no edge cuts off all of it. Called a million times, so it allocates no
 * arrays.
 */
export function runsThrough([from, to]: Line, { x, y, width, height }: Box): boolean {
  let start = 0;
  let end = 1;
  for (const across of [true, false]) {
    const way = across ? to.x - from.x : to.y - from.y;
    const off = across ? x - from.x : y - from.y;
    const half = (across ? width : height) / 2;
    if (way === 0) {
      if (Math.abs(off) >= half) return false;
      continue;
    }
    const near = (off - half * Math.sign(way)) / way;
    const far = (off + half * Math.sign(way)) / way;
    if (near > start) start = near;
    if (far < end) end = far;
    if (start >= end) return false;
  }
  return true;
}
