import { drawDevice } from '../devices/index.ts';
import { screenContent } from '../devices/parking-terminals.ts';
import { hueTones, ink, steel, tonesOf, white, type Tones } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Hue, ProductDrawing } from '../types.ts';
import { desk, room } from './indoor.ts';
import {
  building,
  car,
  dayGlass,
  duskWall,
  glazing,
  hedge,
  lampPost,
  lawn,
  patch,
  paving,
  person,
  plaster,
  road,
  slab,
  tree,
  warmGlass,
} from './kit.ts';
import { barrierOf } from './props.ts';

/** The academy's classrooms in four towns, each with its own building and stands. */

interface Entrance {
  walls: Tones;
  size: [number, number, number];
  /** Windows along the front and the side, and the number of storeys. */
  windows: [number, number, number];
  hue: Hue;
  ground: Tones;
}

function entrance(pen: Pen, { walls, size, windows, hue, ground }: Entrance): { door: number; front: number } {
  slab(pen, 15000, 12500, ground);
  const [w, d] = size;
  const house = pen.at(1200, 900);
  building(house, size, walls, windows, (index) => (index % 6 === 4 ? warmGlass : dayGlass));
  const door = 1200 + w / 2 - 1500;
  const front = 900 + d;
  const face = pen.panel('front', door, front + 20, 0);
  face.rect(-200, 0, 3400, 3000, { fill: walls.light, stroke: ink, width: 1 });
  glazing(face, 3000, 2600, 2, 1, () => dayGlass, 0.86);
  pen.box([door - 500, front, 3000], [4000, 1500, 260], hueTones[hue]).front.light(500, 90, 3000, 90, 90);
  for (const x of [door - 350, door + 3200])
    pen.tube(
      'z',
      x,
      front + 1300,
      [
        [0, 90],
        [3000, 90],
      ],
      steel,
      10,
    );
  patch(pen, door - 300, front + 1500, 3600, 12500 - front - 1500, paving.light);
  return { door, front };
}

export function worksEntrance(pen: Pen): void {
  const { door, front } = entrance(pen, {
    walls: plaster,
    size: [12000, 4600, 5200],
    windows: [7, 3, 2],
    hue: 'blue',
    ground: paving,
  });
  drawDevice(
    pen
      .at(10200, front + 3000)
      .bare()
      .scale(1.7),
    barrierOf({ boomLength: 4, hue: 'blue' }),
  );
  car(pen.at(1000, 8600), tonesOf('#EEF2F6'));
  person(pen, door + 700, front + 3300, hueTones.blue);
  person(pen, door + 2300, front + 4600, hueTones.warm);
}

export function canalEntrance(pen: Pen): void {
  const { door, front } = entrance(pen, {
    walls: tonesOf('#E8D5B5'),
    size: [9000, 5200, 8600],
    windows: [5, 3, 4],
    hue: 'graphite',
    ground: paving,
  });
  const water = pen.panel('top', 0, 10600, 10);
  water.rect(0, 0, 15000, 1900, { fill: '#B9DCEC', stroke: ink, width: 1 });
  for (const u of [1400, 5600, 9800])
    water.line(
      [
        [u, 700],
        [u + 2400, 700],
      ],
      { stroke: '#FFFFFF', width: 2 },
    );
  lampPost(pen, 1500, front + 2800, 3200);
  tree(pen, 12600, 4200, 4600);
  tree(pen, 13400, 8200, 3800);
  person(pen, door + 1400, front + 2600, hueTones.graphite);
}

export function uralsEntrance(pen: Pen): void {
  const { door, front } = entrance(pen, {
    walls: tonesOf('#C9876B'),
    size: [10500, 5400, 6200],
    windows: [5, 3, 3],
    hue: 'orange',
    ground: lawn,
  });
  road(pen, 0, 10400, 15000, 2100, 'x');
  car(pen.at(9800, 8200), tonesOf('#3C5067'));
  hedge(pen, 700, front + 1200, 3400, 600);
  tree(pen, 13300, 3000, 4800);
  tree(pen, 1600, 9000, 3200);
  person(pen, door + 1500, front + 3000, hueTones.orange);
}

