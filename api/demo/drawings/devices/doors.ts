import { concrete, cyan, glass, hueTones, ink, mix, paper, ralTones, rubber, steel, type Tones } from '../palette.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import type { AutomaticDoor, SectionalDoor } from '../types.ts';

const facade: Tones = { light: '#FFFFFF', mid: '#EEF2F6', dark: '#CBD6E0' };

function opening(pen: Pen, w: number, h: number, pier: number, depth: number): void {
  pen.ground(-pier - 260, -depth - 200, w + 2 * pier + 520, depth + 1000);
  pen.shadow(-pier, -depth, w + 2 * pier, depth, 160);
  pen.box([-pier, -depth, 0], [pier, depth, h], facade);
  pen.panel('front', 0, -depth * 0.3, 0).rect(0, 0, w, h, { fill: '#DCE5EC' });
}

function surround(pen: Pen, w: number, h: number, pier: number, lintel: number, depth: number): void {
  pen.box([w, -depth, 0], [pier, depth, h], facade);
  pen.box([-pier, -depth, h], [w + 2 * pier, depth, lintel], facade);
}

function section(face: Panel, v: number, w: number, h: number, surface: SectionalDoor['surface'], tones: Tones): void {
  face.rect(0, v, w, h, { fill: tones.mid, stroke: ink, width: 1 });
  face.line(
    [
      [8, v + h - 14],
      [w - 8, v + h - 14],
    ],
    { stroke: tones.light, width: 2 },
  );
  if (surface === 'ribbed')
    for (let i = 1; i < 4; i += 1)
      face.line(
        [
          [0, v + (h * i) / 4],
          [w, v + (h * i) / 4],
        ],
        { width: 1, opacity: 0.4 },
      );
  if (surface === 'cassette') {
    const count = Math.max(2, Math.round(w / 640));
    for (let i = 0; i < count; i += 1)
      face.rect(
        (i * w) / count + w * 0.03,
        v + h * 0.22,
        w / count - w * 0.06,
        h * 0.56,
        { fill: mix(tones.mid, tones.dark, 0.25), stroke: ink, width: 1 },
        8,
      );
  }
}

export function sectionalDoor(
  pen: Pen,
  { width, height, panels, surface, windows, wicket, ral, use }: SectionalDoor,
): void {
  const tones = ralTones(ral);
  const pier = use === 'garage' ? 420 : 620;
  const lintel = use === 'garage' ? 460 : 760;
  const depth = 360;
  opening(pen, width, height, pier, depth);
  const face = pen.panel('front', 0, -130, 0);
  const h = height / panels;
  for (let i = 0; i < panels; i += 1) {
    section(face, i * h, width, h, surface, tones);
    const glazed = windows && i === (use === 'garage' ? panels - 1 : Math.floor(panels / 2));
    const count = Math.max(2, Math.round(width / 700));
    if (glazed)
      for (let p = 0; p < count; p += 1)
        face.rect(
          (p + 0.16) * (width / count),
          i * h + h * 0.22,
          (width / count) * 0.68,
          h * 0.54,
          { fill: '#CDE9F5', stroke: ink, width: 1.5 },
          40,
        );
  }
  face.rect(0, 0, width, 46, { fill: rubber.mid });
  if (wicket) {
    const u = width * 0.56;
    face.rect(u, 60, 860, Math.min(height * 0.8, 2000), { width: 2.5 }).rect(u + 60, 980, 40, 190, { fill: ink }, 16);
  } else face.rect(width * 0.46, h * 0.62, width * 0.08, 60, { fill: ink }, 20);
  surround(pen, width, height, pier, lintel, depth);
  const wall = pen.panel('front', 0, 0, 0);
  wall.light(width * 0.5 - 220, height + lintel * 0.42, 440, 60, 60);
  wall.rect(width + pier * 0.34, 1150, 130, 220, { fill: hueTones.graphite.mid, stroke: ink, width: 1 }, 24);
  wall.circle(width + pier * 0.34 + 65, 1260, 32, { fill: cyan });
  if (use === 'industrial') {
    for (const u of [-150, width + 60]) pen.box([u, 160, 0], [110, 110, 900], hueTones.orange, { r: 50 });
  } else
    pen.box([-pier - 60, -depth - 60, height + lintel], [width + 2 * pier + 120, depth + 150, 90], {
      ...concrete,
      light: '#F4F7FA',
    });
}

function pane(face: Panel, u: number, w: number, h: number, frame: Tones): void {
  face.rect(u, 0, w, h, { fill: frame.mid, stroke: ink, width: 1 });
  face.rect(u + 55, 120, w - 110, h - 180, { fill: glass.mid, stroke: ink, width: 1 });
  face.polygon(
    [
      [u + w * 0.3, h - 60],
      [u + w * 0.55, h - 60],
      [u + w * 0.34, 120],
      [u + w * 0.12 + 40, 120],
    ],
    { fill: paper, opacity: 0.4 },
  );
  face.rect(u + 55, h * 0.42, w - 110, 26, { fill: frame.light });
}

export function automaticDoor(pen: Pen, { motion, leaves, passage, hue }: AutomaticDoor): void {
  const tones = hueTones[hue];
  const sliding = motion === 'sliding';
  const [w, h] = [passage + (sliding ? passage : 0) + 200, 2300];
  const beside = pen.apart();
  opening(beside, w, h, 260, 320);
  const back = beside.panel('front', 0, -200, 0);
  const front = beside.panel('front', 0, -120, 0);
  const leaf = passage / Math.min(2, leaves);
  if (sliding) {
    const fixed = (w - passage) / 2;
    pane(back, 0, fixed, h, tones);
    pane(back, w - fixed, fixed, h, tones);
    if (leaves === 4) for (const u of [fixed * 0.45, w - fixed * 1.45]) pane(back, u, fixed, h, tones);
    const open = leaves === 1 ? 0.55 : 0.42;
    pane(front, leaves === 1 ? fixed * (1 - open) : fixed - leaf * open, leaf, h - 30, { ...tones, mid: tones.light });
    if (leaves > 1) pane(front, w - fixed - leaf * (1 - open), leaf, h - 30, { ...tones, mid: tones.light });
  } else {
    if (leaves > 1) pane(front, 60, leaf, h - 20, tones);
    pane(
      beside
        .at(w - 60, -120, 0)
        .turn('z', -34)
        .panel('front', -leaf, 0, 0),
      0,
      leaf,
      h - 20,
      tones,
    );
  }
  surround(beside, w, h, 260, 420, 320);
  const box = pen.box([sliding ? 20 : w * 0.06, 0, h - 30], [sliding ? w - 40 : w * 0.62, 150, 190], tones, {
    r: 30,
    axis: 'x',
  });
  box.front.light(w * 0.2, 84, w * 0.24, 26, 26);
  if (sliding) beside.box([w * 0.46, 40, h + 190], [w * 0.08, 110, 90], rubber, { r: 20 }).front.lamp(w * 0.04, 40, 16);
  else {
    beside.box([w * 0.24, 150, h + 40], [leaf * 0.5, 26, 30], steel);
  }
  beside
    .panel('front', w + 90, 0, 1050)
    .rect(0, 0, 110, 160, { fill: steel.mid, stroke: ink, width: 1 }, 20)
    .circle(55, 80, 34, { fill: cyan, stroke: ink, width: 1 });
}
