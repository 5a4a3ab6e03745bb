import type { BlockOf, PartnerCard } from '@site/contracts/blocks';
import { paths } from '@site/contracts/paths';
import { levelLabels } from '../pricing/discounts.ts';
import type { Db } from '../../db/database.ts';
import { buyingPoints, isBranch } from './buying-points.ts';
import { placeOf } from './distance.ts';
import { publishPartner } from './partner-publishing.ts';
import { createPartnerRepository, type PartnerRepository, type PartnerRow } from './partner-repository.ts';
import type { ShopRow } from './shop-repository.ts';
import type { TownRow } from './town-repository.ts';

export const toCard = (row: PartnerRow): PartnerCard => ({
  url: paths.partner(row.slug),
  name: row.name,
  level_label: levelLabels[row.level],
  cities: [row.city],
  directions: row.directions,
  phone: row.phone,
});

/** Map points; partners without coordinates are not on the map. */
export const toPoints = (rows: PartnerRow[]): BlockOf<'map'>['points'] =>
  rows.flatMap((row) => {
    const place = placeOf(row);
    const text = `${row.address}, ${row.hours}, ${row.phone}`;
    return place ? [{ coords: [place.longitude, place.latitude] as [number, number], title: row.name, text }] : [];
  });

/** `cached` may be a few seconds old, `fresh` reads the database. */
type Repositories = {
  cached: Pick<PartnerRepository, 'list' | 'branches'> & {
    shops: () => Promise<ShopRow[]>;
    towns: () => Promise<TownRow[]>;
  };
  fresh: PartnerRepository;
  now: () => Date;
};

export const createPartnerService = ({ cached: repository, fresh, now }: Repositories) => ({
  publish: publishPartner,
  /** Address of the company's page in the directory, or null. */
  async urlOf(companyId: number): Promise<string | null> {
    const row = await fresh.ofCompany(companyId);
    return row ? paths.partner(row.slug) : null;
  },
  /**
   * Returns the recipient of a request from the page of a partner or a branch, or null for other pages. The e-mail is empty
   * when the company has published none.
   */
  async contactOf(page: string): Promise<{ name: string; email: string } | null> {
    const [, slug = '', address] = /^\/partners\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(page) ?? [];
    const row = await fresh.find(slug);
    if (!row) return null;
    const branch =
      address && (await fresh.branches()).find(({ id, partner }) => partner.slug === slug && isBranch(address, id));
    if (branch && branch.content.email) return { name: branch.content.name, email: branch.content.email };
    return { name: row.name, email: row.company_id === null ? '' : await fresh.officeMail(row.company_id) };
  },
  /** The company's directions, read in the caller's transaction. */
  directionsOf: async (tx: Db, companyId: number): Promise<string[]> =>
    (await createPartnerRepository(tx).ofCompany(companyId))?.directions ?? [],
  /** Addresses of partners, branches and the towns where they are. */
  pages: async (): Promise<string[]> => {
    const [partners, branches, shops, towns] = await Promise.all([
      repository.list(),
      repository.branches(),
      repository.shops(),
      repository.towns(),
    ]);
    const points = buyingPoints({ partners, branches, shops, towns, now: now() });
    return [...points.flatMap(({ url }) => url ?? []), ...points.map(({ city_slug: city }) => paths.whereToBuy(city))];
  },
  /** Returns null when the partner is not in the directory. */
  async card(slug: string): Promise<PartnerCard | null> {
    const row = (await repository.list()).find((one) => one.slug === slug);
    return row ? toCard(row) : null;
  },
  cards: async (limit: number, city?: string) => (await repository.list(city)).slice(0, limit).map(toCard),
  /** Service centres, sorted by city. */
  serviceCentres: async () =>
    (await repository.list())
      .filter(({ types }) => types.includes('сервис'))
      .map(({ slug, name, city, address, hours, phone }) => ({
        ...{ name, city, address, hours, phone },
        url: paths.partner(slug),
      }))
      .sort((a, b) => a.city.localeCompare(b.city, 'ru')),
  mapPoints: async (city?: string) => toPoints(await repository.list(city)),
  /** Partners that a buyer can choose as supplier. */
  choices: async () =>
    (await repository.list()).map(({ slug, name, city }) => ({ value: slug, label: `${name}, ${city}` })),
});

export type PartnerService = ReturnType<typeof createPartnerService>;
