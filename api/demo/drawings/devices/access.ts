import { amber, copper, cyan, hueTones, ink, mix, paper, steel, white, type Tones } from '../palette.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import type { Controller, Credential, Keypad, Reader } from '../types.ts';

/** Draws a wall device: plate, bezel if flush-mounted, body. Returns its front face. */
export function onWall(
  pen: Pen,
  w: number,
  h: number,
  depth: number,
  tones: Tones,
  flush: boolean,
  radius = 16,
): Panel {
  const pad = Math.max(22, Math.min(w, h) * 0.22);
  pen.wall(-pad, -pad, w + 2 * pad, h + 2 * pad);
  if (flush) {
    pen.box([-14, 0, -14], [w + 28, 8, h + 28], steel, { r: radius + 10, axis: 'y', chamfer: 3 });
    pen.box([0, 8, 0], [w, 8, h], tones, { r: radius, axis: 'y', chamfer: 3 });
    return pen.panel('front', 0, 16, 0);
  }
  pen.panel('front', 12, 0, -14, true).rect(0, 0, w + 10, h, { fill: ink, opacity: 0.12 }, radius);
  pen.box([0, 0, 0], [w, depth, h], tones, { r: radius, axis: 'y', chamfer: Math.min(8, depth * 0.25) });
  return pen.panel('front', 0, depth, 0);
}

export function keys(
  face: Panel,
  u: number,
  v: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  fill: string,
): void {
  const [du, dv] = [w / columns, h / rows];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const accent = row === 0 && column === columns - 1;
      face.rect(
        u + column * du + du * 0.12,
        v + row * dv + dv * 0.14,
        du * 0.76,
        dv * 0.72,
        { fill: accent ? cyan : fill, stroke: ink, width: 1 },
        Math.min(du, dv) * 0.16,
      );
    }
  }
}

export function waves(face: Panel, u: number, v: number, r: number, colour: string): void {
  for (const k of [0.4, 0.7, 1]) face.arc(u, v, r * k, -48, 48, { stroke: colour, width: 2.5 });
}

export function reader(pen: Pen, { shape, mount, keypad, hue }: Reader): void {
  const tones = hueTones[hue];
  if (shape === 'long-range') {
    pen.wall(-40, -50, 380, 400, -90);
    pen.box([110, -90, 110], [80, 80, 80], steel, { r: 10, axis: 'y' });
    pen.box([0, -10, 0], [300, 46, 300], tones, { r: 34, axis: 'y', chamfer: 10 });
    const face = pen.panel('front', 0, 36, 0);
    face.rect(34, 34, 232, 232, { width: 1, opacity: 0.5 }, 24).light(118, 50, 64, 9, 8);
    waves(face, 112, 165, 84, paper);
    return;
  }
  const [w, h] = shape === 'slim' ? [46, keypad ? 150 : 120] : [86, keypad ? 130 : 90];
  const face = onWall(pen, w, h, 20, tones, mount === 'flush', shape === 'slim' ? 12 : 16);
  const upper = keypad ? h * 0.7 : h * 0.5;
  face.rect(
    w * 0.1,
    keypad ? h * 0.56 : h * 0.16,
    w * 0.8,
    keypad ? h * 0.38 : h * 0.76,
    { fill: mix(tones.mid, tones.dark, 0.6) },
    10,
  );
  waves(face, w * 0.36, upper + h * 0.02, w * 0.32, paper);
  if (keypad) keys(face, w * 0.12, h * 0.08, w * 0.76, h * 0.42, 3, 4, white.mid);
  face.light(w * 0.3, keypad ? h * 0.9 : h * 0.07, w * 0.4, 4, 4);
}

export function keypadPanel(pen: Pen, { columns, rows, mount, hue }: Keypad): void {
  const tones = hueTones[hue];
  const [w, h] = [columns * 26 + 26, rows * 26 + 36];
  const face = onWall(pen, w, h, 26, tones, mount === 'flush', 12);
  face.light(w * 0.28, h - 17, w * 0.44, 5, 5);
  face.rect(10, 10, w - 20, h - 38, { fill: mix(tones.mid, tones.dark, 0.7), stroke: ink, width: 1 }, 8);
  keys(face, 12, 11, w - 24, h - 40, columns, rows, steel.light);
}

