import type { Kind } from './kinds.ts';
import { isReader } from './kinds.ts';
import type { PlanObject } from './plan.ts';
import { circle, line, rect, type Shape } from './shapes.ts';

/** Signs relative to their centre, distinguishable at 5.5 mm and without colour. */
type Sign = (facing: 1 | -1) => Shape[];

const box = (x: number, y: number, width: number, height: number): Shape => ({
  d: rect(x, y, width, height, 80),
  fill: 'surface',
  stroke: 'ink',
  width: 60,
});
const ink = (d: string, width = 60): Shape => ({ d, stroke: 'ink', width });
const solid = (d: string): Shape => ({ d, fill: 'ink' });
const lit = (d: string): Shape => ({ d, fill: 'light' });
const waves = (x: number, y: number, side: 1 | -1 = 1) =>
  [140, 260, 380].map((r) =>
    ink(`M${x + side * r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 ${side === 1 ? 1 : 0} 0 ${r * 1.4}`, 50),
  );

const signs: Record<Kind, Sign> = {
  column: () => [
    box(-290, -500, 580, 1_000),
    lit(rect(-170, -380, 340, 260)),
    ink(line([-150, 60], [150, 60])),
    solid(circle(0, 280, 80)),
  ],
  barrier: () => [box(-450, -450, 900, 900), solid(rect(-250, -250, 500, 500, 60)), lit(circle(0, 0, 130))],
  // The field of view points at the car.
  camera: (side) => [
    { d: line([0, 0], [-520, side * 550], [520, side * 550]) + 'z', fill: 'light-panel', stroke: 'light', width: 40 },
    box(-260, -380, 520, 640),
    solid(circle(0, side * 60, 150)),
    lit(circle(0, side * 60, 70)),
  ],
  uhf: () => [box(-420, -420, 840, 840), solid(circle(-260, 0, 90)), ...waves(-260, 0)],
  loop: () => [],
  light: () => [
    box(-260, -520, 520, 1_040),
    { d: circle(0, -240, 170), fill: 'danger' },
    { d: circle(0, 240, 170), fill: 'success' },
  ],
  rest: () => [
    ink(line([0, 420], [0, -20], [-300, -380])),
    ink(line([0, -20], [300, -380])),
    solid(circle(0, 420, 110)),
  ],
  display: () => [
    box(-540, -360, 1_080, 720),
    { text: 'P', x: -270, y: 190, size: 560, anchor: 'middle', bold: true },
    lit(rect(20, -180, 380, 130)),
    lit(rect(20, 50, 260, 130)),
  ],
  station: () => [
    box(-380, -540, 760, 1_080),
    { text: '₽', x: 0, y: 60, size: 620, anchor: 'middle', bold: true },
    lit(rect(-220, 240, 440, 120)),
  ],
  desk: () => [
    box(-540, -540, 1_080, 1_080),
    solid(circle(0, -220, 170)),
    solid('M-320 160a320 240 0 0 1 640 0z'),
    lit(rect(-400, 260, 800, 140)),
  ],
  validator: () => [box(-450, -450, 900, 900), { text: '%', x: 0, y: 210, size: 600, anchor: 'middle', bold: true }],
  server: () => [
    box(-400, -540, 800, 1_080),
    ...[-300, 0, 300].flatMap((y) => [ink(line([-240, y], [80, y])), lit(circle(230, y, 70))]),
  ],
  plates: () => [
    box(-400, -540, 800, 1_080),
    { d: rect(-300, -380, 600, 300, 60), fill: 'surface', stroke: 'ink', width: 50 },
    { text: 'A 01', x: 0, y: -150, size: 220, anchor: 'middle', bold: true },
    ...[150, 360].flatMap((y) => [ink(line([-240, y], [80, y])), lit(circle(230, y, 70))]),
  ],
  switch: () => [
    box(-540, -300, 1_080, 600),
    ...[-400, -170, 60, 290].map((x) => (x === 290 ? lit(circle(360, 0, 80)) : solid(rect(x, -90, 150, 180)))),
  ],
  ups: () => [box(-400, -500, 800, 1_000), solid('M80 -360L-220 60H-20L-80 360L220 -60H20z')],
  workplace: () => [
    box(-520, -460, 1_040, 640),
    lit(rect(-400, -340, 800, 400)),
    ink(line([0, 180], [0, 400])),
    ink(line([-260, 430], [260, 430]), 90),
  ],
  intercom: () => [box(-400, -500, 800, 1_000), solid(circle(-130, 0, 110)), ...waves(-170, 0)],
  sensor: () => [box(-450, -450, 900, 900), ink(circle(0, 0, 270)), lit(circle(0, 0, 130))],
  // Lines from the sensors meet in it.
  hub: () => [
    box(-450, -450, 900, 900),
    ink(line([-330, -330], [330, 330])),
    ink(line([-330, 330], [330, -330])),
    ...[-330, 330].flatMap((x) => [-330, 330].map((y) => solid(circle(x, y, 80)))),
    solid(rect(-170, -170, 340, 340, 40)),
  ],
  part: () => [box(-400, -400, 800, 800), ink(line([-200, 0], [200, 0])), ink(line([0, -200], [0, 200]))],
};

export const signOf = (kind: Kind, facing: 'up' | 'down' = 'up'): Shape[] => signs[kind](facing === 'down' ? 1 : -1);

/** Two turns of wire in the ground. */
const loopShapes = ({ width, height }: PlanObject): Shape[] => [
  { d: rect(-width / 2, -height / 2, width, height, 160), stroke: 'light', width: 70, dash: [260, 160] },
  { d: rect(-width / 2 + 160, -height / 2 + 160, width - 320, height - 320, 120), stroke: 'light', width: 50 },
];

function boomShapes({ boom, x, y }: PlanObject): Shape[] {
  if (!boom) return [];
  const d = line(...boom.map(([bx, by]) => [bx - x, by - y] as const));
  return [
    { d, stroke: 'ink', width: 240 },
    { d, stroke: 'surface', width: 140 },
    { d, stroke: 'danger', width: 140, dash: [500, 500] },
  ];
}

/** Returns an object's shapes relative to its centre: sign, boom and reader. */
export function objectShapes(object: PlanObject): Shape[] {
  if (object.kind === 'loop' && object.width > 1_100) return loopShapes(object);
  const sign =
    object.kind === 'loop' ? loopShapes({ ...object, width: 1_000, height: 700 }) : signOf(object.kind, object.facing);
  // The reader is on the side of the lane, which depends on the direction.
  const side = object.facing === 'down' ? -1 : 1;
  const readers = object.kind === 'column' && object.parts.some(({ article }) => isReader(article));
  return [...boomShapes(object), ...sign, ...(readers ? waves(250 * side, -60, side) : [])];
}
