import { apart, crosses, distance, runsThrough, type Box, type Line, type Size, type Spot } from './map-geometry.ts';

export interface Pin extends Box {
  /** Else it shows its number. */
  named: boolean;
}

interface Town {
  spot: Spot;
  /** Across its dot. */
  dot: number;
  /** With its name. */
  label: Size;
}

interface Room {
  /** What pins may cover. */
  area: Box;
  /** A name further away from its dot than this is nobody's. */
  reach: number;
  /** A pin with a number is as wide as it is high. */
  number: number;
}

const GAP = 0.125;
const AROUND = 24;
const STEP = 0.5;
/** A place whose line crosses no other may be so much further away. */
const DETOUR = 3;
/** Numbers are found further away than names; but not on the other side of the country. */
const FAR = 14;
/** More than so many are laid out in one way only, and no more pins than that: the server has other things to do. */
const MANY = 30;
const MOST = 60;
const NEIGHBOURS = 12;
const WAYS = [
  { reserve: false, outwards: false },
  { reserve: true, outwards: false },
  { reserve: true, outwards: true },
];

/** All around, to the left and to the right of where it begins. */
const turnsFrom = (first: number): Spot[] =>
  Array.from({ length: AROUND }, (_, turn) => {
    const angle = first + (Math.ceil(turn / 2) * (turn % 2 ? 1 : -1) * 2 * Math.PI) / AROUND;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });

/** Pins with the lines to their dots. No pin comes upon another, upon a dot or upon the line of another. */
class Sheet {
  readonly pins = new Map<number, Pin>();
  private readonly dots: Box[];
  private readonly middle: Spot;

  constructor(
    private readonly towns: readonly Town[],
    private readonly room: Room,
    /** Pins go outwards, where there is more room; else they are beside their dots first. */
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

  /** Two lines can be told apart where they cross, but it is better when they do not. */
  private isPlain(town: number, pin: Box): boolean {
    const dot = this.dots[town]!;
    const line: Line = [dot, pin];
    for (const [other, placed] of this.pins) if (crosses(line, [this.dots[other]!, placed])) return false;
    // Dots upon each other cannot be kept out of each other's lines.
    return this.dots.every((one) => !apart(dot, one) || !runsThrough(line, one));
  }

  /** At the first place that is good, from the dot on. */
  readonly put = (town: number, named: boolean): boolean => {
    const { number, reach } = this.room;
    const { spot, label } = this.towns[town]!;
    const { width, height } = named ? label : { width: number, height: number };
    const turns = turnsFrom(this.outwards ? Math.atan2(spot.y - this.middle.y, spot.x - this.middle.x) : 0);
    let limit = named ? reach : FAR;
    // One object for all the places that are looked at: there are thousands.
    const pin: Pin = { x: 0, y: 0, width, height, named };
    let found: Pin | undefined;
    for (let way = STEP; way < limit; way += STEP)
      for (let turn = 0; turn < AROUND; turn++) {
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

/** A town without a pin gets its number if a neighbour's pin goes elsewhere, without a name if need be. */
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

/** One after the other: a name where there is room for it, else the number. */
function placeInOrder(sheet: Sheet, order: readonly number[], reserve: boolean) {
  const { pins, put } = sheet;
  // With a number for everybody first, no name takes the last room of another.
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

/** In the order that leaves the fewest without a pin, then the fewest without a name. */
export function placePins(towns: readonly Town[], room: Room): Map<number, Pin> {
  const nearest = towns.map(({ spot }) =>
    Math.min(...towns.filter((one) => one.spot !== spot).map((one) => distance(one.spot, spot))),
  );
  const ranks = [nearest, towns.map(({ spot }) => spot.x), towns.map(({ spot }) => spot.y)];
  const orders = ranks.map((rank) =>
    towns
      .map((_, town) => town)
      .sort((a, b) => rank[a]! - rank[b]!)
      .slice(0, MOST),
  );
  const isMany = towns.length > MANY;
  const ways = isMany ? [{ reserve: true, outwards: true }] : WAYS;
  const worth = ({ pins }: Sheet) =>
    [...pins].reduce((sum, [town, pin]) => sum + (pin.named ? 120 : 100) - distance(pin, towns[town]!.spot), 0);
  const tries = (isMany ? orders.slice(0, 1) : orders).flatMap((order) =>
    ways.map(({ reserve, outwards }) => placeInOrder(new Sheet(towns, room, outwards), order, reserve)),
  );
  const best = tries.reduce((before, one) => (worth(one) > worth(before) ? one : before));
  for (const town of orders[0]!) if (!best.pins.has(town)) makeRoom(best, town, towns);
  return best.pins;
}
