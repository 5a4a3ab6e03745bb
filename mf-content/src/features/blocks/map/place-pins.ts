import { apart, crosses, distance, runsThrough, type Box, type Line, type Size, type Spot } from './map-geometry.ts';

export interface Pin extends Box {
  /** False: it shows its number. */
  named: boolean;
}

interface Town {
  spot: Spot;
  /** Diameter of its dot. */
  dot: number;
  /** Size with its name. */
  label: Size;
}

interface Room {
  area: Box;
  /** Largest distance of a name from its dot, beyond which it no longer reads as the name of the town. */
  reach: number;
  /** Width and height of a pin with a number. */
  number: number;
}

const GAP = 0.125;
const DIRECTIONS = 24;
const STEP = 0.5;
/** Additional distance accepted for a place with a line that crosses no other. */
const DETOUR = 3;
/** Largest distance of a number from its dot: further than for a name, but not across the country. */
const NUMBER_REACH = 14;
/** Above MANY_TOWNS towns only one layout is tried, and at most MAX_PINS get a pin, to limit the work of the server. */
const MANY_TOWNS = 30;
const MAX_PINS = 60;
const NEIGHBOURS = 12;
const STRATEGIES = [
  { reserve: false, outwards: false },
  { reserve: true, outwards: false },
  { reserve: true, outwards: true },
];

/** Returns directions all around, alternately to the left and to the right of the first one. */
const turnsFrom = (first: number): Spot[] =>
  Array.from({ length: DIRECTIONS }, (_, turn) => {
    const angle = first + (Math.ceil(turn / 2) * (turn % 2 ? 1 : -1) * 2 * Math.PI) / DIRECTIONS;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });

/** Pins with the lines to their dots. No pin overlaps another pin, a dot or the line of another pin. */
class Sheet {
  readonly pins = new Map<number, Pin>();
  private readonly dots: Box[];
  private readonly middle: Spot;

  constructor(
    private readonly towns: readonly Town[],
    private readonly room: Room,
    /** Pins are placed outwards, where there is more room; otherwise beside their dots first. */
    private readonly outwards: boolean,
  ) {
    this.dots = towns.map(({ spot, dot }) => ({ ...spot, width: dot, height: dot }));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    this.middle = { x: mean(towns.map(({ spot }) => spot.x)), y: mean(towns.map(({ spot }) => spot.y)) };
  }

  private isFree(pin: Box): boolean {
    const { area } = this.room;
    if (Math.abs(pin.x - area.x) > (area.width - pin.width) / 2) return false;
    if (Math.abs(pin.y - area.y) > (area.height - pin.height) / 2) return false;
    for (const dot of this.dots) if (!apart(pin, dot, GAP)) return false;
    for (const other of this.pins.values()) if (!apart(pin, other, GAP)) return false;
    return true;
  }

  private isClear(town: number, pin: Box): boolean {
    const line: Line = [this.dots[town]!, pin];
    for (const [other, placed] of this.pins)
      if (runsThrough(line, placed) || runsThrough([this.dots[other]!, placed], pin)) return false;
    return true;
  }

  /** Prefers a line that crosses no other, although crossing lines can be distinguished. */
  private isPlain(town: number, pin: Box): boolean {
    const dot = this.dots[town]!;
    const line: Line = [dot, pin];
    for (const [other, placed] of this.pins) if (crosses(line, [this.dots[other]!, placed])) return false;
    // Overlapping dots cannot avoid each other's lines.
    return this.dots.every((one) => !apart(dot, one) || !runsThrough(line, one));
  }

  /** Places the pin at the first suitable position, going away from its dot. */
  readonly put = (town: number, named: boolean): boolean => {
    const { number, reach } = this.room;
    const { spot, label } = this.towns[town]!;
    const { width, height } = named ? label : { width: number, height: number };
    const turns = turnsFrom(this.outwards ? Math.atan2(spot.y - this.middle.y, spot.x - this.middle.x) : 0);
    let limit = named ? reach : NUMBER_REACH;
    // One object for all tested positions, because there are thousands.
    const pin: Pin = { x: 0, y: 0, width, height, named };
    let found: Pin | undefined;
    for (let way = STEP; way < limit; way += STEP)
      for (let turn = 0; turn < DIRECTIONS; turn++) {
        pin.x = spot.x + (way + width / 2) * turns[turn]!.x;
        pin.y = spot.y + (way + height / 2) * turns[turn]!.y;
        if (!this.isFree(pin) || !this.isClear(town, pin)) continue;
        const isPlain = this.isPlain(town, pin);
        if (!found) limit = Math.min(limit, way + DETOUR);
        if (!found || isPlain) found = { ...pin };
        if (!isPlain) continue;
        this.pins.set(town, found);
        return true;
      }
    if (found) this.pins.set(town, found);
    return found !== undefined;
  };
}

/** Makes room for the number of a town without a pin by moving a neighbour's pin, if necessary without its name. */
function makeRoom({ pins, put }: Sheet, town: number, towns: readonly Town[]) {
  const far = (other: number) => distance(pins.get(other)!, towns[town]!.spot);
  const neighbours = [...pins.keys()].sort((a, b) => far(a) - far(b)).slice(0, NEIGHBOURS);
  for (const other of neighbours) {
    const before = pins.get(other)!;
    pins.delete(other);
    if (put(town, false) && (put(other, before.named) || put(other, false))) return;
    pins.delete(town);
    pins.set(other, before);
  }
}

/** Places the towns one after the other: with a name where it fits, otherwise with a number. */
function placeInOrder(sheet: Sheet, order: readonly number[], reserve: boolean) {
  const { pins, put } = sheet;
  // With a number reserved for each town, no name takes the last room of another.
  if (reserve) for (const town of order) put(town, false);
  for (const town of order) {
    const reserved = pins.get(town);
    pins.delete(town);
    if (put(town, true)) continue;
    if (reserved) pins.set(town, reserved);
    else put(town, false);
  }
  return sheet;
}

/** Tries several orders and takes the one with the best score: pins count most, then names, then short lines. */
export function placePins(towns: readonly Town[], room: Room): Map<number, Pin> {
  const nearest = towns.map(({ spot }) =>
    Math.min(...towns.filter((one) => one.spot !== spot).map((one) => distance(one.spot, spot))),
  );
  const ranks = [nearest, towns.map(({ spot }) => spot.x), towns.map(({ spot }) => spot.y)];
  const orders = ranks.map((rank) =>
    towns
      .map((_, town) => town)
      .sort((a, b) => rank[a]! - rank[b]!)
      .slice(0, MAX_PINS),
  );
  const hasManyTowns = towns.length > MANY_TOWNS;
  const strategies = hasManyTowns ? [{ reserve: true, outwards: true }] : STRATEGIES;
  const score = ({ pins }: Sheet) =>
    [...pins].reduce((sum, [town, pin]) => sum + (pin.named ? 120 : 100) - distance(pin, towns[town]!.spot), 0);
  const sheets = (hasManyTowns ? orders.slice(0, 1) : orders).flatMap((order) =>
    strategies.map(({ reserve, outwards }) => placeInOrder(new Sheet(towns, room, outwards), order, reserve)),
  );
  const best = sheets.reduce((before, one) => (score(one) > score(before) ? one : before));
  for (const town of orders[0]!) if (!best.pins.has(town)) makeRoom(best, town, towns);
  return best.pins;
}
