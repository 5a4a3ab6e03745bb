import { dot, normalOf, place, type Camera, type Frame, type P2, type P3 } from './iso.ts';
import { cyan, ink } from './palette.ts';
import type { Step, Style } from './svg.ts';

export type Plane = 'front' | 'side' | 'top';

/**
 * Converts (u, v) of a plane to world coordinates. On walls u points to the viewer's right and v up; on the top u is x
 * and v is y.
 */
const planes: Record<Plane, (u: number, v: number) => P3> = {
  front: (u, v) => [u, 0, v],
  side: (u, v) => [0, -u, v],
  top: (u, v) => [u, v, 0],
};

/** Length of Bézier handles for a quarter circle, relative to the radius. */
const handle = 0.5523;

export type Draw = (steps: Step[], style: Style) => void;

/** A flat face for keys, screens, slots and plates. */
export class Panel {
  private readonly hidden: boolean;

  constructor(
    private readonly draw: Draw,
    private readonly camera: Camera,
    private readonly frame: Frame,
    private readonly plane: Plane,
  ) {
    const corners: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
    ];
    const facing = dot(normalOf(corners.map(([u, v]) => this.point(u, v))), camera.towards);
    const outward = plane === 'top' ? facing : -facing;
    this.hidden = outward < 1e-4;
  }

  private point(u: number, v: number): P3 {
    return place(this.frame, planes[this.plane](u, v));
  }

  private at(u: number, v: number): P2 {
    return this.camera.project(this.point(u, v));
  }

  private emit(steps: Step[], style: Style): this {
    if (!this.hidden) this.draw(steps, style);
    return this;
  }

  polygon(points: readonly P2[], style: Style = {}): this {
    return this.polygons([points], style);
  }

  /** Draws disjoint polygons of one style as one path, which is shorter. */
  polygons(all: readonly (readonly P2[])[], style: Style = {}): this {
    const steps = all.flatMap((points): Step[] => [
      ...points.map(([u, v], i): Step => [i === 0 ? 'M' : 'L', this.at(u, v)]),
      ['Z'],
    ]);
    return this.emit(steps, style);
  }

  line(points: readonly P2[], style: Style = {}): this {
    return this.emit(
      points.map(([u, v], i): Step => [i === 0 ? 'M' : 'L', this.at(u, v)]),
      style,
    );
  }

  rect(u: number, v: number, width: number, height: number, style: Style = {}, radius = 0): this {
    const r = Math.min(radius, width / 2, height / 2);
    if (r === 0)
      return this.polygon(
        [
          [u, v],
          [u + width, v],
          [u + width, v + height],
          [u, v + height],
        ],
        style,
      );
    const k = r * (1 - handle);
    const [right, top] = [u + width, v + height];
    return this.emit(
      [
        ['M', this.at(u + r, v)],
        ['L', this.at(right - r, v)],
        ['C', this.at(right - k, v), this.at(right, v + k), this.at(right, v + r)],
        ['L', this.at(right, top - r)],
        ['C', this.at(right, top - k), this.at(right - k, top), this.at(right - r, top)],
        ['L', this.at(u + r, top)],
        ['C', this.at(u + k, top), this.at(u, top - k), this.at(u, top - r)],
        ['L', this.at(u, v + r)],
        ['C', this.at(u, v + k), this.at(u + k, v), this.at(u + r, v)],
        ['Z'],
      ],
      style,
    );
  }

  circle(u: number, v: number, r: number, style: Style = {}): this {
    return this.arc(u, v, r, 0, 360, style, true);
  }

  /** Draws an arc; angles are in degrees, counter-clockwise from u. */
  arc(u: number, v: number, r: number, from: number, to: number, style: Style = {}, closed = false): this {
    const parts = Math.max(1, Math.ceil((to - from) / 90));
    const angle = ((to - from) / parts / 180) * Math.PI;
    const k = (4 / 3) * Math.tan(angle / 4) * r;
    const start = (from / 180) * Math.PI;
    const on = (a: number): P2 => [u + r * Math.cos(a), v + r * Math.sin(a)];
    const steps: Step[] = [['M', this.at(...on(start))]];
    for (let part = 0; part < parts; part += 1) {
      const [a, b] = [start + part * angle, start + (part + 1) * angle];
      const [p, q] = [on(a), on(b)];
      steps.push([
        'C',
        this.at(p[0] - k * Math.sin(a), p[1] + k * Math.cos(a)),
        this.at(q[0] + k * Math.sin(b), q[1] - k * Math.cos(b)),
        this.at(...q),
      ]);
    }
    return this.emit(closed ? [...steps, ['Z']] : steps, style);
  }

  screen(u: number, v: number, width: number, height: number, radius = 0): this {
    const slant = Math.min(width * 0.28, height * 0.6);
    return this.rect(u, v, width, height, { fill: '#12304C', stroke: ink }, radius).polygon(
      [
        [u + width * 0.5, v + height * 0.94],
        [u + width * 0.5 + slant, v + height * 0.94],
        [u + width * 0.36 + slant * 0.4, v + height * 0.06],
        [u + width * 0.36 - slant * 0.6, v + height * 0.06],
      ],
      { fill: '#FFFFFF', opacity: 0.09 },
    );
  }

  light(u: number, v: number, width: number, height: number, halo = Math.min(width, height) * 0.9): this {
    const radius = Math.min(width, height) / 2;
    return this.rect(
      u - halo,
      v - halo,
      width + 2 * halo,
      height + 2 * halo,
      { fill: cyan, opacity: 0.18 },
      radius + halo,
    ).rect(u, v, width, height, { fill: cyan, stroke: ink, width: 1 }, radius);
  }

  lamp(u: number, v: number, r: number): this {
    return this.light(u - r, v - r, 2 * r, 2 * r);
  }
}
