import { directions, partnerLevelNames } from '@site/contracts/company-lists';
import type { partnerTypes } from '@site/contracts/company-lists';
import { paths } from '@site/contracts/paths';
import { partnerServiceNames, partnerServices } from '@site/contracts/partner-services';
import type { BuyingPoint, OnlineShop } from '@site/contracts/where-to-buy';
import { formatPhone } from '@site/kernel/phone';
import { transliterate } from '../../text/transliterate.ts';
import { hoursText } from './working-hours.ts';
import { nearestTo, type Place, placeOf } from './distance.ts';
import { openingAt } from './opening.ts';
import type { BranchRow, PartnerRow } from './partner-repository.ts';
import type { ShopRow } from './shop-repository.ts';
import type { TownRow } from './town-repository.ts';

type PartnerType = (typeof partnerTypes)[number];

/** Length of the stable code at the end of a branch's address; its city and name can change. */
const CODE_LENGTH = 8;
export const branchCode = (address: string) => address.slice(-CODE_LENGTH);
export const isBranch = (address: string, id: string) => id.startsWith(branchCode(address));
export const branchSlug = ({ id, content }: Pick<BranchRow, 'id' | 'content'>) =>
  `${transliterate(content.city)}-${id.slice(0, CODE_LENGTH)}`;

/** Services of a branch: repair and showroom are its own, the others those of its company. */
function typesOf({ content, partner }: BranchRow): PartnerType[] {
  const own: Partial<Record<PartnerType, boolean>> = {
    сервис: content.is_service_center,
    шоурум: content.is_showroom,
  };
  const all = Object.values(partnerServiceNames);
  return all.filter((type) => own[type] ?? partner.types.includes(type));
}

/** The branch's coordinates; by default those of its town, or of its company in the same town. */
const placeOfBranch = ({ content, partner }: BranchRow, town: TownRow | undefined): Place | null =>
  placeOf(content) ?? town ?? (partner.city === content.city ? placeOf(partner) : null);

const coordsOf = (place: Place | null): BuyingPoint['coords'] => place && [place.longitude, place.latitude];

/** Every partner of the directory is a dealer. */
const pointTypesOf = (types: readonly string[]): BuyingPoint['types'] => [
  'dealer',
  ...(types.includes('сервис') ? (['service'] as const) : []),
  ...(types.includes('шоурум') ? (['showroom'] as const) : []),
];
const ofPartner = { owner: null, site: null, is_authorised: true, note: '' };
/** Shops neither mount nor repair. */
const SHOP_SERVICES: BuyingPoint['services'] = ['sale'];

const ownerOf = (owner: ShopRow['owner']): BuyingPoint['owner'] =>
  owner && { name: owner.name, url: paths.partner(owner.slug) };

const HEAD_OFFICE_ZONE = 'Europe/Moscow';

export const onlineShops = (shops: ShopRow[], now: Date): OnlineShop[] =>
  shops.flatMap(({ kind, slug, name, site, phone, hours, directions: sold, is_authorised, note, owner }) =>
    kind === 'online' && site
      ? {
          ...{ id: slug, name, site, phone, hours, directions: sold, is_authorised, note },
          owner: ownerOf(owner),
          opening: openingAt(hours, HEAD_OFFICE_ZONE, now),
        }
      : [],
  );

type Sources = { partners: PartnerRow[]; branches: BranchRow[]; shops: ShopRow[]; towns: TownRow[]; now: Date };

/** All places of sale, mounting and repair: partners, their approved branches, and shops. */
export function buyingPoints({ partners, branches, shops, towns, now }: Sources): BuyingPoint[] {
  const townByName = new Map(towns.map((town) => [town.name, town]));
  /** Time zone of a city; an unknown city has that of the nearest known town. */
  const zoneOf = (city: string, place: Place) =>
    (townByName.get(city) ?? nearestTo(place, towns))?.timezone ?? HEAD_OFFICE_ZONE;
  /** Null where the time zone is unknown. */
  const openingOf = (hours: string, city: string, place: Place | null) => {
    const known = place ?? townByName.get(city);
    return known ? openingAt(hours, zoneOf(city, known), now) : null;
  };
  const servicesOf = (types: readonly string[]) =>
    partnerServices.filter((service) => types.includes(partnerServiceNames[service]));
  const slugOf = (city: string) =>
    partners.find((one) => one.city === city)?.city_slug ?? townByName.get(city)?.slug ?? transliterate(city);
  const offices = partners.map((row): BuyingPoint => ({
    ...{ id: row.slug, name: row.name, partner: null, level_label: partnerLevelNames[row.level] },
    ...ofPartner,
    types: pointTypesOf(row.types),
    url: paths.partner(row.slug),
    ...{ city: row.city, city_slug: row.city_slug, address: row.address, phone: row.phone, hours: row.hours },
    coords: coordsOf(placeOf(row)),
    opening: openingOf(row.hours, row.city, placeOf(row)),
    services: servicesOf(row.types),
    directions: row.directions,
    distance_km: null,
  }));
  const others = branches.map((row): BuyingPoint => {
    const { content, partner } = row;
    const { city, address } = content;
    const place = placeOfBranch(row, townByName.get(city));
    const hours = hoursText(content.hours);
    return {
      ...{ id: `${partner.slug}-${branchSlug(row)}`, name: content.name, partner: partner.name },
      ...ofPartner,
      types: pointTypesOf(typesOf(row)),
      level_label: partnerLevelNames[partner.level],
      url: paths.partnerBranch(partner.slug, branchSlug(row)),
      city,
      city_slug: slugOf(city),
      // Same format as the addresses of partners.
      address: address.startsWith(city) ? address : `${city}, ${address}`,
      coords: coordsOf(place),
      phone: formatPhone(content.phones[0] ?? ''),
      hours,
      opening: openingOf(hours, city, place),
      services: servicesOf(typesOf(row)),
      directions: directions.filter((direction) => partner.directions.includes(direction)),
      distance_km: null,
    };
  });
  const sold = shops.flatMap((row): BuyingPoint[] => {
    const { slug, name, site, phone, hours, is_authorised, note, city, address, longitude, latitude } = row;
    if (city === null || address === null || longitude === null || latitude === null) return [];
    return [
      {
        ...{ id: slug, name, partner: null, level_label: null, url: null, site, is_authorised, note },
        owner: ownerOf(row.owner),
        ...{ types: ['shop'], city, city_slug: slugOf(city), address, phone, hours },
        coords: [longitude, latitude],
        opening: openingAt(hours, zoneOf(city, { longitude, latitude }), now),
        ...{ services: SHOP_SERVICES, directions: row.directions, distance_km: null },
      },
    ];
  });
  return [...offices, ...others, ...sold];
}
