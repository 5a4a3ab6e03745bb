import type { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { useNavigate } from '@site/runtime';
import { useMemo } from 'react';
import type { MapPoint, Town } from '../../features/blocks/map/towns.ts';
import { MapFrame } from '../../features/blocks/map/map-frame.tsx';
import { whereToBuyHref } from './where-to-buy-href.ts';

type Points = WhereToBuyPageData['points'];

const toPoint = ({ name, address, coords }: Points[number]): MapPoint => ({ title: name, text: address, coords });

/** One label for a town; where there is only one town, one for each place in it. */
function labels(points: Points, drawn: readonly MapPoint[]): { towns: Town[]; slugs: string[] } {
  const slugs = [...new Set(points.map(({ city_slug: slug }) => slug))];
  if (slugs.length < 2)
    return { towns: drawn.map((point) => ({ name: point.title, coords: point.coords, points: [point] })), slugs };
  const towns = slugs.map((slug) => {
    const there = points.flatMap((point, index) => (point.city_slug === slug ? [index] : []));
    const first = points[there[0]!]!;
    return { name: first.city, coords: first.coords, points: there.map((index) => drawn[index]!) };
  });
  return { towns, slugs };
}

interface PointsMapProps extends Pick<WhereToBuyPageData, 'points' | 'query' | 'city'> {
  marked: readonly string[];
  onMark: (ids: readonly string[]) => void;
}

/** What the list shows, on all its pages. */
export function PointsMap({ points, query, city, marked, onMark }: PointsMapProps) {
  const navigate = useNavigate();
  const drawn = useMemo(() => points.map(toPoint), [points]);
  const { towns, slugs } = useMemo(() => labels(points, drawn), [points, drawn]);
  const markedPoints = useMemo(
    () => drawn.filter((_, index) => marked.includes(points[index]!.id)),
    [drawn, points, marked],
  );
  const idOf = (point: MapPoint) => points[drawn.indexOf(point)]?.id ?? '';
  const chosen = (id: string) => `${whereToBuyHref(city?.slug, { ...query, page: 1, point: id })}#${id}`;
  const center = drawn[0]?.coords ?? [37.62, 55.75];
  return (
    <MapFrame
      block={{ id: 'map', type: 'map', center, zoom: towns.length > 1 && slugs.length > 1 ? 4 : 10, points: drawn }}
      towns={towns}
      listId={(index) => `map-${index}`}
      inStep={{
        marked: markedPoints,
        onMark: (those) => onMark(those.map(idOf)),
        townHref: (index) =>
          slugs.length < 2
            ? chosen(points[index]!.id)
            : whereToBuyHref(slugs[index], { ...query, page: 1, point: undefined }),
        onChoose: (point) => void navigate(chosen(idOf(point)), { preventScrollReset: true }),
      }}
    />
  );
}
