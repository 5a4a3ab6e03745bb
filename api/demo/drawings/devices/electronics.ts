import { copper, cyan, hueTones, ink, mix, rubber, steel, white, type Tones } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { ControlBoard, Hue } from '../types.ts';

interface Parts {
  chips: number;
  relays: number;
  terminals: number;
  display: boolean;
}

/** Circuit board colours by hue; graphite uses the common green. */
const substrates: Record<Hue, Tones> = {
  graphite: { light: '#4E9C86', mid: '#37806C', dark: '#255E4F' },
  blue: { light: '#3F8FCB', mid: '#1E6FAE', dark: '#124F80' },
  warm: { light: '#5E8F55', mid: '#47753F', dark: '#31552B' },
  orange: { light: '#C25A4A', mid: '#9C4032', dark: '#752C21' },
};

export function board(pen: Pen, w: number, d: number, thick: number, hue: Hue, parts: Parts): void {
  const tones = substrates[hue];
  const u = Math.min(w, d) / 60;
  const top = pen.box([0, 0, 0], [w, d, thick], tones, { r: 4 * u }).top;
  const line = { stroke: mix(tones.light, '#FFFFFF', 0.35), width: 1.2 };
  for (let i = 0; i < 3; i += 1) {
    const v = d * (0.34 + i * 0.07);
    top.line(
      [
        [w * 0.12, v],
        [w * (0.42 + i * 0.05), v],
        [w * (0.5 + i * 0.05), v - d * 0.12],
        [w * 0.94, v - d * 0.12],
      ],
      line,
    );
  }
  for (const [x, y] of [
    [0.04, 0.06],
    [0.96, 0.94],
  ] as const)
    top.circle(w * x, d * y, 2.4 * u, { fill: '#F0D9A8', stroke: ink, width: 1 });
  const z = thick;
  for (let i = 0; i < parts.relays; i += 1) {
    pen
      .box([w * 0.1 + i * 17 * u, d * 0.1, z], [14 * u, 11 * u, 11 * u], hueTones[hue === 'blue' ? 'graphite' : 'blue'])
      .top.rect(3 * u, 3 * u, 8 * u, 2 * u, { fill: steel.light });
  }
  for (let i = 0; i < parts.chips; i += 1) {
    const size = i === 0 ? 14 * u : 9 * u;
    pen
      .box([w * 0.2 + i * 22 * u, d * 0.44, z], [size, size, 2.2 * u], rubber)
      .top.rect(size * 0.12, size * 0.7, 2 * u, 2 * u, { fill: steel.light });
  }
  pen.tube(
    'z',
    w * 0.86,
    d * 0.26,
    [
      [z, 5 * u],
      [z + 15 * u, 5 * u],
    ],
    steel,
    16,
  );
  pen.panel('top', w * 0.86, d * 0.26, z + 15 * u).line(
    [
      [-3 * u, 0],
      [3 * u, 0],
    ],
    { width: 1 },
  );
  if (parts.display) {
    const screen = pen.box([w * 0.56, d * 0.4, z], [24 * u, 13 * u, 4 * u], rubber).top;
    screen.rect(2 * u, 2 * u, 20 * u, 9 * u, { fill: '#12304C' }).rect(4 * u, 4.5 * u, 9 * u, 3.6 * u, { fill: cyan });
  }
  for (let i = 0; i < parts.terminals; i += 1) {
    const x = w * 0.08 + (i * w * 0.86) / parts.terminals;
    const width = (w * 0.86) / parts.terminals - 2 * u;
    const block = pen.box([x, d - 12 * u, z], [width, 9 * u, 9 * u], i % 2 === 0 ? white : hueTones.graphite);
    block.front.rect(width * 0.14, 2 * u, width * 0.72, 4 * u, { fill: ink });
    for (const share of [0.16, 0.58]) block.top.rect(width * share, 3 * u, width * 0.26, 3 * u, { fill: copper.mid });
  }
  pen.panel('top', w * 0.72, d * 0.66, z + 0.5).lamp(0, 0, 2.4 * u);
}

export function controlBoard(pen: Pen, { housing, relays, motors, display, radio, hue }: ControlBoard): void {
  const parts = { chips: radio ? 3 : 2, relays, terminals: (housing === 'box' ? 2 : 3) + motors, display };
  if (housing === 'bare') {
    pen.ground(-30, -30, 256, 196);
    pen.shadow(0, 0, 190, 130, 14);
    board(pen, 190, 130, 6, hue, parts);
    if (radio)
      pen.tube(
        'z',
        12,
        62,
        [
          [6, 4],
          [70, 3],
        ],
        rubber,
        10,
      );
    return;
  }
  const tones = hueTones[hue];
  pen.ground(-50, -60, 380, 330);
  pen.shadow(0, 0, 260, 220, 24);
  pen.box([0, 0, 0], [260, 220, 70], tones, { r: 24 });
  pen.panel('top', 0, 0, 71).rect(12, 12, 236, 196, { fill: mix(tones.dark, ink, 0.35), stroke: ink, width: 1 }, 16);
  board(pen.at(34, 40, 71), 192, 136, 4, hue === 'graphite' ? 'graphite' : 'blue', parts);
  pen.panel('front', 0, 220, 0).light(90, 50, 80, 7, 7);
  for (const x of [50, 110, 170])
    pen.panel('front', x, 220, 24).circle(0, 0, 13, { fill: rubber.mid, stroke: ink, width: 1 });
  if (radio)
    pen.tube(
      'z',
      232,
      30,
      [
        [70, 7],
        [84, 7],
        [85, 4],
        [150, 3],
      ],
      rubber,
      10,
    );
}
