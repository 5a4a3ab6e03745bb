import type { BlockOf } from '@site/contracts/blocks';
import type { Coordinates } from './maps-service.ts';

export type MapPoint = BlockOf<'map'>['points'][number];

export interface Town {
  name: string;
  coords: Coordinates;
  points: MapPoint[];
  /** Count shown by the label, when it is not the number of points. */
  count?: number;
}

/**
 * «123456, Москва, ул. Примерная, д. 1»: the first part that looks like a name. An address without a town gets its
 * title.
 */
const townOf = ({ text, title }: MapPoint): string =>
  text.split(', ').find((part) => /^[А-ЯЁ][а-яё]+(?:[- ][А-ЯЁа-яё]+)*$/u.test(part)) ?? title;

/** Groups addresses by town, in alphabetical order: there is one pin per town. */
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

export const countOf = ({ points, count = points.length }: Town): number => count;
