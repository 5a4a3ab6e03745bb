import { figures, widthOf } from './devices/digits.ts';
import { drawDevice } from './devices/index.ts';
import type { P2 } from './iso.ts';
import { ink } from './palette.ts';
import { drawnBy } from './stage.ts';
import { boundsOf, documentOf, fitInto, paint, type Bounds, type Fit, type Mark } from './svg.ts';
import type { ProductDrawing } from './types.ts';

export interface NumberedPart {
  /** As the list of parts says it: «3». */
  position: string;
  drawing: ProductDrawing;
}

export const explodedSize = { width: 960, height: 720 } as const;

const COLUMNS = 4;
const CELL = { width: explodedSize.width / COLUMNS, height: explodedSize.height / COLUMNS };
/** Clockwise around the device, which has the four cells in the middle. */
const AROUND: readonly P2[] = [
  ...([0, 1, 2, 3].map((column) => [column, 0]) as P2[]),
  [3, 1],
  [3, 2],
  ...([3, 2, 1, 0].map((column) => [column, 3]) as P2[]),
  [0, 2],
  [0, 1],
];
export const MOST_PARTS = AROUND.length;
/** What is taken out of a device is drawn no larger than half of it, however much room it has. */
const PART = 0.8;
/** Legible on a phone too, where the whole drawing is a third as wide. */
const RADIUS = 26;
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

/** A number in a circle, as the list beside the drawing has it. */
function callout(text: string, [x, y]: P2): string {
  const half = widthOf(text, CAP) / 2;
  const strokes = figures(text, CAP).map((points): Mark => ({
    steps: points.map(([u, v], index) => [index === 0 ? 'M' : 'L', [x - half + u, y + CAP / 2 - v]]),
    style: { width: 2.6, stroke: ink },
    backdrop: false,
  }));
  return `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#FFFFFF"/>${paint(strokes, none)}`;
}

/** Around the device as they are in the list. */
const byPosition = new Intl.Collator('ru', { numeric: true }).compare;

/** Parts of which there are fewer than places stand apart evenly. */
const placeOf = (index: number, count: number): P2 => AROUND[Math.floor((index * AROUND.length) / count)]!;

/** A device in the middle and its parts around it, each on its line, with the numbers of the list. */
export function drawExploded(device: ProductDrawing, parts: readonly NumberedPart[]): string {
  const { width, height } = explodedSize;
  const shown = [...parts].sort((a, b) => byPosition(a.position, b.position)).slice(0, MOST_PARTS);
  const centre: P2 = [width / 2, height / 2];
  const cells = shown.map((part, index) => {
    const [column, row] = placeOf(index, shown.length);
    const [left, top] = [column * CELL.width, row * CELL.height];
    const box = { left, top, right: left + CELL.width, bottom: top + CELL.height };
    return { part, box, middle: [left + CELL.width / 2, top + CELL.height / 2] as P2 };
  });
  const middle = { left: CELL.width, top: CELL.height, right: width - CELL.width, bottom: height - CELL.height };
  return documentOf(
    width,
    height,
    paint(
      cells.map((cell) => line(cell.middle, centre)),
      none,
    ) +
      placed(device, inset(middle, 16)) +
      cells.map(({ part, box }) => placed(part.drawing, inset(box, (CELL.height * (1 - PART)) / 2 + 8))).join('') +
      cells.map(({ part, box }) => callout(part.position, [box.left + 36, box.top + 38])).join(''),
  );
}
