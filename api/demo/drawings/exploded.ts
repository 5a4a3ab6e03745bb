import { explodedSize } from '../../src/modules/media/picture-urls.ts';
import { figures, widthOf } from './devices/digits.ts';
import { drawDevice } from './devices/index.ts';
import type { P2 } from './iso.ts';
import { ink } from './palette.ts';
import { drawnBy } from './stage.ts';
import { boundsOf, documentOf, fitInto, paint, type Bounds, type Fit, type Mark } from './svg.ts';
import type { ProductDrawing } from './types.ts';

export interface NumberedPart {
  /** Number in the list of parts: «3». */
  position: string;
  drawing: ProductDrawing;
}

const COLUMNS = 4;
const CELL = { width: explodedSize.width / COLUMNS, height: explodedSize.height / COLUMNS };
/** Cells clockwise around the device, which occupies the four cells in the middle. */
const AROUND: readonly P2[] = [
  ...([0, 1, 2, 3].map((column) => [column, 0]) as P2[]),
  [3, 1],
  [3, 2],
  ...([3, 2, 1, 0].map((column) => [column, 3]) as P2[]),
  [0, 2],
  [0, 1],
];
export const MOST_PARTS = AROUND.length;
/** Legible on a phone, where the drawing is a third as wide. */
const RADIUS = 26;
/** Centre of the number, relative to the upper left corner of its cell. */
const NUMBER: P2 = [34, 38];
const CAP = 24;

const inset = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});

const deviceMarks = (drawing: ProductDrawing, pixels?: number): Mark[] =>
  drawnBy((pen) => drawDevice(pen, drawing), undefined, pixels).filter(({ backdrop }) => !backdrop);

const none: Fit = { scale: 1, dx: 0, dy: 0 };

function placed(drawing: ProductDrawing, box: Bounds): string {
  const fit = fitInto(boundsOf(deviceMarks(drawing)), box);
  return paint(deviceMarks(drawing, fit.scale), fit);
}

const line = ([x, y]: P2, [toX, toY]: P2): Mark => ({
  steps: [
    ['M', [x, y]],
    ['L', [toX, toY]],
  ],
  style: { width: 1.2, stroke: '#51657A', dash: '7 5' },
  backdrop: false,
});

function callout(text: string, [x, y]: P2): string {
  const half = widthOf(text, CAP) / 2;
  const strokes = figures(text, CAP).map((points): Mark => ({
    steps: points.map(([u, v], index) => [index === 0 ? 'M' : 'L', [x - half + u, y + CAP / 2 - v]]),
    style: { width: 2.6, stroke: ink },
    backdrop: false,
  }));
  return `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#FFFFFF"/>${paint(strokes, none)}`;
}

const byPosition = new Intl.Collator('ru', { numeric: true }).compare;

/** Distributes parts evenly when there are fewer than cells. */
const placeOf = (index: number, count: number): P2 => AROUND[Math.floor((index * AROUND.length) / count)]!;

/** Returns the places of each part and its number, without overlap. */
export function exploded(count: number): { part: Bounds; number: P2 }[] {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = placeOf(index, count);
    const [left, top] = [column * CELL.width, row * CELL.height];
    const part = {
      left: left + NUMBER[0] + RADIUS + 10,
      top: top + 20,
      right: left + CELL.width - 14,
      bottom: top + CELL.height - 20,
    };
    return { part, number: [left + NUMBER[0], top + NUMBER[1]] };
  });
}

const middleOf = ({ left, top, right, bottom }: Bounds): P2 => [(left + right) / 2, (top + bottom) / 2];

/** Draws a device in the middle with its numbered parts around it, connected by lines. */
export function drawExploded(device: ProductDrawing, parts: readonly NumberedPart[]): string {
  const { width, height } = explodedSize;
  const shown = [...parts].sort((a, b) => byPosition(a.position, b.position)).slice(0, MOST_PARTS);
  const centre: P2 = [width / 2, height / 2];
  const cells = exploded(shown.length).map((place, index) => ({ ...place, shown: shown[index]! }));
  const middle = { left: CELL.width, top: CELL.height, right: width - CELL.width, bottom: height - CELL.height };
  return documentOf(
    width,
    height,
    paint(
      cells.map(({ part }) => line(middleOf(part), centre)),
      none,
    ) +
      placed(device, inset(middle, 16)) +
      cells.map(({ part, shown: { drawing } }) => placed(drawing, part)).join('') +
      cells.map(({ number, shown: { position } }) => callout(position, number)).join(''),
  );
}
