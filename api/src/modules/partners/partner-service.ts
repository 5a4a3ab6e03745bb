import { partnerLevelNames } from '@site/contracts/company-lists';
import type { BlockOf, PartnerCard } from '@site/contracts/blocks';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../db/database.ts';
import { buyingPoints, isBranch } from './buying-points.ts';
import { placeOf } from './distance.ts';
import { PartnerRepository, type PartnerRow } from './partner-repository.ts';
import type { ShopRepository } from './shop-repository.ts';
import type { TownRepository } from './town-repository.ts';

export const toCard = (row: PartnerRow): PartnerCard => ({
  url: paths.partner(row.slug),
  name: row.name,
  level_label: partnerLevelNames[row.level],
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

/** Reads of the directory, a few seconds old at most. */
export type DirectoryReads = { partners: PartnerRepository; shops: ShopRepository; towns: TownRepository };

type Dependencies = DirectoryReads & {
  /** Reads the database. */
  fresh: PartnerRepository;
  now: () => Date;
};

/** The company's directions, read in the caller's transaction. */
export const directionsOf = async (tx: Db, companyId: number): Promise<string[]> =>
  (await new PartnerRepository(tx).ofCompany(companyId))?.directions ?? [];

/** All places of the directory with their opening at this moment. */
export async function readPoints({ partners, shops, towns }: DirectoryReads, now: Date) {
  const [companies, branches, open, all] = await Promise.all([
    partners.list(),
    partners.branches(),
    shops.open(),
    towns.list(),
  ]);
  const points = buyingPoints({ partners: companies, branches, shops: open, towns: all, now });
  return { partners: companies, shops: open, towns: all, points };
}

export class PartnerService {
  constructor(private readonly deps: Dependencies) {}

  /** Address of the company's page in the directory, or null. */
  async urlOf(companyId: number): Promise<string | null> {
    const row = await this.deps.fresh.ofCompany(companyId);
    return row ? paths.partner(row.slug) : null;
  }

  /**
   * Returns the recipient of a request from the page of a partner or a branch, or null for other pages. The e-mail is empty
   * when the company has published none.
   */
  async contactOf(page: string): Promise<{ name: string; email: string } | null> {
    const { fresh } = this.deps;
    const [, slug = '', address] = /^\/partners\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(page) ?? [];
    const row = await fresh.find(slug);
    if (!row) return null;
    const branch =
      address && (await fresh.branches()).find(({ id, partner }) => partner.slug === slug && isBranch(address, id));
    if (branch && branch.content.email) return { name: branch.content.name, email: branch.content.email };
    return { name: row.name, email: row.company_id === null ? '' : await fresh.officeMail(row.company_id) };
  }

  /** Addresses of partners, branches and the towns where they are. */
  async pages(): Promise<string[]> {
    const { points } = await readPoints(this.deps, this.deps.now());
    return [...points.flatMap(({ url }) => url ?? []), ...points.map(({ city_slug: city }) => paths.whereToBuy(city))];
  }

  /** Returns null when the partner is not in the directory. */
  async card(slug: string): Promise<PartnerCard | null> {
    const row = (await this.deps.partners.list()).find((one) => one.slug === slug);
    return row ? toCard(row) : null;
  }

  async cards(limit: number, city?: string) {
    return (await this.deps.partners.list(city)).slice(0, limit).map(toCard);
  }

  /** Service centres, sorted by city. */
  async serviceCentres() {
    return (await this.deps.partners.list())
      .filter(({ types }) => types.includes('сервис'))
      .map(({ slug, name, city, address, hours, phone }) => ({
        ...{ name, city, address, hours, phone },
        url: paths.partner(slug),
      }))
      .sort((a, b) => a.city.localeCompare(b.city, 'ru'));
  }

  async mapPoints(city?: string) {
    return toPoints(await this.deps.partners.list(city));
  }

  /** Partners that a buyer can choose as supplier. */
  async choices() {
    return (await this.deps.partners.list()).map(({ slug, name, city }) => ({
      value: slug,
      label: `${name}, ${city}`,
    }));
  }
}
