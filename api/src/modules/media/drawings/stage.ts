import { isometric, type Camera } from './iso.ts';
import { Pen } from './pen.ts';
import { boundsOf, documentOf, fitInto, paint, type Bounds, type Mark } from './svg.ts';

export const picture = { width: 640, height: 480, margin: 52, edge: 20 };

/** What a paint function draws, in the camera's picture plane. */
export function drawnBy(draw: (pen: Pen) => void, camera: Camera = isometric): Mark[] {
  const pen = new Pen([], camera);
  draw(pen);
  return pen.marks;
}

/** The whole drawing, fitted into the card's 4:3. */
export function fitted(marks: readonly Mark[]): string {
  const { width, height, margin, edge } = picture;
  const inset = (by: number): Bounds => ({ left: by, top: by, right: width - by, bottom: height - by });
  // The device fills the card; the slab or the wall under it may come closer to the edge.
  const device = fitInto(boundsOf(marks.filter(({ backdrop }) => !backdrop)), inset(margin));
  const all = fitInto(boundsOf(marks), inset(edge), device.scale);
  return documentOf(width, height, paint(marks, all));
}
