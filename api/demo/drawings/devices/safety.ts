import { amber, cyan, green, hueTones, ink, mix, rubber, steel, white, type Tones } from '../palette.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import type { FlashingLamp, LoopDetector, Photocell, SafetyEdge } from '../types.ts';
import { onWall } from './access.ts';

function eye(face: Panel, u: number, v: number, r: number): void {
  face.circle(u, v, r, { fill: rubber.dark, stroke: ink, width: 1 }).circle(u, v, r * 0.66, { fill: '#33475E' });
  face
    .circle(u, v, r * 0.34, { fill: cyan, stroke: ink, width: 1 })
    .circle(u - r * 0.24, v + r * 0.3, r * 0.12, { fill: '#FFFFFF', opacity: 0.9 });
}

function cell(pen: Pen, { mount, shape, hue }: Photocell): void {
  const tones = hueTones[hue];
  if (mount === 'post') {
    pen.shadow(-60, -60, 120, 120, 30);
    pen.box([-60, -60, 0], [120, 120, 10], steel, { r: 14 });
    pen.box([-36, -36, 10], [72, 72, 420], shape === 'rounded' ? steel : tones, { r: shape === 'rounded' ? 32 : 8 });
    pen.box([-40, -40, 430], [80, 80, 16], tones, { r: shape === 'rounded' ? 34 : 10, chamfer: 6 });
    const face = pen.panel('front', 0, 36, 0);
    face.rect(-24, 330, 48, 76, { fill: rubber.mid, stroke: ink, width: 1 }, 20);
    eye(face, 0, 368, 18);
    return;
  }
  const [w, h] = shape === 'rounded' ? [64, 122] : [74, 104];
  const face = onWall(pen, w, h, 34, tones, mount === 'flush', shape === 'rounded' ? 30 : 10);
  face.rect(
    w * 0.14,
    h * 0.34,
    w * 0.72,
    h * 0.54,
    { fill: rubber.mid, stroke: ink, width: 1 },
    shape === 'rounded' ? 22 : 8,
  );
  eye(face, w / 2, h * 0.62, w * 0.26);
  face.rect(w * 0.3, h * 0.16, w * 0.4, 5, { fill: tones.light }, 2);
}

export function photocell(pen: Pen, drawing: Photocell): void {
  const post = drawing.mount === 'post';
  if (post) pen.ground(-150, -130, 680, 300);
  // Draw a pair: the far device first, and the beam as a dashed line.
  const far = post ? 360 : 150;
  cell(pen, drawing);
  const beside = pen.apart();
  cell(beside.at(far, 0, 0), drawing);
  beside.wire(
    post
      ? [
          [30, 50, 368],
          [far - 30, 50, 368],
        ]
      : [
          [80, 40, 70],
          [far - 14, 40, 70],
        ],
    { stroke: cyan, width: 2, dash: '2 6' },
  );
}

const lampTones: Tones = amber;

export function flashingLamp(pen: Pen, { shape, bracket, hue }: FlashingLamp): void {
  const tones = hueTones[hue];
  if (bracket) pen.wall(-110, -80, 230, 280, -90);
  else {
    pen.ground(-120, -120, 250, 250);
    pen.shadow(-72, -72, 144, 144, 30);
  }
  if (bracket) {
    pen.box([-50, -90, -40], [100, 12, 120], steel, { r: 12, axis: 'y' });
    pen.box([-50, -80, -40], [100, 150, 14], steel, { r: 12 });
  }
  const z = bracket ? -26 : 0;
  if (shape === 'square' || shape === 'led-bar') {
    const h = shape === 'square' ? 120 : 190;
    pen.box([-62, -50, z], [124, 100, 34], tones, { r: 16 });
    const lens = pen.box([-56, -44, z + 34], [112, 88, h], shape === 'square' ? lampTones : tones, {
      r: 16,
      chamfer: 8,
    });
    if (shape === 'square')
      for (let i = 1; i < 6; i += 1)
        lens.front.line(
          [
            [i * 18.6, 8],
            [i * 18.6, h - 12],
          ],
          { width: 1, opacity: 0.35 },
        );
    else for (let row = 0; row < 3; row += 1) lens.front.light(18, 26 + row * 52, 76, 22, 9);
    pen.box([-62, -50, z + 34 + h], [124, 100, 18], tones, { r: 16, chamfer: 6 });
    return;
  }
  pen.tube(
    'z',
    0,
    0,
    [
      [z, 78],
      [z + 36, 72],
    ],
    tones,
    32,
  );
  const rings: [number, number][] =
    shape === 'dome'
      ? [
          [36, 62],
          [100, 62],
          [136, 50],
          [158, 30],
          [166, 10],
        ]
      : [
          [36, 58],
          [170, 58],
        ];
  pen.tube(
    'z',
    0,
    0,
    rings.map(([at, r]): [number, number] => [z + at, r]),
    lampTones,
    28,
  );
  const lens = pen.panel('front', 0, 58, z);
  for (const v of [56, 76, 96])
    lens.line(
      [
        [-34, v],
        [34, v],
      ],
      { width: 1, opacity: 0.3 },
    );
  if (shape === 'cylinder')
    pen.tube(
      'z',
      0,
      0,
      [
        [z + 170, 64],
        [z + 190, 56],
      ],
      tones,
      32,
    );
  pen.panel('front', 0, 74, z + 10).light(-20, 0, 40, 8, 7);
}

