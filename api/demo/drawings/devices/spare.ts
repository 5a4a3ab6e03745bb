import type { P2, P3 } from '../iso.ts';
import { copper, glass, hueTones, ink, mix, rubber, steel } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { toothed } from '../profiles.ts';
import type { SparePart } from '../types.ts';
import { board } from './electronics.ts';

type Draw = (pen: Pen, size: number, hue: SparePart['hue']) => void;

const circuit: Draw = (pen, size, hue) => {
  pen.ground(-50, -50, 180 + size * 40, 170 + size * 20);
  pen.shadow(0, 0, 90 + size * 40, 70 + size * 20, 12);
  board(pen, 90 + size * 40, 70 + size * 20, 5, hue, {
    chips: size,
    relays: size,
    terminals: 2 + size,
    display: size === 3,
  });
};

const motor: Draw = (pen, size, hue) => {
  const tones = hueTones[hue];
  const [r, l] = [50 + size * 12, 150 + size * 40];
  pen.ground(-110, -150, l + 250, 300);
  pen.shadow(0, -r, l, 2 * r, 20);
  pen.box([20, -r * 0.8, 0], [l - 60, r * 1.6, 14], steel);
  pen.tube(
    'x',
    0,
    r + 14,
    [
      [-30, r * 0.7],
      [-10, r * 0.92],
      [0, r * 0.92],
    ],
    rubber,
    28,
  );
  pen.tube(
    'x',
    0,
    r + 14,
    [
      [0, r],
      [l, r],
    ],
    tones,
    28,
  );
  const fins = pen.panel('front', 0, r, r + 14);
  for (let i = -2; i <= 2; i += 1)
    fins.line(
      [
        [18, i * 12],
        [l - 24, i * 12],
      ],
      { width: 1.2, opacity: 0.5 },
    );
  pen.tube(
    'x',
    0,
    r + 14,
    [
      [l, r * 0.8],
      [l + 22, r * 0.6],
    ],
    steel,
    28,
  );
  pen.tube(
    'x',
    0,
    r + 14,
    [
      [l + 22, 11],
      [l + 84, 11],
    ],
    steel,
    14,
  );
  pen.box([l * 0.3, -30, 2 * r + 8], [l * 0.34, 60, 26], tones, { r: 8, chamfer: 4 }).front.light(10, 8, l * 0.2, 7, 6);
};

const gearbox: Draw = (pen, size, hue) => {
  const tones = hueTones[hue];
  const w = 150 + size * 30;
  pen.ground(-100, -90, w + 260, 330);
  pen.shadow(0, 0, w, 150, 24);
  pen.box([0, 0, 0], [w, 150, 120], tones, { r: 26, chamfer: 10 });
  pen.tube(
    'z',
    w * 0.34,
    75,
    [
      [120, 46],
      [134, 46],
    ],
    steel,
    24,
  );
  pen.tube(
    'z',
    w * 0.34,
    75,
    [
      [134, 16],
      [176 + size * 10, 16],
    ],
    steel,
    14,
  );
  pen.tube(
    'x',
    60,
    64,
    [
      [w, 46],
      [w + 20, 46],
    ],
    steel,
    24,
  );
  pen.tube(
    'x',
    60,
    64,
    [
      [w + 20, 14],
      [w + 84, 14],
    ],
    steel,
    14,
  );
  const face = pen.panel('front', 0, 150, 0);
  face.circle(w * 0.42, 60, 42, { fill: mix(tones.mid, tones.dark, 0.5), stroke: ink, width: 1 }).lamp(w * 0.42, 60, 9);
  for (const [u, v] of [
    [18, 18],
    [w - 18, 18],
    [18, 100],
    [w - 18, 100],
  ] as const)
    face.circle(u, v, 7, { fill: steel.light, stroke: ink, width: 1 });
};

