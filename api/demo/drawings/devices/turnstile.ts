import { dot, type P3 } from '../iso.ts';
import { cyan, glass, hueTones, ink, rubber, steel, type Tones } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Turnstile } from '../types.ts';

interface Look {
  body: Tones;
  accent: Tones;
  passage: number;
}

function cabinet(pen: Pen, w: number, d: number, h: number, { body, accent }: Look): void {
  pen.shadow(0, 0, w, d, 60);
  pen.box([0, 0, 0], [w, d, h * 0.06], rubber, { r: 20 });
  const faces = pen.box([10, 10, h * 0.06], [w - 20, d - 20, h * 0.84], body, { r: 26 });
  faces.side.rect(d * 0.14, h * 0.12, d * 0.62, h * 0.46, { width: 1, opacity: 0.5 }, 18);
  const lid = pen.box([0, 0, h * 0.9], [w, d, h * 0.1], accent, { r: 36, chamfer: 14 });
  lid.top
    .rect(w * 0.24, d * 0.56, w * 0.52, d * 0.3, { fill: rubber.dark, stroke: ink, width: 1 }, 14)
    .light(w * 0.42, d * 0.64, w * 0.16, w * 0.16, 10);
  pen.panel('front', 0, d, 0).light(w * 0.36, h * 0.74, w * 0.28, 40, 16);
}

/** Angle between the hub's axis and an arm: the three arms are perpendicular to each other. */
const SLANT = (Math.acos(1 / Math.sqrt(3)) * 180) / Math.PI;

function tripod(pen: Pen, look: Look, turned: number): void {
  pen.ground(-160, -120, 560 + look.passage, 740);
  cabinet(pen, 280, 440, 1010, look);
  const hub = pen.at(290, 220, 820);
  hub.tube(
    'x',
    0,
    0,
    [
      [-30, 96],
      [10, 84],
    ],
    rubber,
    24,
  );
  const arms = [0, 120, 240].map((place) =>
    hub
      .turn('y', SLANT)
      .turn('x', place + turned)
      .turn('y', -SLANT),
  );
  for (const arm of arms.sort((a, b) => dot(a.frame.x, a.camera.towards) - dot(b.frame.x, b.camera.towards))) {
    arm.tube(
      'x',
      0,
      0,
      [
        [0, 19],
        [look.passage, 19],
        [look.passage + 14, 12],
      ],
      steel,
      14,
    );
  }
  hub.tube(
    'x',
    0,
    0,
    [
      [0, 46],
      [40, 38],
    ],
    look.accent,
    20,
  );
}

/** Draws a thin tube as a line with an edge. */
function bar(pen: Pen, from: P3, to: P3, colour: string): void {
  pen.wire([from, to], { width: 5.5 });
  pen.wire([from, to], { width: 3, stroke: colour });
}

function rotary(pen: Pen, look: Look, full: boolean): void {
  const r = look.passage * 0.95;
  const h = full ? 2250 : 1020;
  pen.ground(-r - 220, -r - 160, 2 * r + 440, 2 * r + 340);
  pen.shadow(-r, -r, 2 * r, 2 * r, 60);
  const bars = full ? 11 : 3;
  for (let i = 0; i < 14; i += 1) {
    const a = Math.PI * (0.86 + (i / 13) * 0.78);
    const [x, y] = [Math.cos(a) * r * 1.08, Math.sin(a) * r * 1.08];
    if (full || i % 3 === 1) bar(pen, [x, y, 0], [x, y, h], look.body.light);
  }
  if (!full)
    pen
      .panel('top', 0, 0, h)
      .arc(0, 0, r * 1.08, 155, 300, { width: 8 })
      .arc(0, 0, r * 1.08, 155, 300, { width: 5, stroke: look.body.light });
  for (const degrees of [200, 320, 80]) {
    const wing = pen.turn('z', degrees);
    if (full)
      for (let i = 0; i < bars; i += 1) bar(wing, [40, 0, 220 + i * 175], [r * 0.94, 0, 220 + i * 175], steel.light);
    else {
      wing
        .panel('front', 60, 0, 180)
        .rect(0, 0, r * 0.86, 640, { fill: glass.mid, stroke: ink, width: 1, opacity: 0.8 }, 40);
      wing.tube(
        'x',
        0,
        850,
        [
          [50, 17],
          [r * 0.94, 17],
        ],
        steel,
        8,
      );
    }
    if (degrees === 320)
      pen.tube(
        'z',
        0,
        0,
        [
          [0, 62],
          [h - 60, 62],
        ],
        look.accent,
        18,
      );
  }
  if (full) {
    pen.box([-r * 1.2, -r * 1.2, h], [r * 2.4, r * 2.2, 170], look.accent, { r: 40 });
    pen.panel('front', 0, r, h).light(-90, 60, 180, 46, 24);
    for (const x of [-r * 1.12, r * 1.08]) pen.box([x - 40, r * 0.75, 0], [90, 90, h], look.body, { r: 10 });
  } else {
    pen.tube(
      'z',
      0,
      0,
      [
        [h - 60, 110],
        [h - 20, 110],
        [h + 20, 70],
      ],
      look.accent,
      24,
    );
    cabinet(pen.at(r * 0.9, r * 0.25, 0), 230, 360, 1000, look);
  }
}

