import type { P2 } from '../iso.ts';
import { cyan, cyanTones, hueTones, ink, mix, rubber, steel, stripeFill, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Bollard, RoadBlocker } from '../types.ts';

function post(pen: Pen, { height, diameter, lightRing, design, count, hue }: Bollard, sunk: number): void {
  const above = (...stations: P2[]) => stations.map(([z, radius]): P2 => [Math.max(16, z - sunk), radius]);
  const tones = hueTones[hue];
  const r = diameter / 2;
  const sides = count === 3 ? 14 : 20;
  pen.shadow(-r * 1.1, -r * 1.1, r * 2.2, r * 2.2, r * 0.9);
  const flange = design === 'removable' ? r * 1.5 : r * 1.9;
  if (design === 'automatic') {
    pen.box([-flange, -flange, 0], [flange * 2, flange * 2, 14], steel, { r: 20 });
    for (const [x, y] of [
      [1, 1],
      [-1, 1],
      [1, -1],
    ] as const)
      pen.bolt(x * flange * 0.82, y * flange * 0.82, 14, 13);
  } else
    pen.tube(
      'z',
      0,
      0,
      [
        [0, flange],
        [16, flange],
      ],
      steel,
      sides,
    );
  pen.panel('top', 0, 0, 15).circle(0, 0, r * 1.18, { fill: rubber.dark, stroke: ink, width: 1 });
  const ring = height * 0.82;
  const body = design !== 'automatic' && hue === 'warm' ? steel : tones;
  pen.tube('z', 0, 0, above([16, r], [ring, r]), body, sides);
  pen.tube('z', 0, 0, above([height * 0.58, r + 1], [height * 0.68, r + 1]), white, sides);
  if (lightRing) {
    pen.panel('top', 0, 0, Math.max(16, ring + 14 - sunk)).circle(0, 0, r * 1.7, { fill: cyan, opacity: 0.14 });
    pen.tube('z', 0, 0, above([ring, r * 0.94], [ring + 32, r * 0.94]), cyanTones, sides);
    pen.tube('z', 0, 0, above([ring + 32, r], [height - r * 0.14, r], [height, r * 0.84]), body, sides);
  } else
    pen.tube(
      'z',
      0,
      0,
      [
        [ring, r],
        [height - r * 0.3, r],
        [height, r * 0.62],
      ],
      body,
      sides,
    );
  if (design === 'removable') {
    pen
      .panel('top', 0, 0, height + 1)
      .circle(0, 0, r * 0.3, { fill: ink })
      .circle(0, 0, r * 0.14, { fill: steel.light });
    pen.panel('front', 0, r, 0).rect(-r * 0.3, 50, r * 0.6, 34, { fill: rubber.dark }, 8);
  }
}

/** Draws bollards; `sunk` is their depth in the road in mm, for videos. */
export function bollard(pen: Pen, drawing: Bollard, sunk = 0): void {
  const { count, diameter } = drawing;
  const step = Math.max(520, diameter * 2.4);
  pen.ground(-diameter * 1.3, -diameter * 1.3, diameter * 2.6 + (count - 1) * step, diameter * 2.6);
  for (let i = 0; i < count; i += 1) post((i === 0 ? pen : pen.apart()).at(i * step, 0, 0), drawing, sunk);
}

export function roadBlocker(pen: Pen, { width, height, stripes, hue }: RoadBlocker): void {
  const tones = hueTones[hue];
  const d = 900;
  pen.ground(-260, -260, width + 520, d + 620);
  pen.box([-80, -40, 0], [width + 160, d + 80, 30], steel, { r: 30 });
  pen.panel('top', 0, 0, 31).rect(0, 0, width, d, { fill: rubber.mid, stroke: ink, width: 1 }, 10);
  const wedge: P2[] = [
    [0, 30],
    [d * 0.94, 30 + height],
    [d * 0.99, 30 + height],
    [d * 0.99, 30],
  ];
  pen.prism('x', wedge, 40, width - 40, tones);
  const face = pen.panel('front', 40, d * 0.99, 30);
  const count = Math.round((width - 80) / 240);
  const pitch = (width - 80) / count;
  for (let i = 0; i < count; i += 1) {
    const u = i * pitch + pitch * 0.1;
    face.polygon(
      [
        [u, height * 0.3],
        [u + pitch * 0.4, height * 0.3],
        [u + pitch * 0.7, height * 0.86],
        [u + pitch * 0.3, height * 0.86],
      ],
      { fill: i % 2 === 0 ? stripeFill[stripes] : white.light },
    );
  }
  face.light(40, height * 0.12, width - 160, 22, 24);
  for (const x of [-40, width + 40]) for (const y of [20, d - 20]) pen.bolt(x, y, 30, 18);
  const cabinet = pen.apart().at(width + 330, 120, 0);
  cabinet.shadow(0, 0, 260, 240);
  const faces = cabinet.box(
    [0, 0, 0],
    [260, 240, 620],
    { ...tones, light: mix(tones.light, '#FFFFFF', 0.2) },
    { r: 26, chamfer: 16 },
  );
  faces.front.rect(36, 60, 188, 420, { width: 1, opacity: 0.5 }, 14).light(80, 520, 100, 18, 16);
}
