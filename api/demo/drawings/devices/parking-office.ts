import { amber, copper, cyan, hueTones, ink, paper, rubber, steel, white } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Consumable, LicenceCard, ServerRack } from '../types.ts';
import { screenContent } from './parking-terminals.ts';

function chassis(pen: Pen, units: number, z: number, { item, hue }: ServerRack): void {
  const h = 90 * units;
  const tones = hueTones[hue];
  const box = pen.box([0, 0, z], [880, 560, h], tones, { r: 8 });
  const face = box.front;
  face
    .rect(0, 0, 36, h, { fill: steel.mid, stroke: ink, width: 1 })
    .rect(844, 0, 36, h, { fill: steel.mid, stroke: ink, width: 1 });
  if (item === 'switch') {
    for (let i = 0; i < 12; i += 1) {
      face
        .rect(130 + i * 46, h * 0.5 - 34, 34, 28, { fill: ink, stroke: steel.mid, width: 1 }, 2)
        .rect(130 + i * 46, h * 0.5 + 4, 34, 28, { fill: ink, stroke: steel.mid, width: 1 }, 2);
    }
    face.light(740, h * 0.5 - 6, 60, 12, 8);
  } else if (item === 'ups') {
    face.screen(330, h * 0.24, 220, h * 0.52, 8).rect(352, h * 0.44, 110, h * 0.12, { fill: cyan }, 3);
    for (let i = 0; i < 7; i += 1) {
      face
        .line(
          [
            [80 + i * 30, h * 0.2],
            [80 + i * 30, h * 0.8],
          ],
          { width: 2, opacity: 0.6 },
        )
        .line(
          [
            [600 + i * 30, h * 0.2],
            [600 + i * 30, h * 0.8],
          ],
          { width: 2, opacity: 0.6 },
        );
    }
  } else {
    const bays = units === 1 ? 4 : units * 3;
    const columns = 4;
    const lines = Math.ceil(bays / columns);
    for (let i = 0; i < bays; i += 1) {
      const [u, v] = [70 + (i % columns) * 140, 14 + Math.floor(i / columns) * ((h - 20) / lines)];
      const bay = (h - 20) / lines - 8;
      face
        .rect(u, v, 128, bay, { fill: rubber.mid, stroke: ink, width: 1 })
        .rect(u + 108, v + bay / 2 - 5, 10, 10, { fill: cyan });
    }
    face
      .rect(660, h * 0.24, 150, h * 0.52, { fill: tones.dark, stroke: ink, width: 1 }, 6)
      .light(680, h * 0.44, 60, h * 0.12, 6);
  }
  if (z > 0) return;
  for (let i = 0; i < 5; i += 1)
    box.side.line(
      [
        [90 + i * 80, h * 0.3],
        [130 + i * 80, h * 0.3],
      ],
      { width: 1.5, opacity: 0.6 },
    );
}

export function serverRack(pen: Pen, drawing: ServerRack): void {
  pen.ground(-130, -110, 1140, 800);
  pen.shadow(0, 0, 880, 560, 60);
  if (drawing.item === 'workplace') {
    const tones = hueTones[drawing.hue];
    pen.box([600, 40, 0], [180, 420, 400], tones, { r: 20 }).front.light(50, 340, 80, 12, 10);
    for (let i = 0; i < drawing.count; i += 1) {
      const own = pen.at(-20 + i * 40, 60 + i * 130, 0);
      own.box([200, 60, 0], [160, 130, 14], steel, { r: 14 });
      own.box([262, 110, 14], [36, 24, 150], steel);
      own.box([0, 110, 130], [560, 30, 340], rubber, { r: 14, axis: 'y' });
      screenContent(own.panel('front', 0, 141, 130), 18, 18, 524, 304, 'bill');
    }
    const keys = pen.box([40, 470 + drawing.count * 20, 0], [380, 110, 16], white, { r: 12 });
    for (let row = 0; row < 3; row += 1)
      keys.top.line(
        [
          [24, 26 + row * 28],
          [356, 26 + row * 28],
        ],
        { width: 6, dash: '7 4', stroke: steel.dark },
      );
    return;
  }
  for (let i = 0; i < drawing.count; i += 1) chassis(pen, drawing.units, i * (90 * drawing.units + 14), drawing);
}

