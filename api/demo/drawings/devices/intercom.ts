import { cyan, hueTones, ink, mix, paper, rubber, steel, white, type Tones } from '../palette.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import type { Handset, IntercomKit, Monitor, VideoPanel } from '../types.ts';
import { keys, onWall } from './access.ts';

function lens(face: Panel, u: number, v: number, r: number): void {
  face
    .circle(u, v, r, { fill: rubber.dark, stroke: ink, width: 1 })
    .circle(u, v, r * 0.55, { fill: '#2C5F86', stroke: steel.mid, width: 1 });
  face.circle(u - r * 0.2, v + r * 0.22, r * 0.15, { fill: '#FFFFFF' });
}

const speaker = (face: Panel, u: number, v: number, w: number, rows: number): void => {
  for (let i = 0; i < rows; i += 1)
    face.line(
      [
        [u, v - i * 7],
        [u + w, v - i * 7],
      ],
      { width: 2 },
    );
};

export function videoPanel(pen: Pen, { buttons, screen, keypad, mount, hue }: VideoPanel): void {
  const tones = hueTones[hue];
  const columns = buttons > 8 ? 2 : 1;
  const rows = Math.ceil(buttons / columns);
  const extra = (screen ? 78 : 0) + (keypad ? 92 : 0) + (screen ? 0 : Math.max(40, rows * 19));
  const [w, h] = [screen || keypad || columns === 2 ? 128 : 100, 118 + extra];
  const face = onWall(pen, w, h, 34, tones, mount === 'flush', 14);
  lens(face, w * 0.5, h - 36, 19);
  for (const u of [-32, 32]) face.circle(w * 0.5 + u, h - 36, 4, { fill: steel.light, stroke: ink, width: 1 });
  speaker(face, w * 0.3, h - 72, w * 0.4, 4);
  let level = h - 106;
  if (screen) {
    face.screen(w * 0.12, level - 72, w * 0.76, 70, 6);
    for (const [row, share] of [
      [0.72, 0.6],
      [0.48, 0.44],
      [0.24, 0.52],
    ] as const)
      face.rect(
        w * 0.2,
        level - 72 + 70 * row - 4,
        w * share,
        7,
        { fill: row > 0.7 ? cyan : paper, opacity: row > 0.7 ? 1 : 0.6 },
        3,
      );
    level -= 82;
  }
  if (keypad) {
    keys(face, w * 0.16, level - 86, w * 0.68, 84, 3, 4, steel.light);
    level -= 96;
  }
  if (!screen) {
    const dv = (level - 14) / rows;
    const du = (w - 28) / columns;
    for (let i = 0; i < buttons; i += 1) {
      const [u, v] = [14 + (i % columns) * du, level - (Math.floor(i / columns) + 1) * dv];
      const size = Math.min(dv * 0.74, 26);
      face.rect(u, v + dv * 0.13, du * 0.66, size, { fill: paper, stroke: ink, width: 1 }, 3);
      const key = { fill: i === 0 ? cyan : steel.light, stroke: ink, width: 1 };
      if (buttons > 12) face.rect(u + du * 0.74, v + dv * 0.13, size * 0.8, size, key);
      else face.circle(u + du * 0.83, v + dv * 0.13 + size / 2, size * 0.4, key);
    }
  }
}

function doorView(face: Panel, u: number, v: number, w: number, h: number): void {
  face.rect(u, v, w, h, { fill: '#BFE1F0', stroke: ink, width: 1 }, 4).rect(u, v, w, h * 0.3, { fill: '#8FA6B8' });
  for (const share of [0.06, 0.82])
    face.rect(u + w * share, v + h * 0.16, w * 0.12, h * 0.66, { fill: white.mid, stroke: ink, width: 1 });
  for (let i = 0; i < 7; i += 1)
    face.line(
      [
        [u + w * (0.24 + i * 0.09), v + h * 0.22],
        [u + w * (0.24 + i * 0.09), v + h * 0.62],
      ],
      { width: 1.5, stroke: '#3C5067' },
    );
  face.polygon(
    [
      [u + w * 0.36, v],
      [u + w * 0.38, v + h * 0.34],
      [u + w * 0.46, v + h * 0.42],
      [u + w * 0.56, v + h * 0.42],
      [u + w * 0.64, v + h * 0.34],
      [u + w * 0.66, v],
    ],
    { fill: '#1B82C4', stroke: ink, width: 1 },
  );
  face.circle(u + w * 0.51, v + h * 0.56, h * 0.13, { fill: '#F1D3B8', stroke: ink, width: 1 });
}

function handsetOn(pen: Pen, x: number, z: number, length: number, tones: Tones): void {
  pen.box([x, 26, z], [34, 22, length], tones, { r: 16, axis: 'y', chamfer: 5 });
  pen.box([x - 2, 40, z + length - 46], [38, 18, 46], tones, { r: 16, axis: 'y', chamfer: 5 });
  pen.box([x - 2, 40, z], [38, 18, 46], tones, { r: 16, axis: 'y', chamfer: 5 });
  pen
    .panel('front', x, 58, z)
    .circle(17, 22, 5, { fill: ink })
    .circle(17, length - 22, 8, { width: 1, opacity: 0.6 });
}

export function monitor(pen: Pen, { inches, handset, hue }: Monitor): void {
  const tones = hueTones[hue];
  const sw = inches * 22;
  const shift = handset ? 56 : 0;
  const [w, h] = [sw + 46 + shift, sw * 0.62 + 56];
  const face = onWall(pen, w, h, 26, tones, false, 18);
  doorView(face, shift + 20, 36, sw, sw * 0.62);
  face.rect(shift + 20, 36, sw, sw * 0.62, {}, 4);
  for (let i = 0; i < 4; i += 1)
    face.circle(shift + 24 + sw * (0.5 + (i - 1.5) * 0.14), 18, 7, {
      fill: i === 1 ? cyan : white.light,
      stroke: ink,
      width: 1,
    });
  if (handset) handsetOn(pen, 14, 18, h - 36, { ...tones, mid: mix(tones.mid, tones.light, 0.4) });
}

export function handset(pen: Pen, { buttons, hue }: Handset): void {
  const tones = hueTones[hue];
  const face = onWall(pen, 104, 220, 24, tones, false, 18);
  for (let i = 0; i < buttons; i += 1)
    face.circle(80, 46 + i * 28, 9, { fill: i === 0 ? cyan : white.light, stroke: ink, width: 1 });
  speaker(face, 68, 190, 24, 4);
  handsetOn(pen, 18, 12, 196, { ...tones, mid: mix(tones.mid, tones.light, 0.4) });
  pen.cable(
    [
      [34, 40, 14],
      [30, 50, -60],
      [70, 50, -60],
      [66, 26, 2],
    ],
    tones.dark,
    3,
  );
}

export function intercomKit(pen: Pen, { inches, monitors, hue }: IntercomKit): void {
  videoPanel(pen, { kind: 'video-panel', buttons: 1, screen: false, keypad: false, mount: 'surface', hue: 'graphite' });
  for (let i = 0; i < monitors; i += 1) {
    monitor(pen.at(170 + i * (inches * 22 + 120), 0, 0), { kind: 'monitor', inches, handset: false, hue });
  }
}