export function siberiaEntrance(pen: Pen): void {
  const { door, front } = entrance(pen, {
    walls: duskWall,
    size: [11500, 5800, 4600],
    windows: [4, 2, 1],
    hue: 'blue',
    ground: tonesOf('#E9F0F6'),
  });
  for (const [x, y, h] of [
    [1300, 8600, 4000],
    [2700, 10200, 3000],
    [13700, 3400, 5200],
  ] as const)
    fir(pen, x, y, h);
  drawDevice(
    pen
      .at(10400, front + 2600)
      .bare()
      .scale(2.2),
    {
      kind: 'bollard',
      height: 700,
      diameter: 220,
      lightRing: true,
      count: 3,
      design: 'automatic',
      hue: 'graphite',
    },
  );
  person(pen, door + 800, front + 2900, hueTones.graphite);
  person(pen, door + 2300, front + 3500, hueTones.blue);
}

function fir(pen: Pen, x: number, y: number, height: number): void {
  pen.shadow(x - 500, y - 500, 1000, 1000, 300);
  for (const [from, to, r] of [
    [0.12, 0.52, 0.24],
    [0.36, 0.76, 0.19],
    [0.6, 1, 0.14],
  ] as const)
    pen.tube(
      'z',
      x,
      y,
      [
        [from * height, r * height],
        [to * height, 20],
      ],
      tonesOf('#568B7A'),
      10,
    );
}

interface Classroom {
  size: [number, number, number];
  /** Devices along the far wall with their positions. */
  stands: readonly (readonly [x: number, y: number, scale: number, drawing: ProductDrawing])[];
  desks: readonly (readonly [x: number, y: number])[];
  trainer: readonly [x: number, y: number, hue: Hue];
  windows: { from: number; width: number; count: number };
}

function podium(pen: Pen, x: number, y: number, w: number, d: number): void {
  pen.shadow(x, y, w, d, 200);
  pen.box([x, y, 0], [w, d, 160], white, { r: 160 });
}

function classroom(pen: Pen, { size: [w, d, h], stands, desks, trainer, windows }: Classroom): void {
  room(pen, w, d, h);
  glazing(pen.panel('front', windows.from, 240, 900), windows.width, 2200, windows.count, 1, () => dayGlass, 0.84);
  for (const [x, y, scale, drawing] of stands) drawDevice(pen.at(x, y, 0).bare().scale(scale), drawing);
  person(pen, trainer[0], trainer[1], hueTones[trainer[2]]);
  for (const [i, [x, y]] of desks.entries()) {
    desk(pen, x, y);
    person(pen, x + 750, y + 1250, hueTones[(['graphite', 'warm', 'blue', 'orange'] as const)[i % 4]!]);
  }
}

const slidingOperator = (hue: Hue): ProductDrawing => ({
  kind: 'sliding-operator',
  powerClass: 2,
  shape: 'sloped',
  keyCover: 'side',
  rack: true,
  lamp: true,
  hue,
});

const door = (ral: string): ProductDrawing => ({
  kind: 'sectional-door',
  width: 2500,
  height: 2200,
  panels: 4,
  surface: 'ribbed',
  windows: true,
  wicket: false,
  ral,
  use: 'garage',
});

const barrier = (boomLength: number, hue: Hue): ProductDrawing => ({
  kind: 'barrier',
  boomLength,
  boomType: 'straight',
  stripes: 'red',
  housing: 'painted',
  boomLights: true,
  hue,
});

const column = (direction: 'entry' | 'exit', hue: Hue): ProductDrawing => ({
  kind: 'parking-column',
  direction,
  screenInches: 10,
  ticketSlot: true,
  cardReader: true,
  terminal: false,
  camera: true,
  hue,
});

