import { moved, place, scaled, turned, world, type Axis, type Camera, type Frame, type P2, type P3 } from './iso.ts';
import { loft } from './loft.ts';
import { concrete, hairline, ink, paper, steel, type Tones } from './palette.ts';
import { Panel, type Plane } from './panel.ts';
import { circle, roundedRect } from './profiles.ts';
import type { Mark, Step, Style } from './svg.ts';

export interface Faces {
  front: Panel;
  side: Panel;
  top: Panel;
}

interface BoxShape {
  /** Radius of the four edges along `axis`. */
  r?: number;
  axis?: Axis;
  /** Inset of the end that faces the viewer. */
  chamfer?: number;
}

/** Converts a profile point and a position along an axis to world coordinates. */
const carry: Record<Axis, (u: number, v: number, w: number) => P3> = {
  x: (u, v, w) => [w, u, v],
  y: (u, v, w) => [u, w, v],
  z: (u, v, w) => [u, v, w],
};

/** Draws solids relative to its frame. Draw far solids first. */
export class Pen {
  constructor(
    readonly marks: Mark[],
    readonly camera: Camera,
    readonly frame: Frame = world,
    /** Whether devices draw their slab or wall; scenes have their own ground. */
    private readonly slabs = true,
    /** Pixels per millimetre in the final picture: small curves get fewer corners. */
    private readonly pixels = Infinity,
    private readonly isApart = false,
  ) {}

  private within(frame: Frame, slabs = this.slabs): Pen {
    return new Pen(this.marks, this.camera, frame, slabs, this.pixels, this.isApart);
  }

  private add(mark: Mark): void {
    this.marks.push(this.isApart ? { ...mark, apart: true } : mark);
  }

  private inPixels(length: number): number {
    return length * Math.hypot(...this.frame.x) * this.pixels;
  }

  /** Returns a pen without slabs, for a scene. */
  bare(): Pen {
    return this.within(this.frame, false);
  }

  /** Returns a pen for what the picture shows beside the product. */
  apart(): Pen {
    return new Pen(this.marks, this.camera, this.frame, this.slabs, this.pixels, true);
  }

  at(x: number, y: number, z = 0): Pen {
    return this.within(moved(this.frame, [x, y, z]));
  }

  turn(axis: Axis, degrees: number): Pen {
    return this.within(turned(this.frame, axis, degrees));
  }

  scale(k: number): Pen {
    return this.within(scaled(this.frame, k));
  }

  panel(plane: Plane, x: number, y: number, z: number, backdrop = false, slab?: number): Panel {
    const draw = (steps: Step[], style: Style): void => {
      this.add({ steps, style, backdrop, slab });
    };
    return new Panel(draw, this.camera, moved(this.frame, [x, y, z]), plane);
  }

  loft(rings: readonly P3[][], tones: Tones): void {
    const placed = rings.map((ring) => ring.map((point) => place(this.frame, point)));
    for (const mark of loft(placed, tones, this.camera)) this.add({ ...mark, backdrop: false });
  }

  /** Draws a box from its far lower corner with its size along x, y, z. */
  box([x, y, z]: P3, [w, d, h]: P3, tones: Tones, { r = 0, axis = 'z', chamfer = 0 }: BoxShape = {}): Faces {
    const [u, v, from, across, along, length] = (
      { x: [y, z, x, d, h, w], y: [x, z, y, w, h, d], z: [x, y, z, w, d, h] } as const
    )[axis];
    const corner = this.inPixels(r);
    const parts = r === 0 ? 0 : corner < 9 ? 1 : corner < 17 ? 2 : corner < 30 ? 3 : 4;
    const ring = (at: number, inset: number): P3[] =>
      roundedRect(u + inset, v + inset, across - 2 * inset, along - 2 * inset, Math.max(0, r - inset), parts).map(
        ([a, b]) => carry[axis](a, b, at),
      );
    const rings = [ring(from, 0), ring(from + length - chamfer, 0)];
    if (chamfer > 0) rings.push(ring(from + length, chamfer));
    this.loft(rings, tones);
    return {
      front: this.panel('front', x, y + d, z),
      side: this.panel('side', x + w, y + d, z),
      top: this.panel('top', x, y, z + h),
    };
  }