function swingGate(pen: Pen, look: Look): void {
  pen.ground(-180, -160, look.passage + 620, 480);
  for (const x of [0, look.passage + 170]) {
    pen.shadow(x - 70, -70, 140, 140);
    if (x > 0) {
      const leaf = pen.at(0, 0, 0);
      leaf.tube(
        'x',
        0,
        880,
        [
          [60, 20],
          [look.passage + 80, 20],
        ],
        steel,
        10,
      );
      leaf.tube(
        'x',
        0,
        380,
        [
          [60, 20],
          [look.passage + 80, 20],
        ],
        steel,
        10,
      );
      leaf
        .panel('front', 90, 8, 400)
        .rect(0, 0, look.passage - 40, 460, { fill: glass.mid, stroke: ink, width: 1, opacity: 0.85 }, 20)
        .line(
          [
            [60, 60],
            [200, 400],
          ],
          { width: 2, stroke: '#FFFFFF', opacity: 0.7 },
        );
      leaf.tube(
        'z',
        look.passage + 80,
        0,
        [
          [360, 20],
          [900, 20],
        ],
        steel,
        10,
      );
    }
    pen.tube(
      'z',
      x,
      0,
      [
        [0, 110],
        [18, 110],
      ],
      steel,
      24,
    );
    pen.tube(
      'z',
      x,
      0,
      [
        [18, 68],
        [960, 68],
      ],
      x === 0 ? look.body : steel,
      24,
    );
    pen.tube(
      'z',
      x,
      0,
      [
        [960, 72],
        [1010, 72],
        [1030, 54],
      ],
      look.accent,
      24,
    );
    if (x === 0) pen.panel('front', 0, 68, 900).light(-24, 0, 48, 16, 14);
  }
}

function flap(pen: Pen, look: Look): void {
  pen.ground(-160, -160, look.passage + 760, 1360);
  for (const x of [0, look.passage + 200]) {
    cabinet(pen.at(x, 0, 0), 200, 1040, 980, look);
    const outward = pen.panel('side', x + 200, 640, 340);
    if (x === 0)
      outward.polygon(
        [
          [0, 0],
          [230, 90],
          [230, 420],
          [0, 420],
        ],
        { fill: glass.mid, stroke: ink, opacity: 0.9 },
      );
    pen.panel('top', x, 0, 981).light(90, 90, 20, 380, 14);
  }
  pen.panel('front', 200, 560, 330).polygon(
    [
      [0, 0],
      [look.passage * 0.42, 110],
      [look.passage * 0.42, 430],
      [0, 430],
    ],
    { fill: cyan, stroke: ink, opacity: 0.35 },
  );
}

const designs: Record<Turnstile['design'], (pen: Pen, look: Look, turned: number) => void> = {
  tripod,
  'rotary-half': (pen, look) => rotary(pen, look, false),
  'rotary-full': (pen, look) => rotary(pen, look, true),
  'swing-gate': swingGate,
  flap,
};

/** Draws a turnstile; `turned` is the rotation of a tripod in degrees, for videos. */
export function turnstile(pen: Pen, { design, passage, steel: polished, hue }: Turnstile, turned = 0): void {
  designs[design](pen, { body: polished ? steel : hueTones[hue], accent: hueTones[hue], passage }, turned);
}
