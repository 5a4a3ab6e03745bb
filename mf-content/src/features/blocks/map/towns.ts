import type { BlockOf } from '@site/contracts/blocks';
import type { Coordinates } from './maps-service.ts';

export type MapPoint = BlockOf<'map'>['points'][number];

export interface Town {
  name: string;
  coords: Coordinates;
  points: MapPoint[];
  /** What the label counts, where that is not the points. */
  count?: number;
}

/** «123456, Москва, ул. Примерная, д. 1»: the first part that is a name. An address without a town is called by its title. */
const townOf = ({ text, title }: MapPoint): string =>
  text.split(', ').find((part) => /^[А-ЯЁ][а-яё]+(?:[- ][А-ЯЁа-яё]+)*$/u.test(part)) ?? title;

/** Addresses town by town, in the order of the alphabet: there is one pin for each. */
export function groupByTown(points: readonly MapPoint[]): Town[] {
  const towns = new Map<string, Town>();
  for (const point of points) {
    const name = townOf(point);
    const town = towns.get(name) ?? { name, coords: point.coords, points: [] };
    town.points.push(point);
    towns.set(name, town);
  }
  return [...towns.values()].sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}

/** Points on the map, or what the town counts instead. */
export const countOf = ({ points, count = points.length }: Town): number => count;
