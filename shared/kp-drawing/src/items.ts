import type { Lane, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Line } from '@site/kp-rules/calculation';
import type { Rules } from '@site/kp-rules/versions';
import { hostOf, type Kind, kindOf, kindWords } from './kinds.ts';
import { laneEquipment } from './lane-equipment.ts';
import { type LanePlace, placesOn } from './lane-places.ts';
import type { Part } from './plan.ts';
import { type Stock, stockOf, type Stocked } from './stock.ts';

export interface Item {
  id: string;
  kind: Kind;
  key: string;
  qty: number;
  name: string;
  label: string;
  parts: Part[];
}
export type LaneItem = Item & { place: LanePlace };

export interface Items {
  lanes: readonly { lane: Lane; items: readonly LaneItem[] }[];
  /** By zone; pay stations without a zone are in the first one. */
  stations: readonly { zone: string | null; item: Item }[];
  room: readonly Item[];
  /** Objects among the parking places: cashiers, displays, sensors, and spare items of the bill. */
  field: readonly Item[];
}

const plainItem = (id: string, kind: Kind, key: string, name: string): Item => ({
  ...{ id, kind, key, name },
  qty: 1,
  label: '',
  parts: [],
});

function addPart({ parts }: Item, part: Part) {
  const known = parts.find(({ key }) => key === part.key);
  if (known) known.qty += part.qty;
  else parts.push({ ...part });
}

function itemsOnLane(lane: Lane, configuration: ProposalConfiguration, rules: Rules, stock: Stock): LaneItem[] {
  const places = placesOn(lane);
  const counts = new Map<Kind, number>();
  const items: LaneItem[] = [];
  const needed = laneEquipment(rules, configuration, lane);

  for (const { key, article, qty } of needed) {
    const kind = kindOf(article);
    if (!kind) continue;
    for (let left = qty; left > 0; left--) {
      const place = places[kind]?.[counts.get(kind) ?? 0];
      if (!place || stock.take(key, 1) === 0) break;
      const n = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, n);
      const name = `${kindWords[kind]}${n > 1 ? `\u00a0${n}` : ''}, ${lane.name}`;
      items.push({ ...plainItem(`lane/${lane.id}/${kind}-${n}`, kind, key, name), place });
    }
  }

  for (const { key, article, qty } of needed) {
    const host = hostOf(article);
    // Without a fitting boom a lane has no barrier; the column then holds the barrier's parts.
    const hosts = items.filter(({ kind }) => kind === host);
    const holders = hosts.length > 0 ? hosts : items.filter(({ kind }) => kind === 'column');
    if (!host || holders.length === 0) continue;
    for (let n = stock.take(key, qty) - 1; n >= 0; n--) addPart(holders[n % holders.length]!, { key, article, qty: 1 });
  }
  return items;
}

/** Above this number, identical objects are one sign with a count. */
const FEW = 3;

function several(stocked: Stocked, kind: Kind, place: string, counts: Map<Kind, number>, few: number): Item[] {
  const { key, name, left } = stocked;
  stocked.left = 0;
  const item = (qty: number) => {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return { ...plainItem(`${place}/${kind}-${n}`, kind, key, name), qty };
  };
  return left > few ? [item(left)] : Array.from({ length: left }, () => item(1));
}

const inRoom: readonly Kind[] = ['server', 'plates', 'switch', 'ups', 'workplace', 'intercom'];
const inField: readonly Kind[] = ['desk', 'validator', 'display', 'sensor', 'hub'];

function itemsAt(stock: Stock, kinds: readonly Kind[], place: string): Item[] {
  const counts = new Map<Kind, number>();
  return stock.all.flatMap((stocked) => {
    const kind = kindOf(stocked.article);
    if (!kind || !kinds.includes(kind)) return [];
    return several(stocked, kind, place, counts, kind === 'validator' || kind === 'sensor' ? 0 : FEW);
  });
}

/** Places displays by the rule: one per entry, then one per transit lane; the rest is among the parking places. */
function displaysOn(lanes: Items['lanes'], stock: Stock): ReadonlyMap<string, LaneItem> {
  const line = stock.all.find(({ article }) => kindOf(article) === 'display');
  const takers = [...lanes.filter(({ lane }) => lane.kind !== 'transit'), ...lanes].filter(
    ({ lane }) => lane.kind !== 'exit',
  );
  const taken = new Map<string, LaneItem>();
  for (const { lane } of takers) {
    const place = placesOn(lane).display?.[0];
    if (!line || !place || taken.has(lane.id) || stock.take(line.key, 1) === 0) continue;
    const name = `${kindWords.display}, ${lane.name}`;
    taken.set(lane.id, { ...plainItem(`lane/${lane.id}/display-1`, 'display', line.key, name), place });
  }
  return taken;
}

/** Returns every object of the bill that a plan shows, once. */
export function itemsOf(configuration: ProposalConfiguration, lines: readonly Line[], rules: Rules): Items {
  const stock = stockOf(lines);
  const equipped = configuration.lanes.map((lane) => ({
    lane,
    items: itemsOnLane(lane, configuration, rules, stock),
  }));
  const displays = displaysOn(equipped, stock);
  const lanes = equipped.map(({ lane, items }) => {
    const display = displays.get(lane.id);
    return { lane, items: display ? [...items, display] : items };
  });

  const stationLines = stock.all.filter(({ article }) => kindOf(article) === 'station');
  const reasons = new Map(lines.map((line) => [line.key, new Set(line.reasons.flatMap(({ objects }) => objects))]));
  const stations = configuration.payment_points.stations.flatMap((station) => {
    const line = stationLines.find(({ key }) => reasons.get(key)?.has(station.id));
    if (!line || stock.take(line.key, 1) === 0) return [];
    const item = plainItem(`station/${station.id}`, 'station', line.key, station.name);
    return [{ zone: station.zone, item: { ...item, label: station.name } }];
  });

  const room = itemsAt(stock, inRoom, 'room');
  const field = itemsAt(stock, inField, 'field');
  // Quantities raised manually above the rules.
  const spare = stock.all
    .filter(({ article, left }) => left > 0 && (kindOf(article) ?? hostOf(article)))
    .map(({ key, article, name, left }) => ({
      ...plainItem(`spare/${article}`, kindOf(article) ?? 'part', key, name),
      qty: left,
      label: 'Запас',
    }));
  return { lanes, stations, room, field: [...field, ...spare] };
}