const gearWheel: Draw = (pen, size, hue) => {
  const tones = hueTones[hue];
  const [teeth, r] = [12 + size * 4, 70 + size * 14];
  pen.ground(-r - 50, -r - 50, 2 * r + 150, 2 * r + 120);
  pen.shadow(-r, -r, 2 * r, 2 * r, 20);
  pen.prism('z', toothed(0, 0, r * 0.86, r, teeth), 0, 44, tones);
  const top = pen.panel('top', 0, 0, 44);
  top.circle(0, 0, r * 0.68, { width: 1, opacity: 0.5 });
  pen.tube(
    'z',
    0,
    0,
    [
      [44, r * 0.36],
      [64, r * 0.36],
    ],
    tones,
    24,
  );
  pen.panel('top', 0, 0, 64).circle(0, 0, r * 0.2, { fill: ink, stroke: ink });
  for (let i = 0; i < 5; i += 1) {
    const a = (i / 5) * 2 * Math.PI + 0.4;
    top.circle(Math.cos(a) * r * 0.53, Math.sin(a) * r * 0.53, r * 0.09, {
      fill: mix(tones.dark, ink, 0.4),
      stroke: ink,
      width: 1,
    });
  }
};

const spring: Draw = (pen, size, hue) => {
  const turns = 5 + size * 3;
  const l = turns * 40;
  const tones = hueTones[hue];
  pen.ground(-110, -110, l + 220, 230);
  pen.shadow(0, -52, l, 104, 20);
  pen.tube(
    'x',
    0,
    62,
    [
      [-70, 12],
      [l + 70, 12],
    ],
    steel,
    12,
  );
  for (let i = 0; i < turns; i += 1) {
    const loop: P3[] = Array.from({ length: 13 }, (_, j): P3 => {
      const a = ((j * 15 + 200) / 180) * Math.PI * -1;
      return [i * 40 + (j / 12) * 24, Math.cos(a) * 52, 62 + Math.sin(a) * 52];
    });
    pen.wire(loop, { width: 11 });
    pen.wire(loop, { width: 8, stroke: i % 2 === 0 ? tones.mid : tones.light });
  }
  for (const x of [-30, l])
    pen.tube(
      'x',
      0,
      62,
      [
        [x, 60],
        [x + 26, 60],
      ],
      rubber,
      24,
    );
};

const limitSwitch: Draw = (pen, size, hue) => {
  const tones = hueTones[hue];
  pen.ground(-70, -70, 250, 230);
  pen.shadow(0, 0, 110, 70, 14);
  const body = pen.box([0, 0, 0], [110, 70, 120 + size * 16], tones, { r: 12, chamfer: 5 });
  body.front.rect(14, 14, 82, 60, { width: 1, opacity: 0.5 }, 8).light(36, 92, 38, 7, 6);
  const z = 120 + size * 16;
  pen.tube(
    'y',
    55,
    z - 20,
    [
      [70, 24],
      [86, 24],
    ],
    steel,
    20,
  );
  const arm = pen.at(55, 88, z - 20).turn('y', 24);
  arm.box([-8, 0, -8], [16, 8, 90 + size * 16], steel, { r: 8, axis: 'y' });
  arm.tube(
    'y',
    0,
    78 + size * 16,
    [
      [6, 20],
      [22, 20],
    ],
    rubber,
    20,
  );
};

const cover: Draw = (pen, size, hue) => {
  const tones = hueTones[hue];
  const [w, d, h] = [200 + size * 40, 160 + size * 20, 120 + size * 40];
  pen.ground(-90, -90, w + 190, d + 190);
  pen.shadow(0, 0, w, d, 24);
  const faces = pen.box([0, 0, 0], [w, d, h], tones, { r: 16 + size * 12, chamfer: 18 });
  faces.front
    .rect(w * 0.3, 0, w * 0.4, h * 0.3, { fill: mix(tones.dark, ink, 0.4), stroke: ink, width: 1 }, 10)
    .light(w * 0.36, h * 0.6, w * 0.28, 9, 8);
  faces.side.line(
    [
      [10, h * 0.18],
      [d - 10, h * 0.18],
    ],
    { width: 1, opacity: 0.5 },
  );
};

