import { explodedCell, explodedCells } from '../../src/modules/media/exploded-layout.ts';
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
  /** Null: its cell has only the number. */
  drawing: ProductDrawing | null;
}

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

/** Returns the places of each part and its number, without overlap. */
export const exploded = <Part extends NumberedPart>(parts: readonly Part[]) =>
  explodedCells(parts).map(({ part: shown, left, top }) => ({
    shown,
    part: {
      left: left + NUMBER[0] + RADIUS + 10,
      top: top + 20,
      right: left + explodedCell.width - 14,
      bottom: top + explodedCell.height - 20,
    },
    number: [left + NUMBER[0], top + NUMBER[1]] as P2,
  }));

const middleOf = ({ left, top, right, bottom }: Bounds): P2 => [(left + right) / 2, (top + bottom) / 2];

/** Draws a device in the middle with its numbered parts around it, connected by lines. */
export function drawExploded(device: ProductDrawing, parts: readonly NumberedPart[]): string {
  const { width, height } = explodedSize;
  const centre: P2 = [width / 2, height / 2];
  const cells = exploded(parts);
  const middle = {
    left: explodedCell.width,
    top: explodedCell.height,
    right: width - explodedCell.width,
    bottom: height - explodedCell.height,
  };
  return documentOf(
    width,
    height,
    paint(
      cells.map(({ part }) => line(middleOf(part), centre)),
      none,
    ) +
      placed(device, inset(middle, 16)) +
      cells.map(({ part, shown: { drawing } }) => (drawing ? placed(drawing, part) : '')).join('') +
      cells.map(({ number, shown: { position } }) => callout(position, number)).join(''),
  );
}
