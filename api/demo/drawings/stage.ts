import { isometric, world, type Camera, type P2 } from './iso.ts';
import { tints, type Tint } from './palette.ts';
import { Pen } from './pen.ts';
import { boundsOf, documentOf, fitInto, paint, type Bounds, type Fit, type Mark, type Step } from './svg.ts';

export const picture = { width: 640, height: 480, margin: 36, edge: 12 };

type Draw = (pen: Pen) => void;

/** Returns the marks of a draw function in the camera's picture plane. */
export function drawnBy(draw: Draw, camera: Camera = isometric, pixels = Infinity): Mark[] {
  const pen = new Pen([], camera, world, true, pixels);
  draw(pen);
  return pen.marks;
}

/** Fits the drawing into the card's 4:3. Draws twice, because the level of detail depends on the resulting scale. */
export function fitted(draw: Draw): string {
  const { fit, share } = placement(drawnBy(draw));
  const marks = withSmallerSlabs(drawnBy(draw, isometric, fit.scale), share);
  return documentOf(picture.width, picture.height, paint(marks, fit));
}

interface Placement {
  fit: Fit;
  /** Scale factor of the slabs. */
  share: number;
}

/** Fits the device into the card. Its slab may come closer to the edge and shrinks before the device does. */
export function placement(marks: readonly Mark[]): Placement {
  const { width, height, margin, edge } = picture;
  const inset = (by: number): Bounds => ({ left: by, top: by, right: width - by, bottom: height - by });
  const { scale } = fitInto(boundsOf(marks.filter(({ backdrop }) => !backdrop)), inset(margin));
  let share = 1;
  const fit = (): Fit => fitInto(boundsOf(withSmallerSlabs(marks, share)), inset(edge), scale);
  while (share > smallestSlab && fit().scale < scale) share -= 0.02;
  return { fit: fit(), share };
}

/** Minimum scale of a slab: a smaller one would not support the device. */
const smallestSlab = 0.5;

function withSmallerSlabs(marks: readonly Mark[], share: number): Mark[] {
  const slabs = new Map(
    [...new Set(marks.map(({ slab }) => slab))].map((slab) => [
      slab,
      boundsOf(marks.filter((mark) => mark.slab === slab)),
    ]),
  );
  return marks.map((mark) => {
    const { slab, steps } = mark;
    if (slab === undefined) return mark;
    const { left, right, top, bottom } = slabs.get(slab)!;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const nearer = (point: P2): P2 => [x + (point[0] - x) * share, y + (point[1] - y) * share];
    return {
      ...mark,
      steps: steps.map(([op, ...points]) => [op, ...points.map(nearer)] as Step),
    };
  });
}

export const tile = { side: 480, margin: 4 };

/** Fits the device without its slab into a square tile, on a tinted disc that clips its shadows. */
export function fittedIntoTile(draw: Draw, tint: Tint): string {
  const { side, margin } = tile;
  const drawn = (scale?: number): Mark[] => drawnBy((pen) => draw(pen.bare()), isometric, scale);
  const onTheDevice = ({ backdrop }: Mark): boolean => !backdrop;
  const square = { left: margin, top: margin, right: side - margin, bottom: side - margin };
  const fit = fitInto(boundsOf(drawn().filter(onTheDevice)), square);
  const marks = drawn(fit.scale);
  const shadows = marks.filter(({ backdrop }) => backdrop);
  const disc = `<circle cx="${side / 2}" cy="${side / 2}" r="${side * 0.46}"`;
  return documentOf(
    side,
    side,
    `<clipPath id="disc">${disc}/></clipPath>${disc} fill="${tints[tint]}" stroke="none"/>` +
      `<g clip-path="url(#disc)">${paint(shadows, fit)}</g>${paint(marks.filter(onTheDevice), fit)}`,
  );
}