/** Draws a licence card with a symbol of its subject, without letters. */
export function licence(pen: Pen, { subject, hue }: LicenceCard): void {
  const tones = hueTones[hue];
  pen.ground(-110, -90, 620, 440);
  pen.shadow(0, 0, 400, 250, 40);
  for (const [i, stack] of [steel, white].entries()) pen.box([0, 0, i * 16], [400, 250, 14], stack, { r: 30 });
  const card = pen.box([0, 0, 34], [400, 250, 18], tones, { r: 30, chamfer: 4 }).top;
  card
    .rect(34, 40, 74, 60, { fill: amber.light, stroke: ink, width: 1 }, 10)
    .line(
      [
        [34, 70],
        [108, 70],
      ],
      { width: 1 },
    )
    .line(
      [
        [71, 40],
        [71, 100],
      ],
      { width: 1 },
    );
  card.rect(34, 180, 150, 16, { fill: paper, opacity: 0.8 }, 8).rect(34, 208, 96, 12, { fill: paper, opacity: 0.5 }, 6);
  const line = { stroke: paper, width: 4 };
  const [u, v] = [290, 120];
  if (subject === 'base')
    card
      .polygon(
        [
          [u, v - 62],
          [u + 60, v - 30],
          [u + 60, v + 30],
          [u, v + 62],
          [u - 60, v + 30],
          [u - 60, v - 30],
        ],
        line,
      )
      .circle(u, v, 22, { fill: cyan });
  else if (subject === 'lane')
    card
      .line(
        [
          [u - 60, v + 60],
          [u - 60, v - 50],
        ],
        line,
      )
      .line(
        [
          [u - 60, v - 30],
          [u + 66, v - 30],
        ],
        line,
      )
      .light(u - 20, v + 20, 60, 12, 6);
  else if (subject === 'payment')
    card
      .rect(u - 64, v - 44, 128, 88, line, 14)
      .line(
        [
          [u - 64, v - 14],
          [u + 64, v - 14],
        ],
        line,
      )
      .light(u - 40, v + 14, 40, 12, 6);
  else if (subject === 'workplace')
    card
      .rect(u - 66, v - 56, 132, 84, line, 10)
      .line(
        [
          [u - 34, v + 56],
          [u + 34, v + 56],
        ],
        line,
      )
      .line(
        [
          [u, v + 28],
          [u, v + 56],
        ],
        line,
      )
      .lamp(u, v - 14, 12);
  else if (subject === 'recognition')
    card
      .rect(u - 74, v - 30, 148, 60, line, 12)
      .line(
        [
          [u - 46, v],
          [u + 20, v],
        ],
        { ...line, dash: '9 8' },
      )
      .lamp(u + 46, v, 9);
  else {
    for (const r of [24, 48, 72]) card.arc(u - 30, v + 30, r, -90, 0, line);
    card.lamp(u - 30, v + 30, 9);
  }
}

function roll(pen: Pen, x: number, y: number, r: number, width: number, core: number, mark: string): void {
  pen.shadow(x - r, y, r * 2, width, 24);
  pen.tube(
    'y',
    x,
    r,
    [
      [y, r],
      [y + width, r],
    ],
    white,
    36,
  );
  const face = pen.panel('front', x, y + width, r);
  for (let ring = core + 12; ring < r; ring += 16) face.circle(0, 0, ring, { width: 1, opacity: 0.25 });
  face.circle(0, 0, core, { fill: mark, stroke: ink, width: 1 }).circle(0, 0, core * 0.7, { fill: ink });
}

/** Size of the slab for each kind, so that a single pack does not look lost on it. */
const grounds: Record<Consumable['item'], { left: number; width: number; depth: number; step: number }> = {
  tickets: { left: 60, width: 230, depth: 260, step: 110 },
  cards: { left: 60, width: 230, depth: 240, step: 110 },
  tags: { left: 60, width: 380, depth: 250, step: 56 },
  'ticket-roll': { left: 60, width: 290, depth: 260, step: 150 },
  'paper-roll': { left: 60, width: 270, depth: 340, step: 170 },
  paint: { left: 60, width: 290, depth: 360, step: 120 },
  'wheel-stop': { left: 60, width: 480, depth: 190, step: 150 },
};

