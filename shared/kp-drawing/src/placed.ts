import type { DrawnObject, Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import {
  type Box,
  fields,
  GAP,
  lanes as laneSizes,
  MARGIN,
  type Point,
  room as roomSizes,
  SIGN,
  TRAY,
} from './geometry.ts';
import type { Item, LaneItem } from './items.ts';
import { boomLength, isBoom } from './kinds.ts';
import type { Band, Field, PlanObject, Sheet } from './plan.ts';
import { type Cell, type FilledSheet, perRow, type Segment, zonesOf } from './sheets.ts';

type Changes = Readonly<Record<string, DrawnObject>>;
const unchanged: DrawnObject = { dx: 0, dy: 0, name: '' };
const changeOf = (changes: Changes, id: string) => (Object.hasOwn(changes, id) ? changes[id]! : unchanged);
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), Math.max(min, max));

interface Frame {
  width: number;
  height: number;
  changes: Changes;
}

/** Applies a manual move to a box, limited to the sheet. */
function movedBox(box: Box, id: string, { width, height, changes }: Frame) {
  const change = changeOf(changes, id);
  const x = clamp(box.x + change.dx, 0, width - box.width);
  const y = clamp(box.y + change.dy, 0, height - box.height);
  return { box: { ...box, x, y }, moved: { dx: x - box.x, dy: y - box.y } };
}

type Spot = Pick<PlanObject, 'x' | 'y' | 'facing' | 'group'> & { width?: number; height?: number };

function objectAt(item: Item, spot: Spot, { width: w, height: h, changes }: Frame): PlanObject {
  const { width = SIGN, height = SIGN, facing, group } = spot;
  const { id, kind, key, qty, name, label, parts } = item;
  const change = changeOf(changes, id);
  const x = clamp(spot.x + change.dx, width / 2, w - width / 2);
  const y = clamp(spot.y + change.dy, height / 2, h - height / 2);
  return {
    ...{ id, kind, key, qty, parts, group, facing, x, y, width, height },
    name: change.name || name,
    label: change.name || label,
    boom: null,
    moved: { dx: x - spot.x, dy: y - spot.y },
  };
}

/** Adds the boom at its true length from the lane's edge, so that the overlap required by the rules is visible. */
function withBoom(object: PlanObject, side: LaneItem['place']['side']): PlanObject {
  const boom = object.parts.find(({ article }) => isBoom(article));
  if (!boom || side === 'middle') return object;
  const inward = side === 'left' ? 1 : -1;
  const foot: Point = [object.x + inward * (SIGN / 2), object.y];
  return { ...object, boom: [foot, [foot[0] + inward * boomLength(boom.article), object.y]] };
}

function onLane(item: LaneItem, { lane }: Cell, { x, y, width }: Box, frame: Frame): PlanObject {
  const { side, along, facing } = item.place;
  // Barriers stand close to the edge, because a boom is hardly longer than the lane is wide.
  const off = item.kind === 'barrier' || item.kind === 'rest' ? 650 : laneSizes.island / 2;
  const at = { left: x - off, right: x + width + off, middle: x + width / 2 }[side];
  const size = item.kind === 'loop' ? { width: Math.max(1_200, Math.min(width - 900, 4_000)), height: 1_000 } : {};
  const spot: Spot = { x: at, y: y + laneSizes.length - along, facing, group: `lane/${lane.id}`, ...size };
  return withBoom(objectAt(item, spot, frame), side);
}

interface Drawn {
  fields: Field[];
  bands: Band[];
  objects: PlanObject[];
}

function inRows(
  items: readonly Item[],
  box: Box,
  columns: number,
  heading: number,
): { item: Item; x: number; y: number }[] {
  return items.map((item, index) => ({
    item,
    x: box.x + 300 + fields.pitch.x * ((index % columns) + 0.5),
    y: box.y + heading + fields.pitch.y * Math.floor(index / columns) + SIGN / 2 + 200,
  }));
}

/** Label of the lane's end: another zone, or the street. */
function endOf({ kind, zone_from, zone_to }: Lane, zones: ReadonlyMap<string, string>): string {
  const zone = zones.get((kind === 'exit' ? zone_to : zone_from) ?? '');
  if (kind === 'exit') return zone && zone_from ? `в\u00a0зону «${zone}»` : 'на\u00a0улицу';
  return zone && zone_to ? `из\u00a0зоны «${zone}»` : 'с\u00a0улицы';
}

interface Heights {
  field: number;
  lanes: number;
}

