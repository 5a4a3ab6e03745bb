import { cyan, ink, mix, amber, rubber, steel, hueTones, type Tones } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { toothed } from '../profiles.ts';
import type { P2 } from '../iso.ts';
import type { GateHardware, SlidingOperator } from '../types.ts';

/** Draws a rack along x with its teeth up. */
function rack(pen: Pen, x: number, y: number, z: number, length: number, tones: Tones, pitch = 60): void {
  const teeth = Math.round(length / pitch);
  const profile: P2[] = [[x, z]];
  for (let i = 0; i < teeth; i += 1) {
    const from = x + i * pitch;
    profile.push(
      [from, z + 26],
      [from + pitch * 0.2, z + 48],
      [from + pitch * 0.5, z + 48],
      [from + pitch * 0.7, z + 26],
    );
  }
  profile.push([x + teeth * pitch, z + 26], [x + teeth * pitch, z]);
  pen.prism('y', profile, y, y + 24, tones);
  const front = pen.panel('front', x, y + 24, z);
  for (let u = length * 0.12; u < length; u += length * 0.25) front.rect(u, 8, 34, 9, { fill: steel.dark });
}

const sizes = { 1: [290, 190, 270], 2: [320, 215, 320], 3: [370, 250, 380], 4: [430, 300, 470] } as const;

export function slidingOperator(pen: Pen, drawing: SlidingOperator): void {
  const [w, d, h] = sizes[drawing.powerClass];
  const tones = hueTones[drawing.hue];
  const plinth = drawing.powerClass * 8 + 22;
  pen.ground(-170, -120, w + 340, d + 200);
  if (drawing.rack) {
    const gate = pen.apart();
    gate.box([-150, -104, h * 0.34], [w + 300, 36, 60], steel);
    rack(gate, -150, -68, h * 0.34 + 14, w + 300, steel);
  }
  pen.shadow(-18, -14, w + 36, d + 28);
  pen.box([-18, -14, 0], [w + 36, d + 28, 10], steel);
  for (const [u, v] of [
    [-6, d],
    [w + 2, d],
    [w + 2, 4],
  ] as const)
    pen.bolt(u, v, 10, 8);
  pen.box([0, 0, 10], [w, d, plinth], rubber, { r: 24 });
  const floor = 10 + plinth;
  const height = h - floor;
  if (drawing.shape === 'sloped') {
    pen.prism(
      'x',
      [
        [0, floor],
        [0, h],
        [d * 0.5, h],
        [d, floor + height * 0.52],
        [d, floor],
      ],
      0,
      w,
      tones,
    );
    pen
      .panel('front', 0, d, floor)
      .rect(26, 18, w - 52, height * 0.34, { fill: mix(tones.mid, tones.dark, 0.6), stroke: ink, width: 1 }, 10);
    pen.panel('side', w, d, floor).line(
      [
        [0, height * 0.46],
        [d, height * 0.46],
      ],
      { width: 1, opacity: 0.5 },
    );
    pen.panel('top', w * 0.18, d * 0.12, h).rect(0, 0, w * 0.64, d * 0.26, { width: 1, opacity: 0.45 }, 12);
  } else {
    const r = drawing.shape === 'rounded' ? w * 0.2 : 14;
    pen.box(
      [0, 0, floor],
      [w, d, height * 0.28],
      { ...tones, light: tones.mid, mid: mix(tones.mid, tones.dark, 0.6) },
      { r },
    );
    const faces = pen.box([0, 0, floor + height * 0.28], [w, d, height * 0.72], tones, {
      r,
      chamfer: drawing.shape === 'rounded' ? 26 : 12,
    });
    faces.front.rect(w * 0.26, height * 0.14, w * 0.48, height * 0.4, { fill: tones.light, opacity: 0.35 }, 14);
  }
  details(pen, drawing, w, d, h, floor);
}

function details(pen: Pen, drawing: SlidingOperator, w: number, d: number, h: number, floor: number): void {
  const low = (h - floor) * 0.14 + floor;
  const front = pen.panel('front', 0, d, 0);
  if (drawing.keyCover === 'front') {
    front.circle(w * 0.5, low + 4, h * 0.062, { fill: steel.mid, stroke: ink, width: 1 });
    front.circle(w * 0.5, low + 4, h * 0.026, { fill: ink }).rect(w * 0.5 - 2.5, low - 14, 5, 18, { fill: ink });
  } else {
    const side = pen.panel('side', w, d, 0);
    side.rect(
      d * 0.3,
      floor + (h - floor) * 0.05,
      d * 0.4,
      (h - floor) * 0.2,
      { fill: steel.dark, stroke: ink, width: 1 },
      8,
    );
    side.circle(d * 0.5, low, h * 0.025, { fill: ink });
  }
  front.light(
    w * (drawing.keyCover === 'front' ? 0.72 : 0.3),
    low,
    w * (drawing.keyCover === 'front' ? 0.1 : 0.4),
    9,
    8,
  );
  if (drawing.lamp) {
    pen.panel('top', w / 2, d * 0.36, h).circle(0, 0, 40, { fill: rubber.mid, stroke: ink, width: 1 });
    pen.tube(
      'z',
      w / 2,
      d * 0.36,
      [
        [h + 2, 31],
        [h + 46, 31],
        [h + 62, 22],
      ],
      amber,
      14,
    );
  }
}

