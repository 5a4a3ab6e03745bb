import { cyan, hueTones, ink, mix, paper, rubber, steel, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Antenna, Gateway, GsmModule, Receiver, Remote } from '../types.ts';
import { board } from './electronics.ts';

export function remote(pen: Pen, { buttons, shape, hue }: Remote): void {
  const tones = hueTones[hue];
  const columns = buttons >= 4 ? 2 : 1;
  const rows = Math.ceil(buttons / columns);
  const [w, l] = [shape === 'square' ? 54 : 34 + columns * 8, 40 + rows * 15 + (shape === 'bar' ? 14 : 0)];
  pen.ground(-24, -34, w + 54, l + 56);
  pen.shadow(2, 2, w, l, 10);
  const r = shape === 'oval' ? w / 2 - 1 : shape === 'bar' ? 10 : 7;
  pen.box([0, 0, 0], [w, l, 6], { ...tones, mid: mix(tones.mid, tones.dark, 0.6) }, { r });
  const top = pen.box([0, 0, 6], [w, l, 8], tones, { r, chamfer: 3 }).top;
  top.rect(
    w * 0.14,
    l * 0.14,
    w * 0.72,
    l * 0.76,
    { fill: mix(tones.mid, tones.light, 0.35), stroke: ink, width: 1 },
    shape === 'oval' ? w * 0.34 : 6,
  );
  const area = { u: w * 0.5, v: l * 0.86, du: 17, dv: Math.min(17, (l * 0.6) / rows) };
  for (let i = 0; i < buttons; i += 1) {
    const u = area.u + (columns === 2 ? ((i % 2) - 0.5) * area.du : 0);
    const v = area.v - (Math.floor(i / columns) + 0.55) * area.dv;
    const fill = i === 0 ? cyan : i % 3 === 1 ? white.light : steel.mid;
    if (shape === 'square') top.rect(u - 7, v - 5.5, 14, 11, { fill, stroke: ink, width: 1 }, 3);
    else top.circle(u, v, Math.min(6.8, area.dv * 0.42), { fill, stroke: ink, width: 1 });
  }
  top.light(w * 0.5 - 3, l * 0.2, 6, 3, 2.4);
  pen
    .apart()
    .panel('top', 0, 0, 8)
    .circle(w * 0.5, -9, 11, { width: 4 })
    .circle(w * 0.5, -9, 11, { width: 2, stroke: steel.mid });
}

export function receiver(pen: Pen, { channels, housing, antenna, hue }: Receiver): void {
  const tones = hueTones[hue];
  if (housing === 'plug-in') {
    pen.ground(-40, -40, 190, 150);
    pen.shadow(0, 0, 110, 60, 10);
    board(pen, 110, 60, 4, hue, {
      chips: 1 + Math.min(2, channels / 2),
      relays: Math.min(4, channels),
      terminals: 0,
      display: false,
    });
    pen.box([8, 54, -2], [80, 8, 12], rubber);
    if (antenna)
      pen.tube(
        'z',
        96,
        14,
        [
          [6, 4],
          [80, 3],
        ],
        rubber,
        10,
      );
    return;
  }
  const w = 90 + channels * 14;
  pen.wall(-44, -34, w + 88, 190);
  pen.box([0, 0, 0], [w, 38, 120], tones, { r: 14, axis: 'y', chamfer: 7 });
  const face = pen.panel('front', 0, 38, 0);
  face.rect(16, 22, w - 32, 60, { fill: mix(tones.mid, tones.light, 0.4), stroke: ink, width: 1 }, 8);
  for (let i = 0; i < channels; i += 1)
    face.circle(28 + (i * (w - 44)) / channels, 54, 4.2, { fill: i === 0 ? cyan : paper, stroke: ink, width: 1 });
  face.rect(28, 34, w * 0.34, 7, { fill: paper, opacity: 0.8 }, 3).light(w * 0.34, 98, w * 0.32, 6, 5);
  for (const u of [w * 0.3, w * 0.6])
    pen.tube(
      'z',
      u,
      18,
      [
        [-14, 9],
        [0, 9],
      ],
      rubber,
      12,
    );
  if (antenna)
    pen.tube(
      'z',
      w - 18,
      18,
      [
        [120, 7],
        [132, 7],
        [133, 4],
        [230, 3],
      ],
      rubber,
      10,
    );
}

