import { cyan, hueTones, ink, mix, panel as pale, rubber, steel, white } from '../palette.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import type { ParkingColumn, PayStation } from '../types.ts';

export function screenContent(
  face: Panel,
  u: number,
  v: number,
  w: number,
  h: number,
  sign: 'entry' | 'exit' | 'bill',
): void {
  face.screen(u, v, w, h, Math.min(w, h) * 0.08);
  const [x, y, k] = [u + w * 0.2, v + h * 0.5, Math.min(w, h) * 0.2];
  if (sign === 'bill') {
    for (const [row, length] of [
      [0.72, 0.6],
      [0.52, 0.42],
      [0.32, 0.5],
    ] as const) {
      face.rect(
        u + w * 0.14,
        v + h * row - h * 0.03,
        w * length,
        h * 0.07,
        { fill: row > 0.7 ? cyan : '#FFFFFF', opacity: row > 0.7 ? 1 : 0.6 },
        h * 0.03,
      );
    }
    return;
  }
  const s = sign === 'entry' ? 1 : -1;
  face.polygon(
    [
      [x, y + k * s],
      [x - k, y],
      [x - k * 0.4, y],
      [x - k * 0.4, y - k * s],
      [x + k * 0.4, y - k * s],
      [x + k * 0.4, y],
      [x + k, y],
    ],
    { fill: cyan },
  );
  face.rect(u + w * 0.46, v + h * 0.56, w * 0.4, h * 0.1, { fill: '#FFFFFF', opacity: 0.85 }, h * 0.05);
  face.rect(u + w * 0.46, v + h * 0.36, w * 0.28, h * 0.08, { fill: '#FFFFFF', opacity: 0.5 }, h * 0.04);
}

export function pinPad(face: Panel, u: number, v: number, w: number, h: number): void {
  face.rect(u, v, w, h, { fill: rubber.mid, stroke: ink, width: 1 }, w * 0.1);
  face.rect(u + w * 0.14, v + h * 0.66, w * 0.72, h * 0.22, { fill: '#BFE7F6' }, 3);
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      face.rect(u + w * (0.16 + column * 0.25), v + h * (0.12 + row * 0.17), w * 0.18, h * 0.1, { fill: pale }, 2);
    }
  }
}

export function parkingColumn(pen: Pen, drawing: ParkingColumn): void {
  const tones = hueTones[drawing.hue];
  const [w, d, h] = [330, 300, drawing.camera ? 1290 : 1180];
  pen.ground(-120, -110, w + 260, d + 250);
  pen.shadow(-20, -20, w + 40, d + 40, 50);
  pen.box([-24, -24, 0], [w + 48, d + 48, 24], steel, { r: 16 });
  pen.box([0, 0, 24], [w, d, h], tones, { r: 34 });
  const cap = pen.box(
    [-12, -12, 24 + h],
    [w + 24, d + 36, 58],
    { ...tones, light: mix(tones.light, '#FFFFFF', 0.3) },
    { r: 40, chamfer: 18 },
  );
  cap.front.light(w * 0.2, 18, w * 0.68, 18, 16);
  const face = pen.panel('front', 0, d, 24);
  face.rect(w * 0.1, h * 0.42, w * 0.8, h * 0.53, { fill: white.mid, stroke: ink, width: 1 }, 22);
  const screenWidth = w * Math.min(0.68, 0.32 + drawing.screenInches * 0.04);
  const screenHeight = screenWidth * 0.66;
  const top = h * 0.92 - screenHeight;
  screenContent(face, w * 0.5 - screenWidth / 2, top, screenWidth, screenHeight, drawing.direction);
  const row = h * 0.47;
  const left = w * 0.17;
  if (drawing.ticketSlot) {
    face
      .rect(left, row + 36, w * 0.3, 62, { fill: rubber.mid, stroke: ink, width: 1 }, 10)
      .rect(left + w * 0.03, row + 62, w * 0.24, 9, { fill: cyan });
    if (drawing.direction === 'entry')
      face.rect(left + w * 0.05, row + 20, w * 0.2, 48, { fill: '#FFFFFF', stroke: ink, width: 1 }).line(
        [
          [left + w * 0.09, row + 34],
          [left + w * 0.21, row + 34],
        ],
        { width: 4, dash: '1 2' },
      );
  }
  if (drawing.cardReader) {
    const u = drawing.ticketSlot ? w * 0.68 : w * 0.34;
    face.circle(u, row + 66, 42, { fill: tones.mid, stroke: ink, width: 1 });
    for (const r of [12, 21, 30]) face.arc(u - 8, row + 66, r, -50, 50, { stroke: '#FFFFFF', width: 2 });
  }
  if (drawing.terminal) pinPad(face, w * 0.32, h * 0.16, w * 0.36, h * 0.2);
  else face.rect(w * 0.22, h * 0.06, w * 0.56, h * 0.24, { width: 1, opacity: 0.4 }, 14);
  face.circle(w * 0.5, h * 0.375, 15, { fill: steel.light, stroke: ink, width: 1 });
  for (let i = 0; i < 4; i += 1)
    face.line(
      [
        [w * (0.66 + i * 0.05), h * 0.36],
        [w * (0.66 + i * 0.05), h * 0.39],
      ],
      { width: 1.5 },
    );
  pen
    .panel('side', w, d, 24)
    .rect(d * 0.16, h * 0.1, d * 0.68, h * 0.76, { width: 1, opacity: 0.45 }, 16)
    .circle(d * 0.76, h * 0.5, 12, { fill: steel.light, stroke: ink, width: 1 });
  if (drawing.camera) {
    pen.box([w * 0.32, d * 0.2, h + 82], [w * 0.36, d * 0.78, 90], white, { r: 24, axis: 'y', chamfer: 6 });
    pen
      .panel('front', w * 0.5, d * 0.98, h + 127)
      .circle(0, 0, 34, { fill: rubber.dark, stroke: ink, width: 1 })
      .circle(0, 0, 16, { fill: cyan });
  }
}