export function worksGates(pen: Pen): void {
  classroom(pen, {
    size: [12500, 10000, 4800],
    windows: { from: 6200, width: 5600, count: 4 },
    stands: [[1000, 500, 1.6, door('7016')]],
    desks: [
      [1800, 7600],
      [5200, 7600],
      [8600, 7600],
    ],
    trainer: [6000, 3400, 'blue'],
  });
  for (const [x, hue] of [
    [7000, 'graphite'],
    [9900, 'warm'],
  ] as const) {
    podium(pen, x - 300, 1300, 2600, 2300);
    drawDevice(
      pen
        .at(x - 100, 1900, 160)
        .bare()
        .scale(4),
      slidingOperator(hue),
    );
  }
}

export function worksParking(pen: Pen): void {
  classroom(pen, {
    size: [13000, 10500, 4000],
    windows: { from: 800, width: 4200, count: 3 },
    stands: [
      [1200, 1000, 2.2, { kind: 'pay-station', payment: 'cash-and-card', screenInches: 19, hue: 'blue' }],
      [5000, 2600, 2.5, column('entry', 'graphite')],
      [7200, 2600, 2.3, barrier(3, 'graphite')],
    ],
    desks: [
      [2400, 7700],
      [7400, 7700],
    ],
    trainer: [5200, 5600, 'warm'],
  });
}

export function worksLectures(pen: Pen): void {
  room(pen, 13500, 11500, 4400);
  screenContent(pen.panel('front', 0, 240, 0), 3200, 1200, 4400, 2400, 'entry');
  glazing(pen.panel('front', 9000, 240, 1000), 3800, 2400, 3, 1, () => dayGlass, 0.84);
  pen.box([1000, 1500, 0], [900, 700, 1150], hueTones.blue, { r: 100 }).front.light(200, 700, 500, 60, 50);
  person(pen, 2600, 2000, hueTones.graphite);
  for (const [row, y] of [4600, 6900, 9200].entries())
    for (const [i, x] of [1500, 5300, 9100].entries()) {
      desk(pen, x, y);
      person(pen, x + 750, y + 1250, hueTones[(['warm', 'blue', 'graphite', 'orange'] as const)[(row + i) % 4]!]);
    }
}

export function canalClassroom(pen: Pen): void {
  classroom(pen, {
    size: [11000, 9500, 4200],
    windows: { from: 800, width: 4600, count: 3 },
    stands: [
      [5600, 900, 2.1, { kind: 'turnstile', design: 'tripod', passage: 560, steel: true, hue: 'graphite' }],
      [7900, 900, 2.1, { kind: 'turnstile', design: 'flap', passage: 700, steel: true, hue: 'blue' }],
    ],
    desks: [
      [1600, 6400],
      [5600, 6400],
    ],
    trainer: [3800, 3000, 'graphite'],
  });
}

export function uralsParking(pen: Pen): void {
  classroom(pen, {
    size: [12500, 9800, 4000],
    windows: { from: 7200, width: 4600, count: 3 },
    stands: [
      [900, 1200, 2.2, barrier(3, 'orange')],
      [7000, 1600, 2.5, column('exit', 'orange')],
      [9300, 1500, 3, { kind: 'display-board', digits: 3, rows: 3, mount: 'post', hue: 'graphite' }],
    ],
    desks: [
      [1400, 6900],
      [4900, 6900],
      [8400, 6900],
    ],
    trainer: [5600, 4300, 'orange'],
  });
}

export function siberiaClassroom(pen: Pen): void {
  classroom(pen, {
    size: [10500, 8600, 4600],
    windows: { from: 5400, width: 4400, count: 2 },
    stands: [[700, 500, 1.5, door('5010')]],
    desks: [
      [1400, 6300],
      [5400, 6300],
    ],
    trainer: [4900, 3400, 'graphite'],
  });
  podium(pen, 6400, 1500, 2700, 2300);
  drawDevice(pen.at(6600, 2100, 160).bare().scale(4), slidingOperator('blue'));
}