const rowsOf = ({ items, width }: Segment) => Math.ceil(items.length / perRow(width));

function heightsOf({ segments }: FilledSheet): Heights {
  const rows = Math.max(0, ...segments.map(rowsOf));
  const hasLanes = segments.some(({ cells }) => cells.length > 0);
  return {
    field: fields.heading + 400 + rows * fields.pitch.y,
    lanes: hasLanes ? TRAY + laneSizes.length + laneSizes.names : 0,
  };
}

function drawSegment(
  segment: Segment,
  left: number,
  heights: Heights,
  frame: Frame,
  zones: ReadonlyMap<string, string>,
): Drawn {
  const { zone, cells, items, width, continued } = segment;
  const field = { x: left, y: MARGIN, width, height: heights.field, name: zone.name, spaces: zone.spaces, continued };
  const objects = inRows(items, field, perRow(width), fields.heading).map(({ item, x, y }) =>
    objectAt(item, { x, y, facing: 'up', group: null }, frame),
  );
  const bands: Band[] = [];
  let x = left + Math.floor((width - cells.reduce((sum, cell) => sum + cell.width, 0)) / 2);
  for (const cell of cells) {
    const id = `lane/${cell.lane.id}`;
    const own = { x, y: MARGIN + heights.field + TRAY, width: cell.width, height: laneSizes.length + laneSizes.names };
    const { box, moved } = movedBox(own, id, frame);
    const lane = { ...box, x: box.x + laneSizes.island, width: cell.lane.width_cm * 10, height: laneSizes.length };
    bands.push({ ...lane, id, lane: cell.lane, outline: box, end: endOf(cell.lane, zones), moved });
    objects.push(...cell.items.map((item) => onLane(item, cell, lane, frame)));
    x += cell.width;
  }
  return { fields: [field], bands, objects };
}

function drawRoom(items: readonly Item[], frame: Frame) {
  const rows = Math.ceil(items.length / roomSizes.columns);
  const height = roomSizes.heading + rows * fields.pitch.y + 400;
  const { box, moved } = movedBox({ x: MARGIN, y: MARGIN, width: roomSizes.width, height }, 'room', frame);
  const objects = inRows(items, box, roomSizes.columns, roomSizes.heading).map(({ item, x, y }) =>
    objectAt(item, { x, y, facing: 'up', group: 'room' }, frame),
  );
  const name = changeOf(frame.changes, 'room').name || 'Серверная и\u00a0операторская';
  return { room: { ...box, moved, name }, objects };
}

export function placed(sheet: FilledSheet, number: number, configuration: ProposalConfiguration): Sheet {
  const { segments, room, level } = sheet;
  const heights = heightsOf(sheet);
  const roomWidth = room.length > 0 ? roomSizes.width + GAP : 0;
  const inside = segments.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const roomHeight =
    room.length > 0 ? roomSizes.heading + Math.ceil(room.length / roomSizes.columns) * fields.pitch.y + 400 : 0;
  const width = 2 * MARGIN + roomWidth + inside;
  const height = 2 * MARGIN + Math.max(heights.field + heights.lanes, roomHeight);
  const frame: Frame = { width, height, changes: configuration.drawing?.objects ?? {} };

  const zones = new Map(configuration.structure.zones.map((zone) => [zone.id, zone.name]));
  const drawn: Drawn = { fields: [], bands: [], objects: [] };
  let left = MARGIN + roomWidth;
  for (const segment of segments) {
    const part = drawSegment(segment, left, heights, frame, zones);
    drawn.fields.push(...part.fields);
    drawn.bands.push(...part.bands);
    drawn.objects.push(...part.objects);
    left += segment.width + GAP;
  }
  const withRoom = room.length > 0 ? drawRoom(room, frame) : null;
  const names = [...new Set(segments.map(({ zone }) => zone.name))].join(', ');
  const title = levelWord(level, configuration) + names;
  return {
    ...{ number, title, level, width, height, cables: [] },
    ...drawn,
    room: withRoom?.room ?? null,
    objects: [...drawn.objects, ...(withRoom?.objects ?? [])],
  };
}

function levelWord(level: number, configuration: ProposalConfiguration): string {
  const { levels, zones } = configuration.structure;
  if (levels === 1) return '';
  // The levels of zones are not specified.
  const whole =
    zones.length === 0 ||
    (zonesOf(configuration).every((zone) => zone.level === 1) && zones.every((zone) => zone.level === undefined));
  return whole ? `Уровни 1–${levels}. ` : `Уровень\u00a0${level}. `;
}
