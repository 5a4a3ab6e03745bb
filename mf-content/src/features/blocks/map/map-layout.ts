import type { Box, Size, Spot } from './map-geometry.ts';
import type { Coordinates } from './maps-service.ts';
import { placePins, type Pin } from './place-pins.ts';
import { onOutline, russia } from './russia.ts';

/**
 * Size of a sheet and its labels, as in the style sheet; in rem, so that larger text gets a larger map. A window
 * narrower than the narrowest sheet scales it down.
 */
export interface Stage extends Size {
  name: 'small' | 'medium' | 'large';
  label: { height: number; font: number; padding: number; max: number };
  /** Largest distance of a label from its town. */
  reach: number;
}

export const stages: readonly Stage[] = [
  {
    ...{ name: 'small', width: 17.5, height: 23 },
    label: { height: 1.75, font: 0.75, padding: 1.125, max: 9 },
    reach: 5,
  },
  {
    ...{ name: 'medium', width: 28, height: 24 },
    label: { height: 1.75, font: 0.75, padding: 1.125, max: 12 },
    reach: 6,
  },
  { ...{ name: 'large', width: 41, height: 28 }, label: { height: 2, font: 0.875, padding: 1.325, max: 14 }, reach: 7 },
];

/** Size of a pin without a name: it fits two digits and a fingertip. */
const NUMBER = 1.5;

/** Margins in rem. The bottom has a button. */
const ROOM = { side: 0.5, top: 0.75, bottom: 4.5 };

export interface Placed {
  /** Position of the town, in rem from the middle of the upper edge. */
  spot: Spot;
  /** Centre of its pin. Null when not even a number fits: only the list shows it. */
  pin: Pin | null;
}

interface Named {
  name: string;
  coords: Coordinates;
  /** Number of places in the town. */
  count: number;
}

/** Estimated width in units of the font size; rather too wide, so that labels do not overlap. */
const letterWidth = (letter: string) =>
  /[жмшщюыфдъЖ-ЯA-Z]/u.test(letter) ? 0.82 : /[А-Е]/u.test(letter) ? 0.75 : 0.61;

/** Returns the size of a label: the name, followed by the number of places. */
export function sizeOf({ name, count }: Omit<Named, 'coords'>, { label }: Stage): Size {
  const { height, font, padding, max } = label;
  const letters = [...name].reduce((sum, letter) => sum + letterWidth(letter), 0) * font;
  const digits = count > 1 ? 0.25 + String(count).length * 0.5 : 0;
  return { width: Math.min(letters + digits + padding, max), height };
}

/**
 * Diameter of a dot: its area is proportional to the number of places, up to a limit, because a dot of hundreds would
 * cover the country.
 */
export const dotOf = (count: number): number => Math.min(0.375 * Math.sqrt(count), 0.9);

/** Times by which the country is enlarged at most: a closer section has no border by which it is recognised. */
const CLOSEST = 3;

/** Centre of a section: that of the towns, but with no more empty land beyond the outline than the whole country has. */
function centreOf(ends: readonly [number, number], whole: number, half: number): number {
  return half * 2 >= whole ? whole / 2 : Math.min(Math.max((ends[0] + ends[1]) / 2, half), whole - half);
}

/** The section of the country with the towns in its middle half, or the whole country. Centred above the button. */
function viewOf({ width, height }: Size, towns: readonly Pick<Named, 'coords'>[]) {
  const room = { width: width - 2 * ROOM.side, height: height - ROOM.top - ROOM.bottom };
  const whole = room.width / russia.width;
  const spots = towns.map(({ coords }) => onOutline(coords));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fitting = Math.min(room.width / 2 / (east - west), room.height / 2 / (south - north));
  const scale = spots.length === 0 ? whole : Math.min(Math.max(fitting, whole), CLOSEST * whole);
  const x = centreOf([west, east], russia.width, room.width / 2 / scale);
  const y = centreOf([north, south], russia.height, room.height / 2 / scale);
  return { scale, left: x - width / 2 / scale, top: y - (ROOM.top + room.height / 2) / scale };
}

/** Returns the visible area of the stage, in units of the outline. */
export function viewBoxOf(stage: Size, towns: readonly Pick<Named, 'coords'>[]): Box {
  const { scale, left, top } = viewOf(stage, towns);
  return { x: left, y: top, width: stage.width / scale, height: stage.height / scale };
}

function layOutAnew(towns: readonly Named[], stage: Stage): Placed[] {
  const { scale, left, top } = viewOf(stage, towns);
  const spots = towns.map(({ coords }) => {
    const { x, y } = onOutline(coords);
    return { x: (x - left) * scale - stage.width / 2, y: (y - top) * scale };
  });
  const height = stage.height - ROOM.top - ROOM.bottom;
  const pins = placePins(
    towns.map((town, index) => ({ spot: spots[index]!, dot: dotOf(town.count), label: sizeOf(town, stage) })),
    {
      area: { x: 0, y: ROOM.top + height / 2, width: stage.width - 2 * ROOM.side, height },
      ...{ reach: stage.reach, number: NUMBER },
    },
  );
  return spots.map((spot, index) => ({ spot, pin: pins.get(index) ?? null }));
}

const known = new Map<string, Placed[]>();

/** Cached, because each page has the same towns and a layout takes milliseconds. */
export function layOut(towns: readonly Named[], stage: Stage): Placed[] {
  const key = JSON.stringify([stage.name, towns.map(({ name, coords, count }) => [name, coords, count])]);
  const layout = known.get(key) ?? layOutAnew(towns, stage);
  if (known.size >= 50) known.clear();
  known.set(key, layout);
  return layout;
}