  /** Extrudes a profile along an axis: (x, y) along z, (x, z) along y, (y, z) along x. */
  prism(axis: Axis, profile: readonly P2[], from: number, to: number, tones: Tones): void {
    this.loft(
      [from, to].map((at) => profile.map(([u, v]) => carry[axis](u, v, at))),
      tones,
    );
  }

  /** Draws a solid of revolution: radii at positions along an axis through (u, v). */
  tube(axis: Axis, u: number, v: number, stations: readonly P2[], tones: Tones, sides = 20): void {
    const widest = Math.max(...stations.map(([, radius]) => radius));
    const corners = Math.round(Math.min(sides, Math.max(7, 3.7 * Math.sqrt(this.inPixels(widest)))));
    this.loft(
      stations.map(([at, radius]) => circle(u, v, radius, corners).map(([a, b]) => carry[axis](a, b, at))),
      tones,
    );
  }

  bolt(x: number, y: number, z: number, r: number): void {
    this.panel('top', x, y, z).circle(0, 0, r, { fill: steel.dark, stroke: ink, width: 1 });
    this.panel('top', x, y, z + r * 0.7).circle(0, 0, r, { fill: steel.light, stroke: ink, width: 1 });
  }

  /** Draws a line in space: wires, chains. */
  wire(points: readonly P3[], style: Style = {}): void {
    const steps = points.map((point, i): Step => [i === 0 ? 'M' : 'L', this.project(point)]);
    this.add({ steps, style, backdrop: false });
  }

  /** Draws a cable as a cubic curve of four points, with an ink edge. */
  cable(points: readonly [P3, P3, P3, P3], colour: string, width: number): void {
    const [a, b, c, d] = points.map((point) => this.project(point)) as [P2, P2, P2, P2];
    for (const style of [{ width: width + 2.5 }, { stroke: colour, width }]) {
      this.add({
        steps: [
          ['M', a],
          ['C', b, c, d],
        ],
        style,
        backdrop: false,
      });
    }
  }

  private project(point: P3): P2 {
    return this.camera.project(place(this.frame, point));
  }

  /** Draws a contact shadow on the ground, slightly to the right of the footprint. */
  shadow(x: number, y: number, w: number, d: number, spread = Math.min(w, d) * 0.18): void {
    this.panel('top', x + spread * 0.4, y - spread, 0, true).rect(
      0,
      0,
      w + spread,
      d + spread,
      { fill: ink, opacity: 0.1 },
      spread,
    );
  }

  ground(x: number, y: number, w: number, d: number): void {
    if (!this.slabs) return;
    const slab = this.marks.length;
    const top = this.panel('top', x, y, 0, true, slab);
    const r = Math.min(w, d) * 0.06;
    const drop = Math.min(w, d) * 0.035;
    this.panel('top', x, y, -drop, true, slab).rect(0, 0, w, d, { fill: concrete.dark, opacity: 0.55 }, r);
    top.rect(0, 0, w, d, { fill: paper, stroke: hairline, width: 1 }, r);
  }

  /** Draws the piece of wall behind a mounted device, with its face in the plane y. */
  wall(x: number, z: number, w: number, h: number, y = 0): void {
    if (!this.slabs) return;
    const slab = this.marks.length;
    const r = Math.min(w, h) * 0.06;
    this.panel('front', x, y - Math.min(w, h) * 0.05, z, true, slab).rect(
      0,
      0,
      w,
      h,
      { fill: concrete.dark, opacity: 0.55 },
      r,
    );
    this.panel('front', x, y, z, true, slab).rect(0, 0, w, h, { fill: paper, stroke: hairline, width: 1 }, r);
  }
}
