import type { Box, Size, Spot } from './map-geometry.ts';
import type { Coordinates } from './maps-service.ts';
import { placePins, type Pin } from './place-pins.ts';
import { onOutline, russia } from './russia.ts';

/**
 * Sheet and the type of its labels, as the style sheet has them; in rem, so that larger text has a larger map. A window
 * narrower than the narrowest sheet shows it smaller.
 */
export interface Stage extends Size {
  name: 'small' | 'medium' | 'large';
  label: { height: number; font: number; padding: number; max: number };
  /** How far a label may be from its town. */
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

/** A town without a name on the sheet: it fits two digits, and a finger. */
const NUMBER = 1.5;

/** In rem. Below there is a button. */
const ROOM = { side: 0.5, top: 0.75, bottom: 4.5 };

export interface Placed {
  /** Where the town is, in rem from the middle of the upper edge. */
  spot: Spot;
  /** The middle of its pin. Null: there is no room left even for a number, only the list has it. */
  pin: Pin | null;
}

interface Named {
  name: string;
  coords: Coordinates;
  /** Of the places there. */
  count: number;
}

/** In widths of the type; rather too wide than one label under another. */
const letterWidth = (letter: string) =>
  /[жмшщюыфдъЖ-ЯA-Z]/u.test(letter) ? 0.82 : /[А-Е]/u.test(letter) ? 0.75 : 0.61;

/** Of a label: the name, and behind it how many places it stands for. */
export function sizeOf({ name, count }: Omit<Named, 'coords'>, { label }: Stage): Size {
  const { height, font, padding, max } = label;
  const letters = [...name].reduce((sum, letter) => sum + letterWidth(letter), 0) * font;
  const digits = count > 1 ? 0.25 + String(count).length * 0.5 : 0;
  return { width: Math.min(letters + digits + padding, max), height };
}

/** Across a dot: its area is as the number of places. A dot of hundreds would cover the country. */
export const dotOf = (count: number): number => Math.min(0.375 * Math.sqrt(count), 0.9);

/** Always the whole country: a piece of it is known to nobody. In the middle of what is above the button. */
function viewOf({ width, height }: Size) {
  const scale = (width - 2 * ROOM.side) / russia.width;
  const middle = (height - ROOM.bottom + ROOM.top) / 2;
  return { scale, left: russia.width / 2 - width / 2 / scale, top: russia.height / 2 - middle / scale };
}

/** What the stage shows of the outline's own units. */
export function viewBoxOf(stage: Size): Box {
  const { scale, left, top } = viewOf(stage);
  return { x: left, y: top, width: stage.width / scale, height: stage.height / scale };
}

function layOutAnew(towns: readonly Named[], stage: Stage): Placed[] {
  const { scale, left, top } = viewOf(stage);
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

/** The same towns are asked for page after page, and to lay them out takes milliseconds. */
export function layOut(towns: readonly Named[], stage: Stage): Placed[] {
  const key = JSON.stringify([stage.name, towns.map(({ name, coords, count }) => [name, coords, count])]);
  const layout = known.get(key) ?? layOutAnew(towns, stage);
  if (known.size >= 50) known.clear();
  known.set(key, layout);
  return layout;
}