export function controller(pen: Pen, { doors, housing, hue }: Controller): void {
  const tones = hueTones[hue];
  const w = 110 + doors * 26;
  const terminals = 2 + doors;
  if (housing === 'rail') {
    pen.wall(-60, -40, w + 120, 200, -12);
    pen.apart().box([-50, -12, 62], [w + 100, 12, 34], steel);
    pen.box([0, 0, 0], [w, 50, 120], tones, { r: 8, axis: 'y', chamfer: 4 });
    pen.box([6, 50, 34], [w - 12, 20, 54], { ...tones, mid: mix(tones.mid, tones.light, 0.4) }, { r: 6, axis: 'y' });
    const face = pen.panel('front', 0, 50, 0);
    for (let i = 0; i < terminals; i += 1) {
      const u = 10 + (i * (w - 20)) / terminals;
      for (const v of [8, 96])
        face
          .rect(u, v, (w - 20) / terminals - 4, 17, { fill: green.mid, stroke: ink, width: 1 }, 2)
          .circle(u + 6, v + 8, 4, { fill: steel.light });
    }
    const label = pen.panel('front', 0, 70, 0);
    for (let i = 0; i < doors; i += 1) label.circle(24 + i * 16, 74, 4.5, { fill: cyan, stroke: ink, width: 1 });
    label.rect(20, 44, w * 0.4, 10, { fill: paper, opacity: 0.8 }, 4);
    return;
  }
  const h = 260;
  pen.wall(-80, -70, w + 320, h + 140, -20);
  const box = pen.box([0, -20, 0], [w + 130, 76, h], tones, { r: 14, axis: 'y', chamfer: 6 });
  const inner = w + 90;
  box.front.rect(20, 20, inner, h - 40, { fill: mix(tones.dark, ink, 0.4), stroke: ink, width: 1 }, 8);
  box.front.rect(36, 34, inner - 32, h - 68, { fill: green.mid, stroke: ink, width: 1 }, 4);
  for (let i = 0; i < doors; i += 1)
    box.front.rect(
      48 + (i * (inner - 60)) / doors,
      44,
      Math.min(34, (inner - 60) / doors - 6),
      26,
      { fill: white.light, stroke: ink, width: 1 },
      2,
    );
  box.front
    .rect(60, 120, 52, 52, { fill: ink }, 4)
    .rect(140, 130, 60, 34, { fill: steel.mid, stroke: ink, width: 1 }, 3)
    .light(60, 192, 60, 8, 6);
}

const green: Tones = { light: '#8CC3B2', mid: '#3F8F7C', dark: '#2A6B5B' };

export function credential(pen: Pen, { form, count, hue }: Credential): void {
  const tones = hueTones[hue];
  pen.ground(-26, -24 - count * 10, 126 + count * 24, 104 + count * 14);
  for (let i = count - 1; i >= 0; i -= 1) {
    const own = (i === 0 ? pen : pen.apart()).at(i * 24, -i * 14 + 14, 0);
    own.shadow(0, 0, 86, 54, 10);
    if (form === 'card') {
      const card = own.box([0, 0, 0], [86, 54, 3], i % 2 === 0 ? tones : white, { r: 7 }).top;
      card.rect(0, 34, 86, 9, { fill: i % 2 === 0 ? tones.dark : tones.mid });
      waves(card, 12, 18, 14, i % 2 === 0 ? paper : ink);
      card.light(60, 14, 16, 5, 3);
    } else if (form === 'fob') {
      own.tube(
        'z',
        54,
        26,
        [
          [0, 22],
          [7, 22],
          [9, 18],
        ],
        tones,
        28,
      );
      own.box([4, 18, 0], [34, 16, 7], tones, { r: 8 });
      own.panel('top', 0, 0, 9).circle(54, 26, 11, { fill: tones.light, stroke: ink, width: 1 }).lamp(54, 26, 4);
      own.panel('top', 0, 0, 8).circle(12, 26, 5, { fill: paper, stroke: ink, width: 1 });
      own.panel('top', 0, 0, 9).circle(2, 28, 13, { width: 4 }).circle(2, 28, 13, { width: 2, stroke: steel.mid });
    } else if (form === 'windscreen-tag') {
      const tag = own.box([0, 4, 0], [96, 36, 2], white, { r: 4 }).top;
      tag.rect(6, 6, 84, 24, { fill: tones.light, stroke: ink, width: 1 }, 4).line(
        [
          [12, 18],
          [36, 18],
          [36, 12],
          [44, 12],
          [44, 24],
          [52, 24],
          [52, 18],
          [84, 18],
        ],
        { stroke: copper.dark, width: 2 },
      );
      tag.rect(44, 15, 8, 6, { fill: amber.mid, stroke: ink, width: 1 });
    } else {
      own.tube(
        'z',
        44,
        28,
        [
          [0, 36],
          [16, 36],
        ],
        tones,
        32,
      );
      own
        .panel('top', 44, 28, 16)
        .circle(0, 0, 30, { fill: tones.dark, stroke: ink, width: 1 })
        .circle(0, 0, 28, { fill: paper });
      own
        .box([26, 56, 0], [36, 10, 18], { ...tones, mid: tones.light }, { r: 6, axis: 'y' })
        .front.light(12, 7, 12, 4, 3);
    }
  }
}