export function consumable(pen: Pen, { item, count, hue }: Consumable): void {
  const tones = hueTones[hue];
  const spread = grounds[item];
  pen.ground(
    -spread.left,
    -60 - count * spread.step * 0.3,
    spread.left + spread.width + (count - 1) * spread.step,
    spread.depth + count * spread.step * 0.3,
  );
  if (item === 'paper-roll' || item === 'ticket-roll') {
    const wide = item === 'paper-roll';
    for (let i = count - 1; i >= 0; i -= 1)
      roll(
        i === 0 ? pen : pen.apart(),
        110 + i * (wide ? 170 : 150),
        40 - i * 30,
        wide ? 90 : 110,
        wide ? 160 : 84,
        wide ? 22 : 40,
        tones.mid,
      );
    const tail = pen.panel('front', 110, 124, 0);
    if (!wide)
      tail.polygon(
        [
          [-110, 110],
          [-96, 110],
          [-96, 8],
          [-110, 8],
        ],
        { fill: paper, stroke: ink, width: 1 },
      );
  } else if (item === 'tickets' || item === 'cards') {
    const [w, d, h] = item === 'tickets' ? [170, 120, 130] : [172, 108, 44];
    for (let i = count - 1; i >= 0; i -= 1) {
      const own = (i === 0 ? pen : pen.apart()).at(i * 110, 60 - i * 70, 0);
      own.shadow(0, 0, w, d, 24);
      const stack = own.box([0, 0, 0], [w, d, h], white, item === 'cards' ? { r: 14 } : {});
      for (let v = 14; v < h; v += 14) {
        stack.front.line(
          [
            [4, v],
            [w - 4, v],
          ],
          { width: 1, opacity: 0.25 },
        );
        stack.side.line(
          [
            [4, v],
            [d - 4, v],
          ],
          { width: 1, opacity: 0.25 },
        );
      }
      stack.top.rect(0, 0, w, d * 0.34, { fill: tones.mid, stroke: ink, width: 1 }, item === 'cards' ? 14 : 0);
      if (item === 'tickets') {
        for (let bar = 0; bar < 9; bar += 1)
          stack.top.rect(22 + bar * 14, d * 0.48, bar % 3 === 0 ? 8 : 4, d * 0.36, { fill: ink });
        stack.front.rect(w * 0.4, 0, 34, h, { fill: tones.light, stroke: ink, width: 1 });
      } else stack.top.light(w * 0.68, d * 0.62, 30, 16, 6);
    }
  } else if (item === 'tags') {
    for (let i: number = count; i >= 0; i -= 1) {
      const own = (i === 0 ? pen : pen.apart()).at(i * 56, -i * 26 + 60, i * 2);
      own.shadow(0, 0, 260, 90, 16);
      const tag = own.box([0, 0, 0], [260, 90, 6], white, { r: 14 }).top;
      tag.rect(24, 22, 212, 46, { fill: tones.light, stroke: ink, width: 1 }, 8);
      tag.line(
        [
          [40, 45],
          [104, 45],
          [104, 34],
          [116, 34],
          [116, 56],
          [128, 56],
          [128, 34],
          [140, 34],
          [140, 45],
          [220, 45],
        ],
        { stroke: copper.dark, width: 2 },
      );
      tag.rect(118, 38, 18, 14, { fill: ink });
    }
  } else if (item === 'paint') {
    for (let i = 0; i < count; i += 1) {
      const own = pen.at(110 + i * 120, 110 - (i % 2) * 90, 0);
      own.shadow(-80, -80, 160, 160, 30);
      own.tube(
        'z',
        0,
        0,
        [
          [0, 88],
          [200, 96],
        ],
        tones,
        32,
      );
      own.tube(
        'z',
        0,
        0,
        [
          [200, 102],
          [222, 102],
        ],
        white,
        32,
      );
      own
        .panel('top', 0, 0, 222)
        .circle(0, 0, 84, { width: 1, opacity: 0.5 })
        .circle(0, 0, 40, { fill: paper, stroke: ink, width: 1 });
    }
    pen.panel('top', 120, 230, 1).rect(0, 0, 260, 44, { fill: paper, stroke: ink, width: 1 });
  } else {
    for (let i = 0; i < count; i += 1) {
      const own = (i === 0 ? pen : pen.apart()).at(0, i * 150 - 40, 0);
      own.shadow(0, 0, 420, 90, 24);
      own.prism(
        'x',
        [
          [0, 0],
          [16, 66],
          [66, 66],
          [90, 0],
        ],
        0,
        420,
        rubber,
      );
      for (const u of [40, 190, 330])
        own.panel('front', u, 84, 12).polygon(
          [
            [0, 0],
            [52, 0],
            [48, 44],
            [4, 44],
          ],
          { fill: hueTones.orange.light, stroke: ink, width: 1 },
        );
    }
  }
}
