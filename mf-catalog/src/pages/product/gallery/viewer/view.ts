/** How the picture lies on the stage: how large, and where its centre is, in px from the stage's. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** In px from the stage's centre. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

/** Drawings are vectors: eight times as large they are as sharp, and more shows nothing new. */
export const MOST = 8;
/** Of a press on «Увеличить», a key, a notch of the wheel. */
export const STEP = 1.5;
const DOUBLE_TAP = 3;
const SWIPE = 48;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Never smaller than the stage, and never out of it. */
export function limited({ scale, x, y }: View, stage: Size): View {
  const size = between(scale, 1, MOST);
  const [reachX, reachY] = [((size - 1) * stage.width) / 2, ((size - 1) * stage.height) / 2];
  return { scale: size, x: between(x, -reachX, reachX), y: between(y, -reachY, reachY) };
}

/** What is under the point stays there. */
export function zoomed({ scale, x, y }: View, factor: number, at: Point, stage: Size): View {
  const size = between(scale * factor, 1, MOST);
  const grown = size / scale;
  return limited({ scale: size, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }, stage);
}

export const moved = (view: View, by: Point, stage: Size): View =>
  limited({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);

/** A picture that is whole comes near where it was tapped; one that is near is whole again. */
export const doubleTapped = (view: View, at: Point, stage: Size): View =>
  view.scale > 1 ? whole : zoomed(view, DOUBLE_TAP, at, stage);

/** What was tapped comes to the middle: dragging is not the only way to move. */
export const centred = (view: View, at: Point, stage: Size): View => moved(view, { x: -at.x, y: -at.y }, stage);

const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y);
export type Pair = readonly [Point, Point];

/** Two fingers hold what they took hold of. */
export function pinched(start: View, from: Pair, to: Pair, stage: Size): View {
  const [before, now] = [middle(from), middle(to)];
  const near = zoomed(start, distance(to) / Math.max(distance(from), 1), before, stage);
  return moved(near, { x: now.x - before.x, y: now.y - before.y }, stage);
}

/** Which way a stroke over a whole picture turns: 1 on, -1 back, 0 not at all. */
export function swiped({ x, y }: Point): -1 | 0 | 1 {
  if (Math.abs(x) < SWIPE || Math.abs(x) < 1.5 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
