import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { useNavigate } from '@site/runtime';
import { useMemo } from 'react';
import type { MapPoint, Town } from '../../features/blocks/map/towns.ts';
import { MapFrame } from '../../features/blocks/map/map-frame.tsx';
import { whereToBuyHref } from './where-to-buy-href.ts';

type Points = WhereToBuyPageData['points'];

const toPoint = ({ name, address, coords }: Points[number]): MapPoint => ({ title: name, text: address, coords });

/** More places overlap on a map of the country; their list shows them separately. */
const PLACES = 5;

const cityOf = (points: Points, drawn: MapPoint[]): Town => ({
  name: points[0]!.city,
  coords: points[0]!.coords,
  points: drawn,
});

/** One pin per town. A single town gets a pin for each place, if they are few. */
function pins(points: Points, drawn: MapPoint[]): { towns: Town[]; slugs: string[]; eachPlace: boolean } {
  const slugs = [...new Set(points.map(({ city_slug: slug }) => slug))];
  const eachPlace = slugs.length < 2 && points.length <= PLACES;
  if (eachPlace)
    return {
      towns: drawn.map((point) => ({ name: point.title, coords: point.coords, points: [point] })),
      slugs,
      eachPlace,
    };
  const towns = slugs.map((slug) => {
    const isThere = (_: unknown, index: number) => points[index]!.city_slug === slug;
    return cityOf(points.filter(isThere), drawn.filter(isThere));
  });
  return { towns, slugs, eachPlace };
}

interface PointsMapProps extends Pick<WhereToBuyPageData, 'points' | 'query' | 'city'> {
  marked: readonly string[];
  onMark: (ids: readonly string[]) => void;
}

/** Map of all pages of the list. */
export function PointsMap({ points, query, city, marked, onMark }: PointsMapProps) {
  const navigate = useNavigate();
  const drawn = useMemo(() => points.map(toPoint), [points]);
  const { towns, slugs, eachPlace } = useMemo(() => pins(points, drawn), [points, drawn]);
  const markedPoints = useMemo(
    () => drawn.filter((_, index) => marked.includes(points[index]!.id)),
    [drawn, points, marked],
  );
  const idOf = (point: MapPoint) => points[drawn.indexOf(point)]?.id ?? '';
  const chosen = (id: string) => `${whereToBuyHref(city?.slug, { ...query, page: 1, point: id })}#${id}`;
  const townHref = (index: number) => {
    if (eachPlace) return chosen(points[index]!.id);
    const all = { ...query, page: 1, point: undefined };
    return slugs.length < 2 ? `${whereToBuyHref(city?.slug, all)}#list` : whereToBuyHref(slugs[index], all);
  };
  const center = drawn[0]?.coords ?? [37.62, 55.75];
  return (
    <MapFrame
      block={{ id: 'map', type: 'map', center, zoom: towns.length > 1 && slugs.length > 1 ? 4 : 10, points: drawn }}
      towns={towns}
      listId={(index) => `map-${index}`}
      sync={{
        marked: markedPoints,
        onMark: (marks) => onMark(marks.map(idOf)),
        townHref,
        onChoose: (point) => void navigate(chosen(idOf(point)), { preventScrollReset: true }),
      }}
    />
  );
}