export function safetyEdge(pen: Pen, { length, profileHeight, hue }: SafetyEdge): void {
  const tones = hueTones[hue];
  const l = 360 + length * 0.16;
  const k = profileHeight / 60;
  pen.ground(-60, -120, l + 130, 330);
  pen.shadow(0, 0, l, 90, 20);
  pen.box([0, 10, 0], [l, 70, 16], steel);
  pen.prism(
    'x',
    [
      [16, 16],
      [10, 16 + 60 * k],
      [24, 16 + 84 * k],
      [45, 16 + 92 * k],
      [66, 16 + 84 * k],
      [80, 16 + 60 * k],
      [74, 16],
    ],
    0,
    l,
    rubber,
  );
  const end = pen.panel('side', l, 80, 16);
  end.polygon(
    [
      [16, 14 * k],
      [54, 14 * k],
      [50, 30 * k],
      [20, 30 * k],
    ],
    { fill: steel.light, stroke: ink, width: 1 },
  );
  end.circle(35, 60 * k, 17 * k, { fill: '#FFFFFF', stroke: ink, width: 1 }).circle(35, 60 * k, 9 * k, { fill: ink });
  pen.panel('front', 0, 80, 16).rect(20, 18 * k, l - 40, 12 * k, { fill: tones.mid }, 5);
  pen.apart().cable(
    [
      [l, 46, 74 * k],
      [l + 60, 50, 80],
      [l + 40, 150, 20],
      [l - 60, 190, 0],
    ],
    tones.dark,
    4,
  );
}

function loop(pen: Pen): void {
  pen.ground(-140, -140, 1240, 900);
  const top = pen.panel('top', 0, 0, 2);
  top.rect(0, 0, 820, 560, { width: 9 }, 70).rect(0, 0, 820, 560, { stroke: cyan, width: 6 }, 70);
  top.rect(26, 26, 768, 508, { width: 1, opacity: 0.4, dash: '6 5' }, 54);
  pen.box([806, 254, 0], [34, 52, 22], rubber, { r: 8 });
  pen.apart().cable(
    [
      [820, 280, 2],
      [900, 280, 2],
      [880, 420, 2],
      [1010, 470, 2],
    ],
    cyan,
    5,
  );
}

function detector(pen: Pen, channels: number, tones: Tones): void {
  pen.shadow(0, 0, 130 + channels * 40, 240, 30);
  const w = 110 + channels * 50;
  const faces = pen.box([0, 0, 0], [w, 240, 290], tones, { r: 14, chamfer: 8 });
  faces.front.rect(16, 16, w - 32, 54, { fill: green.mid, stroke: ink, width: 1 }, 4);
  for (let i = 0; i < 3 + channels; i += 1)
    faces.front.circle(32 + (i * (w - 50)) / (3 + channels), 44, 9, { fill: steel.light, stroke: ink, width: 1 });
  faces.front.rect(22, 96, w - 44, 150, { fill: mix(tones.mid, tones.light, 0.45), stroke: ink, width: 1 }, 10);
  for (let i = 0; i < channels; i += 1) {
    const u = (w / (channels + 1)) * (i + 1);
    faces.front
      .lamp(u, 216, 8)
      .circle(u, 150, 22, { fill: white.light, stroke: ink, width: 1 })
      .line(
        [
          [u, 150],
          [u + 12, 164],
        ],
        { width: 2 },
      );
  }
}

export function loopDetector(pen: Pen, { item, channels, hue }: LoopDetector): void {
  if (item === 'detector') {
    pen.ground(-120, -110, 460, 470);
    detector(pen, channels, hueTones[hue]);
    return;
  }
  loop(item === 'set' ? pen.apart() : pen);
  if (item === 'set') detector(pen.at(850, 430, 0), channels, hueTones[hue]);
}
