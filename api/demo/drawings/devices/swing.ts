import type { P2 } from '../iso.ts';
import { amber, hueTones, ink, mix, rubber, steel, type Tones } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { SwingArms } from '../types.ts';
import { remote } from './radio.ts';
import { photocell } from './safety.ts';

/** Draws a linear drive along x: tail bracket, motor body, tube, rod, fork. */
function linear(pen: Pen, length: number, tones: Tones): void {
  const body = length * 0.34;
  pen.box([-40, -30, -24], [44, 60, 12], steel);
  pen.box([-40, -30, 14], [44, 60, 12], steel);
  pen.tube(
    'z',
    -16,
    0,
    [
      [-34, 9],
      [36, 9],
    ],
    steel,
    12,
  );
  const faces = pen.box([-10, -48, -62], [body, 96, 150], tones, { r: 22, axis: 'x', chamfer: 10 });
  faces.front.rect(
    body * 0.2,
    26,
    body * 0.56,
    62,
    { fill: mix(tones.mid, tones.dark, 0.55), stroke: ink, width: 1 },
    12,
  );
  faces.front.light(body * 0.3, 108, body * 0.36, 9, 8);
  pen.box([body - 10, -36, -36], [length * 0.62, 72, 84], tones, { r: 18, axis: 'x', chamfer: 6 });
  pen.panel('front', body, 36, 0).line(
    [
      [20, 8],
      [length * 0.56, 8],
    ],
    { width: 1, opacity: 0.5 },
  );
  pen.tube(
    'x',
    0,
    6,
    [
      [body + length * 0.6, 30],
      [body + length * 0.64, 30],
    ],
    rubber,
  );
  pen.tube(
    'x',
    0,
    6,
    [
      [body + length * 0.64, 13],
      [body + length * 0.9, 13],
    ],
    steel,
    16,
  );
  const end = body + length * 0.9;
  pen.box([end, -16, -12], [46, 32, 36], steel, { r: 8, axis: 'z' });
  pen.tube(
    'z',
    end + 26,
    0,
    [
      [-26, 9],
      [40, 9],
    ],
    rubber,
    12,
  );
}

function lever(pen: Pen, length: number, tones: Tones): void {
  const h = 300;
  pen.box([-20, -70, 0], [230, 190, 12], steel);
  const faces = pen.box([0, -60, 12], [190, 170, h], tones, { r: 38, chamfer: 18 });
  faces.front.rect(52, 90, 86, 130, { fill: tones.light, opacity: 0.35 }, 14).light(58, 46, 74, 10, 9);
  pen.tube(
    'z',
    95,
    25,
    [
      [12 + h, 44],
      [30 + h, 44],
    ],
    steel,
  );
  const arm = length * 0.62;
  const near = pen.at(95, 25, 34 + h).turn('z', 24);
  near.box([-26, -26, 0], [arm, 52, 20], steel, { r: 26 });
  near.tube(
    'z',
    0,
    0,
    [
      [20, 18],
      [34, 18],
    ],
    rubber,
  );
  const elbow = near.at(arm - 52, 0, 20).turn('z', -62);
  elbow.box([-26, -26, 0], [arm, 52, 18], steel, { r: 26 });
  elbow.tube(
    'z',
    0,
    0,
    [
      [18, 18],
      [30, 18],
    ],
    rubber,
  );
  elbow.at(arm - 52, 0, -44).box([-30, -40, 0], [60, 80, 42], tones, { r: 8 });
}

function underground(pen: Pen, length: number, tones: Tones): void {
  const w = length * 0.9;
  const d = 280;
  pen.box([0, 0, 0], [w, d, 130], steel, { r: 10 });
  const rim = pen.panel('top', 0, 0, 130);
  rim.rect(20, 20, w - 40, d - 40, { fill: rubber.dark, stroke: ink, width: 1 }, 8);
  pen.box([40, 60, 110], [w * 0.36, d - 130, 62], tones, { r: 26 });
  pen.tube(
    'x',
    d * 0.46,
    140,
    [
      [40 + w * 0.36, 42],
      [w * 0.66, 42],
    ],
    tones,
  );
  pen.tube(
    'z',
    w * 0.8,
    d * 0.5,
    [
      [120, 62],
      [158, 62],
      [164, 56],
    ],
    steel,
  );
  pen.tube(
    'z',
    w * 0.8,
    d * 0.5,
    [
      [164, 26],
      [210, 26],
    ],
    steel,
  );
  pen.box([w * 0.8 - 40, d * 0.5 - 30, 200], [w * 0.46, 60, 40], tones, { r: 10 });
  pen.panel('front', 0, d, 0).light(w * 0.12, 60, w * 0.18, 10, 10);
  const lid: P2[] = [
    [w * 0.1, 40],
    [w * 0.42, 40],
  ];
  pen.panel('front', 0, d, 0).line(lid, { width: 1, opacity: 0.5 });
}

const drives = { linear, lever, underground };

export function swingArms(pen: Pen, { drive, leaves, length, kit, hue }: SwingArms): void {
  const tones = hueTones[hue];
  const reach = drive === 'linear' ? length * 1.25 + 60 : length;
  const step = drive === 'linear' ? 260 : drive === 'lever' ? 420 : 400;
  const lift = drive === 'linear' ? 90 : 0;
  pen.ground(
    -110,
    -150 - (leaves - 1) * step,
    reach + 260,
    340 + (leaves - 1) * step + (drive === 'underground' ? 170 : 0),
  );
  for (let leaf = leaves - 1; leaf >= 0; leaf -= 1) {
    const own = pen.at(0, -leaf * step, 0);
    own.shadow(-20, -40, reach * 0.9, drive === 'underground' ? 280 : 110, 30);
    drives[drive](own.at(0, 0, lift), length, tones);
  }
  if (!kit) return;
  const x = reach + 40;
  const cabinet = pen.at(x, -80 - (leaves - 1) * step * 0.5, 0);
  cabinet.shadow(0, 0, 200, 90);
  const faces = cabinet.box([0, 0, 0], [200, 90, 280], tones, { r: 16, axis: 'y', chamfer: 8 });
  faces.front.rect(24, 30, 152, 220, { width: 1, opacity: 0.5 }, 10).light(70, 210, 60, 10, 9);
  const lamp = pen.at(x + 60, 90, 0);
  lamp.shadow(-40, -40, 80, 80);
  lamp.tube(
    'z',
    0,
    0,
    [
      [0, 46],
      [24, 46],
    ],
    rubber,
  );
  lamp.tube(
    'z',
    0,
    0,
    [
      [24, 38],
      [80, 38],
      [104, 26],
    ],
    amber,
  );
  const small = pen.bare();
  photocell(small.at(x - 330, 110), { kind: 'photocell', mount: 'surface', shape: 'rounded', hue });
  for (const offset of [620, 510])
    remote(small.at(x - offset, 130).scale(1.3), { kind: 'remote', buttons: 2, shape: 'bar', hue: 'graphite' });
}
