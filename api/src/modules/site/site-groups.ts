import { SiteGroup } from '@site/contracts/manage-site';
import {
  type SiteGroupName,
  siteTextNames,
  type SiteTextName,
  type SocialNetwork,
  socialNetworks,
} from '@site/contracts/site-groups';
import type { SiteSection } from '../../tables/site-tables.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import { emptySite } from './empty-site.ts';

export type SiteRow = { section: SiteSection; key: string; value: unknown };

type GroupOf<Name extends SiteGroupName> = Omit<Extract<SiteGroup, { group: Name }>, 'revision'>;
type Values = { [Name in SiteGroupName]: GroupOf<Name> };

const PAYMENT_DAYS = 5;

const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as Key[];
const textsOf = <Key extends string>(keys: readonly Key[], found: Record<string, unknown>) =>
  Object.fromEntries(keys.map((key) => [key, found[key] ?? ''])) as Record<Key, string>;

/** Reads the groups; what has no row is empty. */
export function readGroups(rows: readonly SiteRow[]): Values {
  const section = (name: SiteSection): Record<string, unknown> =>
    Object.fromEntries(rows.filter((row) => row.section === name).map(({ key, value }) => [key, value]));
  const contacts = section('contacts');
  const checkout = section('checkout') as Partial<GroupOf<'delivery'>>;
  const settings = { ...emptySite.settings, ...section('settings') };
  const [longitude = null, latitude = null] = (contacts.coordinates ?? []) as number[];
  const seller = (section('seller').requisites ?? {}) as Record<string, unknown>;
  return {
    requisites: {
      group: 'requisites',
      ...textsOf(['name', 'address', 'inn', 'kpp'], seller),
      ...textsOf(['ogrn'], contacts),
      ...textsOf(['bank_name', 'bik', 'checking_account', 'corr_account', 'director', 'accountant'], seller),
    },
    contacts: {
      group: 'contacts',
      ...textsOf(['header_phone', 'support_phone', 'support_hours', 'email', 'address'], contacts),
      latitude,
      longitude,
    },
    delivery: {
      group: 'delivery',
      warehouses: checkout.warehouses ?? [],
      carriers: checkout.carriers ?? [],
      courier_cities: checkout.courier_cities ?? [],
      courier_price: checkout.courier_price ?? 0,
      free_delivery_from: settings.free_delivery_from,
      payment_days: checkout.payment_days ?? PAYMENT_DAYS,
    },
    site: {
      group: 'site',
      brand_name: settings.brand_name,
      ordering: settings.ordering,
      maintenance: settings.maintenance,
    },
    social: { group: 'social', ...textsOf<SocialNetwork>(keysOf(socialNetworks), section('urls')) },
    texts: { group: 'texts', ...textsOf<SiteTextName>(keysOf(siteTextNames), section('texts')) },
  };
}

/** Parsed, so that the order of stored keys does not change the revision. */
export function withRevision(values: Values[SiteGroupName]): SiteGroup {
  const parsed = SiteGroup.parse({ ...values, revision: '' });
  return { ...parsed, revision: fingerprint(parsed) };
}

const rowsIn = (section: SiteSection, values: Record<string, unknown>): SiteRow[] =>
  Object.entries(values).map(([key, value]) => ({ section, key, value }));

/** Rows of a group. An empty text or `null` removes the row. */
export function toRows(values: SiteGroup): SiteRow[] {
  switch (values.group) {
    case 'requisites': {
      const { group: _group, revision: _revision, ogrn, ...seller } = values;
      const { name: legal_name, inn } = seller;
      return [...rowsIn('seller', { requisites: seller }), ...rowsIn('contacts', { legal_name, inn, ogrn })];
    }
    case 'contacts': {
      const { group: _group, revision: _revision, longitude, latitude, ...contacts } = values;
      const coordinates = longitude === null || latitude === null ? null : [longitude, latitude];
      return rowsIn('contacts', { ...contacts, coordinates });
    }
    case 'delivery': {
      const { group: _group, revision: _revision, free_delivery_from, ...checkout } = values;
      return [...rowsIn('checkout', checkout), ...rowsIn('settings', { free_delivery_from })];
    }
    case 'site':
    case 'social':
    case 'texts': {
      const { group, revision: _revision, ...fields } = values;
      return rowsIn(({ site: 'settings', social: 'urls', texts: 'texts' } as const)[group], fields);
    }
  }
}
