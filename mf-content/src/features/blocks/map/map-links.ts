import type { BlockOf } from '@site/contracts/blocks';

type MapBlockData = Pick<BlockOf<'map'>, 'center' | 'zoom' | 'points'>;
type Coordinates = MapBlockData['center'];

const address = (center: Coordinates, zoom: number, points: readonly Coordinates[]) =>
  `https://yandex.ru/maps/?${new URLSearchParams({ ll: center.join(','), z: String(zoom), pt: points.join('~') })}`;

/** Returns the address of a place at street level. Coordinates are [longitude, latitude], as in the map service. */
export const pointOnMap = (coords: Coordinates): string => address(coords, 17, [coords]);

export const allOnMap = ({ center, zoom, points }: MapBlockData): string =>
  address(
    center,
    Math.round(zoom),
    points.map(({ coords }) => coords),
  );
