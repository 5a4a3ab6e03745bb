import type { PageResponse } from '@site/contracts/page';
import { buyingPointTypes } from '@site/contracts/buying-point-types';
import { directions } from '@site/contracts/company-lists';
import { paths } from '@site/contracts/paths';
import { partnerServices } from '@site/contracts/partner-services';
import type { BuyingPoint, OnlineShop, WhereToBuyPageData, WhereToBuyQuery } from '@site/contracts/where-to-buy';
import { problems } from '../../errors.ts';
import type { ContentService } from '../content/content-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import { onlineShops } from './buying-points.ts';
import { distanceKm, type Place } from './distance.ts';
import { type DirectoryReads, readPoints } from './partner-service.ts';
import type { TownRow } from './town-repository.ts';

const PER_PAGE = 12;
/** Points shown for a town without its own. */
const NEAREST = 5;

export type WhereToBuyDeps = DirectoryReads & { content: ContentService; seo: SeoBuilder; now: () => Date };
type City = Pick<TownRow, 'slug' | 'name' | 'prepositional'> & { place: Place | null };

const fits =
  ({ type, service, direction, open }: WhereToBuyQuery) =>
  (point: Pick<BuyingPoint, 'types' | 'services' | 'directions' | 'opening'>): boolean =>
    (!type || point.types.includes(type)) &&
    (!service || point.services.includes(service)) &&
    (!direction || point.directions.includes(direction)) &&
    (!open || point.opening?.is_open === true);

/** Online shops only sell. */
const asPoint = (shop: OnlineShop): Pick<BuyingPoint, 'types' | 'services' | 'directions' | 'opening'> => ({
  ...shop,
  types: ['online'],
  services: ['sale'],
});

/** Rounds to 0.1 km below 10 km, to 1 km otherwise. */
const rounded = (km: number) => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

const placeOfPoint = ({ coords }: BuyingPoint): Place | null => coords && { longitude: coords[0], latitude: coords[1] };

/** Points without coordinates come last, without a distance. */
function byDistance(points: BuyingPoint[], from: Place): BuyingPoint[] {
  const known = points.flatMap((point) => {
    const place = placeOfPoint(point);
    return place ? [{ point, km: distanceKm(from, place) }] : [];
  });
  return [
    ...known.sort((a, b) => a.km - b.km).map(({ point, km }) => ({ ...point, distance_km: rounded(km) })),
    ...points.filter(({ coords }) => coords === null),
  ];
}

/** Empty when the position is unknown. */
const nearest = (points: BuyingPoint[], from: Place | null): BuyingPoint[] =>
  from === null
    ? []
    : byDistance(points, from)
        .filter(({ coords }) => coords !== null)
        .slice(0, NEAREST);

function positionIn(near: string | undefined): Place | null {
  if (!near) return null;
  const [latitude = 0, longitude = 0] = near.split(',').map(Number);
  return { latitude, longitude };
}

/** Finds a town, or derives one that is not in the list from its partners. Throws a 404 otherwise. */
function findCity(slug: string, towns: TownRow[], points: BuyingPoint[], places: Map<string, string>): City {
  const town = towns.find((one) => one.slug === slug);
  if (town) return { ...town, place: town };
  const there = points.find((point) => point.city_slug === slug);
  if (!there) throw problems.notFound();
  const prepositional = places.get(slug) ?? `в\u00a0городе ${there.city}`;
  return { slug, name: there.city, prepositional, place: placeOfPoint(there) };
}

