import { formatNumber } from '@site/kernel/numbers';
import { formatCount } from '@site/kernel/plurals';
import { isTooLong } from './cable-runs.ts';
import { fields as fieldSizes, lanes } from './geometry.ts';
import type { Band, Cable, Field, PlanObject, Sheet } from './plan.ts';
import { fitted, line, rect, type Shape } from './shapes.ts';

/** «Лист 2. Уровень 1. Зона А» */
export const sheetTitle = ({ number, title }: Sheet): string => `Лист\u00a0${number}. ${title}`;

const DIMENSION = 40;
/** A stroke across the end of a dimension line. */
const tick = (x: number, y: number): string => line([x - 130, y + 130], [x + 130, y - 130]);

/** The width of a lane, at its street end. */
function widthShapes({ x, y, width, lane }: Band): Shape[] {
  const [bottom, at] = [y + lanes.length, y + lanes.length + 220];
  return [
    {
      d:
        line([x, bottom], [x, at + 130]) +
        line([x + width, bottom], [x + width, at + 130]) +
        line([x, at], [x + width, at]),
      stroke: 'quiet',
      width: DIMENSION,
    },
    { d: tick(x, at) + tick(x + width, at), stroke: 'ink', width: 70 },
    { text: metres(lane.width_cm * 10), x: x + width / 2, y: bottom - 150, size: 430, anchor: 'middle' },
  ];
}

/** The distance from each column of a lane to its barrier, along the lane's edge. */
function distanceShapes({ id, x, width }: Band, objects: readonly PlanObject[]): Shape[] {
  const own = objects.filter(({ group }) => group === id);
  const barrier = own.find(({ kind }) => kind === 'barrier');
  if (!barrier) return [];
  return own
    .filter(({ kind, y }) => kind === 'column' && Math.abs(y - barrier.y) >= 2_500)
    .flatMap((column): Shape[] => {
      const isLeft = column.x < x + width / 2;
      const inward = isLeft ? 1 : -1;
      const edge = isLeft ? x : x + width;
      const at = edge + inward * 230;
      const extension = (y: number) => line([edge - inward * 250, y], [at + inward * 130, y]);
      return [
        {
          d: extension(column.y) + extension(barrier.y) + line([at, column.y], [at, barrier.y]),
          stroke: 'quiet',
          width: DIMENSION,
        },
        { d: tick(at, column.y) + tick(at, barrier.y), stroke: 'ink', width: 70 },
        {
          text: metres(Math.abs(column.y - barrier.y)),
          ...{ x: at + inward * 130, y: column.y + Math.sign(barrier.y - column.y) * 900 + 130 },
          ...{ size: 360, anchor: isLeft ? 'start' : 'end' },
        },
      ];
    });
}

/** Returns the dimension lines of the lanes. */
export const dimensionShapes = ({ bands, objects }: Pick<Sheet, 'bands' | 'objects'>): Shape[] =>
  bands.flatMap((band) => [...widthShapes(band), ...distanceShapes(band, objects)]);

const metres = (mm: number) => `${String(mm / 1_000).replace('.', ',')}\u00a0м`;

/** A torn edge: the field continues, but is not drawn. */
function tornTop({ x, y, width }: Field): string {
  const teeth = Math.max(4, Math.round(width / 1_500));
  const step = width / teeth;
  return line(
    ...Array.from({ length: teeth + 1 }, (_, n) => [Math.round(x + n * step), y + (n % 2 === 0 ? 0 : 350)] as const),
  );
}

export function fieldShapes(field: Field): Shape[] {
  const { x, y, width, height, name, spaces, continued } = field;
  const about = spaces === null ? '' : `${formatCount(spaces, ['место', 'места', 'мест'])}, показано условно`;
  return [
    { d: `${tornTop(field)}V${y + height}H${x}z`, fill: 'panel' },
    { d: tornTop(field), stroke: 'quiet', width: 50 },
    { d: line([x, y], [x, y + height], [x + width, y + height], [x + width, y]), stroke: 'quiet', width: 50 },
    {
      text: fitted(continued ? `${name} (продолжение)` : name, width - 800, 650),
      x: x + 400,
      y: y + 1_250,
      size: 650,
      bold: true,
    },
    { text: fitted(about, width - 800, 450), x: x + 400, y: y + 1_950, size: 450, tone: 'quiet' },
  ];
}

