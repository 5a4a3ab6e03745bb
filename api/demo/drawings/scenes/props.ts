import { drawDevice } from '../devices/index.ts';
import { write } from '../devices/digits.ts';
import { hueTones, ink, rubber, steel, tonesOf, white, type Tones } from '../palette.ts';
import type { Pen } from '../pen.ts';
import type { Barrier, ParkingColumn, ProductDrawing } from '../types.ts';
import { car, dayGlass } from './kit.ts';

/** Props shared by several scenes. Sizes in mm. */

export function stand(pen: Pen, x: number, y: number, size: number, device: ProductDrawing, z = 0): void {
  drawDevice(pen.at(x, y, z).bare().scale(size), device);
}

const usualBarrier: Barrier = {
  kind: 'barrier',
  boomLength: 6,
  boomType: 'straight',
  stripes: 'red',
  housing: 'painted',
  boomLights: true,
  hue: 'graphite',
};
export const barrierOf = (own: Partial<Barrier> = {}): Barrier => ({ ...usualBarrier, ...own });

const usualColumn: ParkingColumn = {
  kind: 'parking-column',
  direction: 'entry',
  screenInches: 10,
  ticketSlot: true,
  cardReader: true,
  terminal: false,
  camera: true,
  hue: 'blue',
};
export const columnOf = (own: Partial<ParkingColumn> = {}): ParkingColumn => ({ ...usualColumn, ...own });

/** Draws cars side by side along x, facing +y; null leaves a bay free. */
export function carRow(pen: Pen, x: number, y: number, colours: readonly (string | null)[]): void {
  for (const [index, colour] of colours.entries())
    if (colour) car(pen.at(x + 2190 + index * 2600, y).turn('z', 90), tonesOf(colour));
}

/** Draws a delivery van along x, facing +x. */
export function van(pen: Pen, tones: Tones, stripe: string, cross = false): void {
  pen.shadow(0, 0, 5200, 1950, 320);
  pen.prism(
    'y',
    [
      [0, 360],
      [0, 2250],
      [3500, 2250],
      [4350, 1250],
      [5150, 1080],
      [5200, 360],
    ],
    0,
    1950,
    tones,
  );
  const side = pen.panel('front', 0, 1950, 0);
  side.rect(0, 900, 3300, 260, { fill: stripe });
  side.polygon(
    [
      [3000, 1330],
      [3000, 2000],
      [3520, 2000],
      [4080, 1330],
    ],
    { fill: dayGlass, stroke: ink, width: 1 },
  );
  if (cross) redCross(pen, 1300, 1950, 1300, 600);
  for (const u of [1000, 4100])
    side
      .circle(u, 360, 390, { fill: rubber.dark, stroke: ink, width: 1 })
      .circle(u, 360, 210, { fill: steel.light, stroke: ink, width: 1 });
}

/** Draws a red cross on a wall that faces +y. */
export function redCross(pen: Pen, x: number, y: number, z: number, size: number): void {
  const [third, face] = [size / 3, pen.panel('front', x, y, z)];
  for (const [u, v, w, h] of [
    [third, 0, third, size],
    [0, third, size, third],
  ] as const)
    face.rect(u, v, w, h, { fill: '#D8443C' });
}

/** Draws a lorry along x, its cab towards +x. */
export function lorry(pen: Pen, stripe: string): void {
  pen.shadow(0, 0, 7800, 2400, 400);
  for (const x of [900, 2000, 6700])
    pen.tube(
      'y',
      x,
      420,
      [
        [1900, 420],
        [2380, 420],
      ],
      rubber,
      16,
    );
  pen.box([0, 0, 760], [5800, 2400, 2500], white).front.rect(500, 900, 4800, 500, { fill: stripe });
  const cab = pen.box([6000, 100, 500], [1700, 2200, 2200], tonesOf(stripe), { r: 160 });
  cab.front.rect(600, 1100, 800, 750, { fill: dayGlass, stroke: ink, width: 1 }, 60);
  cab.side.rect(200, 1050, 1800, 850, { fill: dayGlass, stroke: ink, width: 1 }, 60);
}

export function cartons(pen: Pen, columns: number, floors: number, size = 620): void {
  const card = tonesOf('#D9B98F');
  pen.shadow(0, 0, columns * size, size, 120);
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < columns - (floor % 2); column += 1)
      pen
        .box([column * size + (floor % 2) * size * 0.4, 0, floor * size * 0.8], [size * 0.94, size, size * 0.78], card)
        .front.rect(size * 0.36, 0, size * 0.2, size * 0.78, { fill: '#F1E4CF' });
}

export function plate(
  pen: Pen,
  [x, y, z]: readonly [number, number, number],
  [w, h]: readonly [number, number],
  text: string,
  tones: Tones = hueTones.blue,
): void {
  const { front } = pen.box([x, y, z], [w, 160, h], tones);
  write(front, w * 0.12, h * 0.22, text, h * 0.56, { stroke: '#FFFFFF', width: 3 });
}