export function gateHardware(pen: Pen, { item, hue }: GateHardware): void {
  const tones = hueTones[hue];
  if (item === 'rack-steel' || item === 'rack-nylon') {
    pen.ground(-60, -90, 880, 330);
    for (const row of [0, 1]) {
      pen.shadow(0, row * 90 - 30, 760, 30, 10);
      rack(
        row === 0 ? pen : pen.apart(),
        0,
        row * 90 - 30,
        0,
        760,
        item === 'rack-steel' ? steel : tones,
        item === 'rack-steel' ? 62 : 52,
      );
    }
    return;
  }
  if (item === 'beam') {
    pen.ground(-60, -110, 900, 340);
    pen.shadow(0, 0, 800, 110, 20);
    const lip: P2[] = [
      [0, 0],
      [0, 120],
      [110, 120],
      [110, 0],
      [72, 0],
      [72, 12],
      [98, 12],
      [98, 108],
      [12, 108],
      [12, 12],
      [38, 12],
      [38, 0],
    ];
    pen.prism('x', lip, 0, 800, steel);
    pen.panel('front', 0, 110, 0).rect(60, 52, 300, 12, { fill: hueTones[hue].mid }, 6).light(400, 54, 40, 8, 8);
    return;
  }
  pen.ground(-80, -80, 480, 360);
  pen.shadow(0, 0, 320, 180);
  pen.box([0, 0, 0], [320, 180, 14], steel, { r: 14 });
  for (const [x, y] of [
    [26, 154],
    [294, 154],
    [294, 26],
  ] as const)
    pen.bolt(x, y, 14, 15);
  if (item === 'roller-carriage') {
    pen.box([70, 70, 14], [180, 40, 74], tones);
    for (const x of [60, 160, 260]) {
      pen.tube(
        'y',
        x,
        96,
        [
          [40, 44],
          [140, 44],
        ],
        steel,
      );
      pen.panel('front', x, 140, 96).circle(0, 0, 26, { width: 1, opacity: 0.6 }).circle(0, 0, 9, { fill: ink });
    }
    pen.panel('front', 0, 110, 0).light(150, 44, 20, 8, 6);
  } else if (item === 'end-roller') {
    pen.box([60, 40, 14], [200, 100, 40], tones, { r: 10 });
    pen.box([110, 40, 54], [100, 24, 90], steel);
    pen.tube(
      'y',
      160,
      110,
      [
        [64, 58],
        [116, 58],
      ],
      rubber,
    );
    pen.tube(
      'y',
      160,
      110,
      [
        [116, 26],
        [128, 26],
      ],
      steel,
    );
    pen.panel('front', 160, 128, 110).lamp(0, 0, 8);
  } else {
    pen.prism(
      'x',
      [
        [20, 14],
        [20, 190],
        [60, 190],
        [60, 70],
        [120, 70],
        [120, 190],
        [160, 190],
        [160, 14],
      ],
      60,
      260,
      tones,
    );
    pen.panel('front', 60, 160, 14).rect(24, 60, 152, 70, { width: 1, opacity: 0.5 }, 10).light(60, 28, 80, 8, 8);
  }
}

export const gear = (
  pen: Pen,
  x: number,
  y: number,
  z: number,
  radius: number,
  teeth: number,
  thickness: number,
  tones: Tones,
): void => {
  const profile = toothed(x, z, radius * 0.84, radius, teeth);
  pen.prism('y', profile, y, y + thickness, tones);
  const face = pen.panel('front', x, y + thickness, z);
  face.circle(0, 0, radius * 0.62, { width: 1, opacity: 0.5 });
  face.circle(0, 0, radius * 0.3, { fill: tones.light, stroke: ink, width: 1 });
  face.circle(0, 0, radius * 0.16, { fill: ink });
  for (const angle of [45, 135, 225, 315]) {
    const a = (angle * Math.PI) / 180;
    face.circle(Math.cos(a) * radius * 0.46, Math.sin(a) * radius * 0.46, radius * 0.07, {
      fill: cyan,
      stroke: ink,
      width: 1,
    });
  }
};