export function antenna(pen: Pen, { length, bracket, hue }: Antenna): void {
  const tones = hueTones[hue];
  if (bracket === 'angle') {
    pen.wall(-90, -80, 200, 220, -60);
    pen.box([-30, -60, -40], [60, 8, 90], steel, { r: 8, axis: 'y' });
    pen.box([-30, -52, -40], [60, 90, 8], steel, { r: 8 });
  } else {
    pen.ground(-130, -130, 280, 280);
    pen.tube(
      'z',
      0,
      0,
      [
        [-2, 60],
        [10, 60],
      ],
      steel,
      24,
    );
  }
  const z = bracket === 'angle' ? -32 : 10;
  pen.tube(
    'z',
    0,
    0,
    [
      [z, 20],
      [z + 26, 20],
      [z + 38, 13],
    ],
    tones,
    20,
  );
  pen.tube(
    'z',
    0,
    0,
    [
      [z + 38, 10],
      [z + 60, 10],
    ],
    steel,
    14,
  );
  pen.tube(
    'z',
    0,
    0,
    [
      [z + 60, 7],
      [z + length * 0.7, 4],
    ],
    rubber,
    12,
  );
  pen.panel('front', 0, 20, z + 8).light(-9, 0, 18, 6, 5);
  pen.apart().cable(
    [
      [0, 10, z],
      [10, 60, z - 50],
      [50, 110, z - 20],
      [110, 90, z - 30],
    ],
    rubber.mid,
    4,
  );
  const top = pen.apart().panel('front', 0, 0, z + length * 0.7);
  for (const k of [26, 44])
    top
      .arc(0, 0, k, -40, 40, { stroke: cyan, width: 2.5, opacity: 0.8 })
      .arc(0, 0, k, 140, 220, { stroke: cyan, width: 2.5, opacity: 0.8 });
}

export function gateway(pen: Pen, { antennas, ports, form, hue }: Gateway): void {
  const tones = hueTones[hue];
  const flat = form === 'flat';
  const [w, d, h] = flat ? [170 + ports * 8, 120, 34] : [90 + ports * 8, 56, 150];
  pen.ground(-60, -60, w + 130, d + 150);
  pen.shadow(0, 0, w, d, 20);
  for (let i = 0; i < antennas; i += 1)
    pen.tube(
      'z',
      w * (antennas === 1 ? 0.5 : 0.2 + i * 0.6),
      12,
      [
        [h * 0.5, 7],
        [h + 10, 7],
        [h + 11, 5],
        [h + 110, 4],
      ],
      rubber,
      10,
    );
  const faces = pen.box([0, 0, 0], [w, d, h], tones, { r: 22, chamfer: 7 });
  if (flat) {
    faces.top.rect(26, 22, w - 52, d - 52, { fill: mix(tones.mid, tones.light, 0.5), opacity: 0.7 }, 18);
    faces.top.light(w * 0.36, d - 22, w * 0.28, 6, 6);
    for (let i = 0; i < ports; i += 1)
      faces.front.rect(24 + i * 26, 7, 20, 16, { fill: ink, stroke: steel.mid, width: 1 }, 2);
  } else {
    faces.front.light(w * 0.26, h * 0.82, w * 0.48, 7, 7);
    for (let i = 0; i < ports; i += 1)
      faces.front.circle(w * 0.5, h * 0.66 - i * 18, 5, { fill: i === 0 ? cyan : paper, stroke: ink, width: 1 });
    faces.side.rect(10, 16, d - 20, h * 0.5, { width: 1, opacity: 0.5 }, 6);
  }
}

export function gsmModule(pen: Pen, { housing, antenna: aerial, hue }: GsmModule): void {
  const tones = hueTones[hue];
  if (housing === 'bare') {
    pen.ground(-40, -40, 220, 180);
    pen.shadow(0, 0, 130, 90, 12);
    board(pen, 130, 90, 5, hue, { chips: 2, relays: 1, terminals: 3, display: false });
    pen.box([76, 20, 5], [36, 30, 6], steel).top.rect(6, 6, 24, 18, { fill: '#FBE3B5', stroke: ink, width: 1 }, 3);
    if (aerial)
      pen.tube(
        'z',
        116,
        12,
        [
          [5, 6],
          [14, 6],
          [15, 4],
          [96, 3],
        ],
        rubber,
        10,
      );
    return;
  }
  pen.wall(-50, -34, 210, 190, -10);
  pen.box([-40, -10, 50], [190, 10, 30], steel);
  pen.box([0, 0, 0], [108, 56, 116], tones, { r: 8, axis: 'y', chamfer: 4 });
  const face = pen.panel('front', 0, 56, 0);
  face.rect(14, 28, 80, 62, { fill: mix(tones.mid, tones.light, 0.45), stroke: ink, width: 1 }, 6);
  for (let i = 0; i < 4; i += 1)
    face.rect(28 + i * 13, 40, 8, 10 + i * 9, { fill: i < 3 ? cyan : paper, stroke: ink, width: 1 }, 1);
  for (let i = 0; i < 5; i += 1) face.rect(12 + i * 18, 8, 13, 13, { fill: rubber.mid, stroke: ink, width: 1 }, 2);
  if (aerial) {
    pen.tube(
      'z',
      88,
      30,
      [
        [116, 7],
        [128, 7],
      ],
      steel,
      12,
    );
    pen.tube(
      'z',
      88,
      30,
      [
        [128, 5],
        [210, 4],
      ],
      rubber,
      10,
    );
  }
}