const arrow = (x: number, y: number, way: 1 | -1): Shape => ({
  // Points up for -1; the shaft is about one third of the head's width.
  d: `M${x} ${y + way * 1_100}l${-500} ${-way * 900}h340v${-way * 1_300}h320v${way * 1_300}h340z`,
  fill: 'surface',
  stroke: 'quiet',
  width: 40,
});

/** Direction arrows, clear of the loops. */
function arrows({ lane, x, y, width }: Band): Shape[] {
  const at = (along: number, way: 1 | -1) => arrow(x + width / 2, y + along, way);
  switch (lane.kind) {
    case 'entry':
    case 'transit':
      return [at(2_400, -1), at(10_000, -1)];
    case 'exit':
      return [at(8_000, 1), at(15_600, 1)];
    case 'reversible':
      return [at(6_500, -1), at(11_500, 1)];
  }
}

export function bandShapes(band: Band): Shape[] {
  const { x, y, width, height, lane, outline, end } = band;
  const middle = x + width / 2;
  return [
    { d: rect(outline.x, y, outline.width, height), stroke: 'line', width: 30 },
    { d: rect(x, y, width, height), fill: lane.kind === 'transit' ? 'panel' : 'light-panel' },
    { d: line([x, y], [x, y + height]) + line([x + width, y], [x + width, y + height]), stroke: 'ink', width: 70 },
    ...arrows(band),
    {
      text: fitted(lane.name, outline.width - 200, 560),
      x: middle,
      y: y + lanes.length + 800,
      size: 560,
      anchor: 'middle',
      bold: true,
    },
    {
      text: fitted(end, outline.width - 200, 430),
      ...{ x: middle, y: y + lanes.length + 1_500, size: 430, anchor: 'middle', tone: 'quiet' },
    },
  ];
}

export const roomShapes = ({ room }: Sheet): Shape[] =>
  room
    ? [
        { d: rect(room.x, room.y, room.width, room.height), fill: 'surface', stroke: 'ink', width: 90 },
        { text: fitted(room.name, room.width - 600, 520), x: room.x + 300, y: room.y + 900, size: 520, bold: true },
      ]
    : [];

export const cableShape = ({ points }: Cable): Shape => ({ d: line(...points), stroke: 'light', width: 50 });

/** Returns the layers below the objects: places, lanes, room, cables. */
export const groundShapes = (sheet: Sheet): { places: Shape[]; lanes: Shape[]; room: Shape[]; cables: Shape[] } => ({
  places: sheet.fields.flatMap(fieldShapes),
  lanes: [...sheet.bands.flatMap(bandShapes), ...dimensionShapes(sheet)],
  room: roomShapes(sheet),
  cables: sheet.cables.map(cableShape),
});

export function labelShapes(object: PlanObject, cable: Cable | undefined): Shape[] {
  const { x, y, height, label, qty } = object;
  const isSign = object.group === null || object.group === 'room';
  const width = isSign ? fieldSizes.pitch.x - 200 : lanes.island + 200;
  const many = qty > 1 ? `×\u00a0${formatNumber(qty)}` : '';
  const named = [label, many].filter(Boolean).join(' ');
  const length = cable ? `${cable.runs > 1 ? `${cable.runs}\u00a0×\u00a0` : ''}${cable.metres}\u00a0м` : '';
  // Legible without colour too.
  const lengthStyle = cable && isTooLong(cable) ? { tone: 'danger' as const, bold: true } : { tone: 'quiet' as const };
  const at = (n: number) => ({ x, y: y + height / 2 + 470 + n * 480, anchor: 'middle' as const });
  return [
    ...(named ? [{ text: fitted(named, width, 430), ...at(0), size: 430, bold: true }] : []),
    ...(length ? [{ text: length, ...at(named ? 1 : 0), size: 400, ...lengthStyle }] : []),
  ];
}