function choicesOf(points: BuyingPoint[], online: OnlineShop[], towns: TownRow[]) {
  const all = [...points, ...online.map(asPoint)];
  const withPoints = new Map(points.map(({ city_slug, city }) => [city_slug, city]));
  const choice = (value: string, label: string) => ({ value, label, has_partners: withPoints.has(value) });
  const cities = [
    ...[...withPoints].map(([slug, name]) => choice(slug, name)),
    ...towns.filter(({ slug }) => !withPoints.has(slug)).map(({ slug, name }) => choice(slug, name)),
  ];
  return {
    cities: cities.sort(
      (a, b) => Number(b.has_partners) - Number(a.has_partners) || a.label.localeCompare(b.label, 'ru'),
    ),
    types: buyingPointTypes.filter((type) => all.some((point) => point.types.includes(type))),
    services: partnerServices.filter((service) => all.some((point) => point.services.includes(service))),
    directions: directions.filter((direction) => all.some((point) => point.directions.includes(direction))),
  };
}

function found(points: BuyingPoint[], query: WhereToBuyQuery, city: City | null) {
  const matching = points.filter(fits(query));
  const here = city ? matching.filter(({ city_slug }) => city_slug === city.slug) : matching;
  const position = positionIn(query.near);
  if (here.length > 0 || !city) return { found: 'here' as const, all: position ? byDistance(here, position) : here };
  return { found: 'nearest' as const, all: nearest(matching, position ?? city.place) };
}

/** The «Где купить» page for all of Russia, or for one town. */
export async function whereToBuyPage(
  deps: WhereToBuyDeps,
  slug: string | null,
  query: WhereToBuyQuery,
  visitor: Visitor,
): Promise<PageResponse> {
  const { content, seo } = deps;
  const now = deps.now();
  const [page, { partners, shops, towns, points }] = await Promise.all([
    content.page(paths.whereToBuy(), visitor),
    readPoints(deps, now),
  ]);
  const places = new Map(partners.map(({ city_slug, city_prepositional }) => [city_slug, city_prepositional]));
  const online = onlineShops(shops, now);
  const city = slug === null ? null : findCity(slug, towns, points, places);
  const own = city && (await content.written(paths.whereToBuy(city.slug), visitor));
  const { found: where, all } = found(points, query, city);
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const chosen = all.findIndex(({ id }) => id === query.point);
  const shown = Math.min(pages, chosen >= 0 ? Math.floor(chosen / PER_PAGE) + 1 : query.page);
  const isNarrowed = Boolean(query.type || query.service || query.direction || query.open || query.near || query.point);
  const pagedata: WhereToBuyPageData = {
    ...{ kind: 'where-to-buy', query, found: where, total: all.length, page: shown, pages },
    city: city && { slug: city.slug, name: city.name, prepositional: city.prepositional },
    items: all.slice((shown - 1) * PER_PAGE, shown * PER_PAGE),
    points: all.flatMap(({ id, name, city: town, city_slug, address, coords }) =>
      coords ? [{ id, name, city: town, city_slug, address, coords }] : [],
    ),
    online: online.filter((shop) => fits(query)(asPoint(shop))),
    ...choicesOf(points, online, towns),
  };
  // A town without points and without content is not indexed.
  const robots = isNarrowed || (where === 'nearest' && !own) ? { robots: 'noindex, follow' } : {};
  if (!city) {
    return {
      ...page,
      seo: { ...page.seo, ...robots },
      // Replaces the managers' own map and list blocks.
      content: page.content.filter(({ type }) => type !== 'map' && type !== 'partners'),
      pagedata,
    };
  }
  return {
    seo: seo.build({
      title: own?.seo.title ?? `Где купить ${city.prepositional}`,
      description:
        own?.seo.description ??
        `Дилеры, магазины и\u00a0сервисные центры ${city.prepositional}: адреса, телефоны, режим работы, карта.`,
      h1: own?.seo.h1 ?? `Где купить ${city.prepositional}`,
      path: paths.whereToBuy(city.slug),
      crumbs: [
        { name: 'Где купить', url: paths.whereToBuy() },
        { name: city.name, url: paths.whereToBuy(city.slug) },
      ],
      ...robots,
    }),
    content: own?.content ?? [],
    pagedata,
  };
}