export function payStation(pen: Pen, { payment, screenInches, hue }: PayStation): void {
  const tones = hueTones[hue];
  const cash = payment === 'cash-and-card';
  const [w, d, h] = cash ? [640, 480, 1640] : [440, 320, 1480];
  pen.ground(-130, -120, w + 290, d + 280);
  pen.shadow(-14, -14, w + 28, d + 28, 60);
  pen.box([-14, -14, 0], [w + 28, d + 28, 60], rubber, { r: 22 });
  const body = pen.box([0, 0, 60], [w, d, h], tones, { r: 40, chamfer: 14 });
  body.side.rect(d * 0.14, h * 0.06, d * 0.72, h * 0.84, { width: 1, opacity: 0.45 }, 20);
  body.side.circle(d * 0.2, h * 0.5, 16, { fill: steel.light, stroke: ink, width: 1 });
  const face = body.front;
  face.rect(w * 0.08, h * 0.34, w * 0.84, h * 0.58, { fill: white.mid, stroke: ink, width: 1 }, 26);
  const screenWidth = w * Math.min(0.76, 0.34 + screenInches * 0.022);
  screenContent(
    face,
    w * 0.5 - screenWidth / 2,
    h * 0.885 - screenWidth * 0.62,
    screenWidth,
    screenWidth * 0.62,
    'bill',
  );
  face.light(w * 0.14, h * 0.95, w * 0.72, 22, 18);
  pinPad(face, w * (cash ? 0.66 : 0.54), h * 0.4, w * (cash ? 0.2 : 0.28), h * 0.14);
  face
    .rect(w * 0.14, h * 0.52, w * 0.34, 46, { fill: rubber.mid, stroke: ink, width: 1 }, 10)
    .rect(w * 0.18, h * 0.52 + 18, w * 0.26, 10, { fill: cyan });
  if (cash) {
    face
      .rect(w * 0.14, h * 0.4, w * 0.34, h * 0.08, { fill: tones.dark, stroke: ink, width: 1 }, 12)
      .rect(w * 0.19, h * 0.435, w * 0.24, 10, { fill: '#9CCFAE' });
    face
      .circle(w * 0.56, h * 0.45, 20, { fill: steel.mid, stroke: ink, width: 1 })
      .rect(w * 0.56 - 3, h * 0.45 - 13, 6, 26, { fill: ink });
    face.rect(w * 0.3, h * 0.16, w * 0.4, h * 0.1, { fill: rubber.dark, stroke: ink, width: 1 }, 18);
  }
  face.rect(w * 0.12, h * 0.04, w * 0.76, h * (cash ? 0.08 : 0.24), { width: 1, opacity: 0.4 }, 18);
}
