import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { fields, GAP, lanes as laneSizes, MARGIN, room as roomSizes, sheetLimits } from './geometry.ts';
import type { Item, Items, LaneItem } from './items.ts';

export interface Cell {
  lane: Lane;
  items: readonly LaneItem[];
  width: number;
}

/** A zone with its lanes below it, or the part of it that fits on a sheet. */
export interface Segment {
  zone: Zone;
  cells: readonly Cell[];
  items: readonly Item[];
  width: number;
  continued: boolean;
}

export interface FilledSheet {
  level: number;
  /** Servers and workplaces; only on the first sheet. */
  room: readonly Item[];
  segments: readonly Segment[];
}

export interface Zone {
  id: string | null;
  name: string;
  spaces: number | null;
  level: number;
}

export function zonesOf({ structure }: ProposalConfiguration): Zone[] {
  const { zones, levels, object_name, spaces } = structure;
  if (zones.length === 0) return [{ id: null, name: object_name || 'Парковка', spaces, level: 1 }];
  return zones.map(({ level = 1, ...zone }) => ({ ...zone, level: Math.min(level, levels) }));
}

/** Traffic keeps to the right: seen from the street, entries are on the right. */
const order: Record<Lane['kind'], number> = { exit: 0, reversible: 1, transit: 2, entry: 3 };

/** Returns the zone that a lane gives access to; for a transit lane, its destination. */
const innerZone = ({ kind, zone_from, zone_to }: Lane) =>
  kind === 'exit' ? (zone_from ?? zone_to) : (zone_to ?? zone_from);

const widthOf = (lane: Lane) => lane.width_cm * 10 + 2 * laneSizes.island;
export const perRow = (width: number) => Math.max(1, Math.floor((width - 600) / fields.pitch.x));
const widthFor = (items: number) => Math.ceil(items / fields.rows) * fields.pitch.x + 600;

/** Takes cells and items that fit into a width; mutates both lists. */
function segmentOf(zone: Zone, cells: Cell[], items: Item[], room: number, continued: boolean): Segment {
  const taken: Cell[] = [];
  let used = 0;
  for (let next = cells[0]; next && used + next.width <= room; next = cells[0]) {
    taken.push(cells.shift()!);
    used += next.width;
  }
  const width = Math.min(room, Math.max(used, fields.width, cells.length === 0 ? widthFor(items.length) : 0));
  return { zone, cells: taken, items: items.splice(0, perRow(width) * fields.rows), width, continued };
}

export function filledSheets(
  configuration: ProposalConfiguration,
  { lanes, stations, room, field }: Items,
): FilledSheet[] {
  const zones = zonesOf(configuration);
  const known = (id: string | null) => (zones.some((zone) => zone.id === id) ? id : (zones[0]?.id ?? null));
  const sheets: { level: number; room: readonly Item[]; segments: Segment[] }[] = [];
  let left = 0;
  const open = (level: number) => {
    const isFirst = sheets.length === 0;
    const taken = isFirst && room.length > 0 ? roomSizes.width + GAP : 0;
    left = sheetLimits.width - 2 * MARGIN - taken;
    sheets.push({ level, room: isFirst ? room : [], segments: [] });
  };

  for (const level of [...new Set(zones.map((zone) => zone.level))].sort((a, b) => a - b)) {
    open(level);
    for (const zone of zones.filter((one) => one.level === level)) {
      const cells = lanes
        .filter(({ lane }) => known(innerZone(lane)) === zone.id)
        .map((cell) => ({ ...cell, width: widthOf(cell.lane) }))
        .sort((a, b) => order[a.lane.kind] - order[b.lane.kind]);
      const items = [
        ...stations.filter((station) => known(station.zone) === zone.id).map(({ item }) => item),
        ...(zone === zones[0] ? field : []),
      ];
      for (let continued = false; !continued || cells.length + items.length > 0; continued = true) {
        const needed = Math.max(fields.width, cells[0]?.width ?? 0);
        if (needed > left) open(level);
        const segment = segmentOf(zone, cells, items, left, continued);
        sheets.at(-1)?.segments.push(segment);
        left -= segment.width + GAP;
      }
    }
  }
  return sheets;
}