const door: Draw = (pen, _size, hue) => {
  pen.ground(-80, -90, 460, 220);
  pen.shadow(0, 0, 290, 25, 20);
  const face = pen.box([0, 0, 0], [290, 25, 640], hueTones[hue], { r: 20, axis: 'y', chamfer: 5 }).front;
  face.rect(30, 30, 230, 580, { width: 1, opacity: 0.5 }, 14);
  for (const v of [90, 530]) face.rect(6, v, 16, 44, { fill: steel.mid, stroke: ink, width: 1 }, 4);
  face.circle(248, 320, 15, { fill: steel.mid, stroke: ink, width: 1 }).circle(248, 320, 5, { fill: ink });
};

const pane: Draw = (pen) => {
  pen.ground(-70, -80, 370, 190);
  pen.shadow(0, 0, 230, 6, 16);
  const face = pen.box([0, 0, 0], [230, 6, 150], glass, { r: 12, axis: 'y' }).front;
  face.rect(12, 12, 206, 126, { width: 1, opacity: 0.5 }, 6);
  face.polygon(
    [
      [120, 132],
      [160, 132],
      [90, 18],
      [50, 18],
    ],
    { fill: '#FFFFFF', opacity: 0.6 },
  );
};

const cableCoil: Draw = (pen, size, hue) => {
  const tones = hueTones[hue];
  pen.ground(-190, -190, 430, 400);
  pen.shadow(-130, -130, 260, 260, 24);
  for (let i = 0; i < 2 + size; i += 1) {
    const top = pen.panel('top', i * 5, -i * 3, 10 + i * 15);
    top.circle(0, 0, 120, { width: 11 }).circle(0, 0, 120, { width: 8, stroke: i % 2 === 0 ? tones.mid : tones.light });
  }
  pen.cable(
    [
      [120, 20, 20],
      [180, 40, 10],
      [170, 120, 4],
      [90, 180, 4],
    ],
    tones.mid,
    7,
  );
  pen.cable(
    [
      [90, 180, 4],
      [84, 184, 4],
      [80, 188, 4],
      [74, 192, 4],
    ],
    copper.mid,
    4,
  );
  pen.box([-20, 96, 6], [40, 48, 24 + size * 15], rubber, { r: 6 });
};

const fastener: Draw = (pen, size, hue) => {
  const tones = hueTones[hue];
  const hexagon = (r: number): P2[] =>
    Array.from({ length: 6 }, (_, i): P2 => [r * Math.cos((i * Math.PI) / 3), r * Math.sin((i * Math.PI) / 3)]);
  pen.ground(-70, -80, 290, 260);
  for (const [x, y, l] of [
    [0, 0, 60 + size * 22],
    [70, 40, 40 + size * 18],
  ] as const) {
    const own = pen.at(x, y, 0);
    own.shadow(-24, -24, 48, 48, 14);
    own.prism('z', hexagon(27), 0, 16, steel);
    own.tube(
      'z',
      0,
      0,
      [
        [16, 12],
        [16 + l, 12],
        [20 + l, 9],
      ],
      steel,
      16,
    );
    const thread = own.panel('front', 0, 11, 0);
    for (let v = 24; v < 12 + l; v += 8)
      thread.line(
        [
          [-9, v],
          [9, v + 3],
        ],
        { width: 1, opacity: 0.6 },
      );
  }
  const nut = pen.at(130, -10, 0);
  nut.prism('z', hexagon(30), 0, 22, tones);
  nut.panel('top', 0, 0, 22).circle(0, 0, 15, { fill: ink }).circle(0, 0, 19, { width: 1, opacity: 0.5 });
  const washer = pen.at(20, 110, 0);
  washer.tube(
    'z',
    0,
    0,
    [
      [0, 30],
      [6, 30],
    ],
    steel,
    28,
  );
  washer.panel('top', 0, 0, 6).circle(0, 0, 14, { fill: '#FFFFFF', stroke: ink, width: 1 });
  pen.panel('top', 110, 110, 0).light(-16, -4, 32, 8, 5);
};

const parts: Record<SparePart['part'], Draw> = {
  board: circuit,
  motor,
  gearbox,
  gear: gearWheel,
  spring,
  'limit-switch': limitSwitch,
  housing: cover,
  door,
  pane,
  cable: cableCoil,
  fastener,
};

export function sparePart(pen: Pen, { part, size, hue }: SparePart): void {
  parts[part](pen, size, hue);
}
