import { cables as norms, fields, type Point, TRAY } from './geometry.ts';
import type { Kind } from './kinds.ts';
import type { Cable, PlanObject, Sheet } from './plan.ts';

/** Kinds with a port of the switch (R21), except those next to it. */
const networked: readonly Kind[] = ['column', 'camera', 'display', 'station', 'desk'];

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index]!;
    return sum + Math.abs(x - fromX) + Math.abs(y - fromY);
  }, 0);

const metresOf = (mm: number): number => Math.ceil((mm * (100 + norms.reservePercent)) / 100_000);

const trayOf = ({ fields: drawn }: Sheet): number => {
  const [field] = drawn;
  return field ? field.y + field.height + TRAY / 2 : 0;
};

/** Path from the tray: down beside a lane, or up between the signs of a field. */
function fromTray(object: PlanObject, { bands }: Sheet, tray: number): Point[] {
  const band = bands.find(({ id }) => id === object.group);
  const isLeft = band && object.x < band.x + band.width / 2;
  const x = band
    ? isLeft
      ? band.outline.x + 120
      : band.outline.x + band.outline.width - 120
    : object.x + fields.pitch.x / 2;
  const edge = band ? x : Math.max(0, x);
  return [
    [edge, tray],
    [edge, object.y],
    [object.x, object.y],
  ];
}

export const isTooLong = ({ metres }: Cable): boolean => metres > norms.longest;

/** Returns the cables from the switch to the devices, one list per sheet; on other sheets they enter at the left edge. */
export function cableRuns(sheets: readonly Sheet[]): Cable[][] {
  const [home] = sheets;
  const hub = home?.objects.find(({ kind }) => kind === 'switch');
  if (!home || !hub) return sheets.map(() => []);
  const homeTray = trayOf(home);
  // Sheets of one level are side by side, other levels above.
  const offsets = sheets.map((sheet, index) =>
    sheets.slice(0, index).reduce((sum, before) => sum + (before.level === sheet.level ? before.width : 0), 0),
  );
  return sheets.map((sheet, index) => {
    const tray = trayOf(sheet);
    const start: Point[] =
      sheet === home
        ? [
            [hub.x, hub.y],
            [hub.x, homeTray],
          ]
        : [[0, tray]];
    const before =
      sheet === home
        ? 0
        : Math.abs((offsets[index] ?? 0) - hub.x) +
          Math.abs(homeTray - hub.y) +
          norms.rise * Math.abs(sheet.level - home.level);
    return sheet.objects
      .filter(({ kind, id }) => networked.includes(kind) && !id.startsWith('spare/'))
      .map((object) => {
        const points = [...start, ...fromTray(object, sheet, tray)];
        return { id: object.id, runs: object.qty, points, metres: metresOf(lengthOf(points) + before + norms.ends) };
      });
  });
}
