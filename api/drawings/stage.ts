import { isometric, world, type Camera } from './iso.ts';
import { Pen } from './pen.ts';
import { boundsOf, documentOf, fitInto, paint, type Bounds, type Fit, type Mark } from './svg.ts';

export const picture = { width: 640, height: 480, margin: 52, edge: 20 };

type Draw = (pen: Pen) => void;

/** What a paint function draws, in the camera's picture plane. */
export function drawnBy(draw: Draw, camera: Camera = isometric, pixels = Infinity): Mark[] {
  const pen = new Pen([], camera, world, true, pixels);
  draw(pen);
  return pen.marks;
}

/** The whole drawing, fitted into the card's 4:3; drawn twice, since the detail depends on the scale that comes out. */
export function fitted(draw: Draw): string {
  const fit = placement(drawnBy(draw));
  return documentOf(picture.width, picture.height, paint(drawnBy(draw, isometric, fit.scale), fit));
}

function placement(marks: readonly Mark[]): Fit {
  const { width, height, margin, edge } = picture;
  const inset = (by: number): Bounds => ({ left: by, top: by, right: width - by, bottom: height - by });
  // The device fills the card; the slab or the wall under it may come closer to the edge.
  const device = fitInto(boundsOf(marks.filter(({ backdrop }) => !backdrop)), inset(margin));
  return fitInto(boundsOf(marks), inset(edge), device.scale);
}
