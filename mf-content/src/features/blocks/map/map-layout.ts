import type { Coordinates } from './maps-service.ts';
import { onOutline, russia } from './russia.ts';

export interface Spot {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Sheet and the type of its labels, as the style sheet has them; in rem, so that larger text has a larger map. */
export interface Stage extends Size {
  label: { height: number; letter: number; padding: number };
}

export const narrow: Stage = { width: 18, height: 23, label: { height: 1.75, letter: 0.45, padding: 1.1 } };
export const wide: Stage = { width: 34, height: 26, label: { height: 2, letter: 0.53, padding: 1.3 } };

interface Placed {
  /** Where the town is, and where the middle of its label is, in rem from the middle of the upper edge. */
  spot: Spot;
  /** Null: there is no room left for it. */
  label: Spot | null;
}

interface MapLayout {
  /** The part of the outline that the stage shows. */
  viewBox: string;
  placed: Placed[];
}

interface Named {
  name: string;
  coords: Coordinates;
}

/** In rem. Below there is a button. */
const ROOM = { side: 0.5, top: 0.75, bottom: 4.5 };
const GAP = 0.25;
/** No closer than this, or one town fills the sheet and nobody sees where it is. */
const LEAST_PART = 0.4;
const AROUND = 20;
/** Labels are wide: further to the side than up or down. */
const TURNS: Spot[] = Array.from({ length: AROUND }, (_, turn) => {
  const angle = (Math.ceil(turn / 2) * (turn % 2 ? 1 : -1) * 2 * Math.PI) / AROUND;
  return { x: 1.6 * Math.cos(angle), y: Math.sin(angle) };
});
const STEPS = 9;

export const sizeOf = ({ name }: { name: string }, { label: { height, letter, padding } }: Stage): Size => ({
  width: name.length * letter + padding,
  height,
});

type Box = Spot & Size;

/** The gap counts between labels; a line may come as near as it likes. */
const apart = ({ x, y, width, height }: Box, box: Box, gap: number) =>
  Math.abs(x - box.x) >= (width + box.width) / 2 + gap || Math.abs(y - box.y) >= (height + box.height) / 2 + gap;

/** The places around a spot, the nearest first; beside it before above and below. */
function* around({ x, y }: Spot, reach: number): Generator<Spot> {
  for (let radius = 1.5; radius < reach; radius += 0.5)
    for (const turn of TURNS) yield { x: x + radius * turn.x, y: y + radius * turn.y };
}

/** The line from a town to its label does not run through another label. */
function clear(from: Spot, to: Spot, taken: readonly Box[]): boolean {
  const point: Box = { x: 0, y: 0, width: 0, height: 0 };
  for (let step = 0; step < STEPS; step++) {
    point.x = from.x + ((to.x - from.x) * step) / STEPS;
    point.y = from.y + ((to.y - from.y) * step) / STEPS;
    if (!taken.every((box) => apart(point, box, 0))) return false;
  }
  return true;
}

/** Which part of the country the stage shows, so that all places are on it. */
function viewOf(spots: readonly Spot[], { width, height }: Size) {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const inner = { width: width - 4, height: height - ROOM.top - ROOM.bottom - 3 };
  const scale = Math.min(
    inner.width / (Math.max(...xs) - Math.min(...xs) || 1),
    inner.height / (Math.max(...ys) - Math.min(...ys) || 1),
    width / (russia.width * LEAST_PART),
  );
  const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
  // The button's strip is no part of what the places are in the middle of.
  return { scale, left: middle.x - width / 2 / scale, top: middle.y - (height - ROOM.bottom + ROOM.top) / 2 / scale };
}

/** The lower a town's `rank`, the sooner it chooses. One after the other, so some may find no room. */
function placeLabels(
  rank: readonly number[],
  spots: readonly Spot[],
  sizes: readonly Size[],
  stage: Stage,
): Map<number, Spot> {
  const labels = new Map<number, Spot>();
  const taken: Box[] = [];
  const dots = spots.map((spot) => ({ ...spot, width: 0.6, height: 0.6 }));
  for (const index of spots.map((_, town) => town).sort((a, b) => rank[a]! - rank[b]!)) {
    const size = sizes[index]!;
    const fits = (box: Box) =>
      Math.abs(box.x) + box.width / 2 <= stage.width / 2 - ROOM.side &&
      box.y - box.height / 2 >= ROOM.top &&
      box.y + box.height / 2 <= stage.height - ROOM.bottom &&
      taken.every((one) => apart(box, one, GAP)) &&
      dots.every((one) => apart(box, one, GAP));
    // Where every line would run behind another label, it may: that is still better than no label.
    let place: Spot | undefined;
    for (const free of around(spots[index]!, stage.height)) {
      if (!fits({ ...free, ...size })) continue;
      place ??= free;
      if (!clear(spots[index]!, free, taken)) continue;
      place = free;
      break;
    }
    if (!place) continue;
    labels.set(index, place);
    taken.push({ ...place, ...size });
  }
  return labels;
}

/** Labels that do not cover each other, as near to their towns as there is room, in the order that leaves the fewest without. */
function layOutAnew(towns: readonly Named[], stage: Stage): MapLayout {
  const onMap = towns.map(({ coords }) => onOutline(coords));
  const { scale, left, top } = viewOf(onMap, stage);
  const spots = onMap.map(({ x, y }) => ({ x: (x - left) * scale - stage.width / 2, y: (y - top) * scale }));
  const sizes = towns.map((town) => sizeOf(town, stage));
  const nearest = spots.map((spot) =>
    Math.min(...spots.filter((one) => one !== spot).map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y))),
  );
  const orders = [nearest, sizes.map(({ width }) => -width), spots.map(({ y }) => y), spots.map(({ x }) => x)];
  const tries = orders.map((by) => placeLabels(by, spots, sizes, stage));
  const worth = (labels: Map<number, Spot>) =>
    [...labels].reduce((sum, [town, { x, y }]) => sum + 100 - Math.hypot(x - spots[town]!.x, y - spots[town]!.y), 0);
  const labels = tries.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  const view = [left, top, stage.width / scale, stage.height / scale];
  return {
    viewBox: view.map((value) => Math.round(value)).join(' '),
    placed: spots.map((spot, index) => ({ spot, label: labels.get(index) ?? null })),
  };
}

const known = new Map<string, MapLayout>();

/** The same towns are asked for page after page, and to lay them out takes milliseconds. */
export function layOut(towns: readonly Named[], stage: Stage): MapLayout {
  const key = JSON.stringify([stage, towns.map(({ name, coords }) => [name, coords])]);
  const layout = known.get(key) ?? layOutAnew(towns, stage);
  if (known.size >= 50) known.clear();
  known.set(key, layout);
  return layout;
}
