import type { BlockOf } from '@site/contracts/blocks';
import type { PageResponse } from '@site/contracts/page';
import { partnerLevels } from '@site/contracts/catalog';
import { directions, partnerLevelNames } from '@site/contracts/company-lists';
import { paths } from '@site/contracts/paths';
import type { PartnersPageData, PartnersQuery } from '@site/contracts/partner-directory';
import { partnerServiceNames, partnerServices } from '@site/contracts/partner-services';
import type { ContentService } from '../content/content-service.ts';
import type { Visitor } from '../session/visitor.ts';
import type { PartnerRepository, PartnerRow } from './partner-repository.ts';
import { toCard, toPoints } from './partner-service.ts';

export type PartnerDirectoryDeps = { partners: PartnerRepository; content: ContentService };

/** Treats «ё» as «е», which is often written instead. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

const fits =
  ({ service, city, direction, level, search }: PartnersQuery) =>
  (row: PartnerRow): boolean =>
    (!service || row.types.includes(partnerServiceNames[service])) &&
    (!city || row.city_slug === city) &&
    (!direction || row.directions.includes(direction)) &&
    (!level || row.level === level) &&
    plain(row.name).includes(plain(search));

/** The rows are already sorted by level. */
const sorted = (rows: PartnerRow[], sort: PartnersQuery['sort']) =>
  sort === 'name' ? rows.toSorted((a, b) => a.name.localeCompare(b.name, 'ru')) : rows;

function choicesOf(rows: PartnerRow[]): Pick<PartnersPageData, 'services' | 'cities' | 'directions' | 'levels'> {
  const cities = new Map(rows.map(({ city_slug, city }) => [city_slug, city]));
  return {
    services: partnerServices.filter((one) => rows.some(({ types }) => types.includes(partnerServiceNames[one]))),
    cities: [...cities]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, 'ru')),
    directions: directions.filter((one) => rows.some((row) => row.directions.includes(one))),
    levels: partnerLevels
      .filter((one) => rows.some(({ level }) => level === one))
      .map((value) => ({ value, label: partnerLevelNames[value] })),
  };
}

/** Map of the listed partners, below the list. */
function mapOf(rows: PartnerRow[]): BlockOf<'map'>[] {
  const points = toPoints(rows);
  if (!points[0]) return [];
  const isOneTown = rows.every(({ city_slug }) => city_slug === rows[0]!.city_slug);
  return [{ id: 'map', type: 'map', title: 'На карте', center: points[0].coords, zoom: isOneTown ? 10 : 4, points }];
}

/** The directory of partners. There are at most about a hundred, so filtering is done in memory. */
export async function partnerDirectory(
  { partners, content }: PartnerDirectoryDeps,
  query: PartnersQuery,
  visitor: Visitor,
): Promise<PageResponse> {
  const [page, rows] = await Promise.all([content.page(paths.partners(), visitor), partners.list()]);
  const { sort, search, ...filters } = query;
  const found = sorted(rows.filter(fits(query)), sort);
  const isNarrowed = search !== '' || sort !== 'level' || Object.values(filters).some(Boolean);
  return {
    ...page,
    seo: isNarrowed ? { ...page.seo, robots: 'noindex, follow' } : page.seo,
    // Replaces the managers' own list and map blocks.
    content: [...mapOf(found), ...page.content.filter(({ type }) => type !== 'partners' && type !== 'map')],
    pagedata: {
      kind: 'partners',
      query,
      items: found.map(toCard),
      ...choicesOf(rows),
    },
  };
}
