/** Scale and position of the picture; x and y in px from the centre of the stage. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** In px from the centre of the stage. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

/** Maximum scale. Drawings are vectors and stay sharp, but a larger scale shows nothing new. */
export const MOST = 8;
/** Zoom factor of a click on «Увеличить», a key or a wheel notch. */
export const STEP = 1.5;
const DOUBLE_TAP = 3;
const SWIPE = 48;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Limits the scale, and keeps the picture within the stage. */
export function limited({ scale, x, y }: View, stage: Size): View {
  const size = between(scale, 1, MOST);
  const [reachX, reachY] = [((size - 1) * stage.width) / 2, ((size - 1) * stage.height) / 2];
  return { scale: size, x: between(x, -reachX, reachX), y: between(y, -reachY, reachY) };
}

/** Zooms around a point, which stays in place. */
export function zoomed({ scale, x, y }: View, factor: number, at: Point, stage: Size): View {
  const size = between(scale * factor, 1, MOST);
  const grown = size / scale;
  return limited({ scale: size, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }, stage);
}

export const moved = (view: View, by: Point, stage: Size): View =>
  limited({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);

/** Toggles between the whole picture and a zoom at the tapped point. */
export const doubleTapped = (view: View, at: Point, stage: Size): View =>
  view.scale > 1 ? whole : zoomed(view, DOUBLE_TAP, at, stage);

/** Centres the tapped point: an alternative to dragging. */
export const centred = (view: View, at: Point, stage: Size): View => moved(view, { x: -at.x, y: -at.y }, stage);

const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y);
export type Pair = readonly [Point, Point];

/** Zooms and moves the picture with two fingers. */
export function pinched(start: View, from: Pair, to: Pair, stage: Size): View {
  const [before, now] = [middle(from), middle(to)];
  const near = zoomed(start, distance(to) / Math.max(distance(from), 1), before, stage);
  return moved(near, { x: now.x - before.x, y: now.y - before.y }, stage);
}

/** Direction of a swipe over an unzoomed picture: 1 next, -1 previous, 0 none. */
export function swiped({ x, y }: Point): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
