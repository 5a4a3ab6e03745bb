import { explodedSize } from './picture-urls.ts';

const COLUMNS = 4;
/** The cells of an exploded view. The device occupies the four in the middle. */
export const explodedCell = { width: explodedSize.width / COLUMNS, height: explodedSize.height / COLUMNS } as const;

/** Column and row, clockwise around the device. */
const AROUND: readonly (readonly [column: number, row: number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
];
export const MOST_PARTS = AROUND.length;

const byPosition = new Intl.Collator('ru', { numeric: true }).compare;

/**
 * The parts of an exploded view, as many as fit, each with the upper left corner of its cell. Drawings and the links over
 * them follow this layout; fewer parts are distributed evenly.
 */
export function explodedCells<Part extends { position: string }>(parts: readonly Part[]) {
  const shown = parts.toSorted((a, b) => byPosition(a.position, b.position)).slice(0, MOST_PARTS);
  return shown.map((part, index) => {
    const [column, row] = AROUND[Math.floor((index * AROUND.length) / shown.length)]!;
    return { part, left: column * explodedCell.width, top: row * explodedCell.height };
  });
}

/** Where each part is in the picture, as shares of its width and height. */
export const explodedAreas = (parts: readonly { position: string }[]) =>
  explodedCells(parts).map(({ part: { position }, left, top }) => ({
    position,
    left: left / explodedSize.width,
    top: top / explodedSize.height,
    width: 1 / COLUMNS,
    height: 1 / COLUMNS,
  }));
