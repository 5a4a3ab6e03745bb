/** Points, frames and cameras. World axes in millimetres: x to the right front, y to the left front, z up. */

export type P2 = readonly [number, number];
export type P3 = readonly [number, number, number];
export type Axis = 'x' | 'y' | 'z';

export const add = (a: P3, b: P3): P3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: P3, k: number): P3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: P3, b: P3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: P3, b: P3): P3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: P3): P3 => times(a, 1 / (Math.hypot(...a) || 1));

/** Returns the normal of a planar polygon by Newell's method, which tolerates coincident corners. */
export function normalOf(points: readonly P3[]): P3 {
  let sum: P3 = [0, 0, 0];
  points.forEach((point, index) => {
    sum = add(sum, cross(point, points[(index + 1) % points.length] ?? point));
  });
  return unit(sum);
}

/** A projection; `towards` points at the viewer. */
export interface Camera {
  towards: P3;
  project: (point: P3) => P2;
}

const cos30 = Math.cos(Math.PI / 6);

export const isometric: Camera = {
  towards: unit([1, 1, 1]),
  project: ([x, y, z]) => [(x - y) * cos30, (x + y) / 2 - z],
};

/** Front and right elevations for dimension drawings. */
export const frontElevation: Camera = { towards: [0, 1, 0], project: ([x, , z]) => [x, -z] };
export const sideElevation: Camera = { towards: [1, 0, 0], project: ([, y, z]) => [-y, -z] };

/** Plan and right edge elevation for flat devices. */
export const planView: Camera = { towards: [0, 0, 1], project: ([x, y]) => [x, y] };
export const edgeElevation: Camera = { towards: [1, 0, 0], project: ([, y, z]) => [z, y] };

/** An affine frame: the local origin and axes in world coordinates. */
export interface Frame {
  origin: P3;
  x: P3;
  y: P3;
  z: P3;
}

export const world: Frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

const direction = (frame: Frame, [x, y, z]: P3): P3 =>
  add(add(times(frame.x, x), times(frame.y, y)), times(frame.z, z));

export const place = (frame: Frame, point: P3): P3 => add(frame.origin, direction(frame, point));

export const moved = (frame: Frame, offset: P3): Frame => ({ ...frame, origin: place(frame, offset) });

export const scaled = (frame: Frame, k: number): Frame => ({
  origin: frame.origin,
  x: times(frame.x, k),
  y: times(frame.y, k),
  z: times(frame.z, k),
});

const turns: Record<Axis, (c: number, s: number) => Pick<Frame, Axis>> = {
  x: (c, s) => ({ x: [1, 0, 0], y: [0, c, s], z: [0, -s, c] }),
  y: (c, s) => ({ x: [c, 0, -s], y: [0, 1, 0], z: [s, 0, c] }),
  z: (c, s) => ({ x: [c, s, 0], y: [-s, c, 0], z: [0, 0, 1] }),
};

/** Rotates a frame about one of its own axes, right-handed. */
export function turned(frame: Frame, axis: Axis, degrees: number): Frame {
  const angle = (degrees * Math.PI) / 180;
  const axes = turns[axis](Math.cos(angle), Math.sin(angle));
  return {
    origin: frame.origin,
    x: direction(frame, axes.x),
    y: direction(frame, axes.y),
    z: direction(frame, axes.z),
  };
}
