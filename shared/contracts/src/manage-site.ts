import { z } from 'zod';
import { TOO_LONG, typedText } from './fields.ts';
import { Decision } from './manage.ts';
import { siteGroupNames, siteParts, type SitePart, siteTextNames, type SiteTextName } from './site-groups.ts';
import { inArea } from './staff-rights.ts';

const line = (max = 200) => typedText.max(max, TOO_LONG);
const roubles = z.int().nonnegative().max(100_000_000);
const list = (max: number) => z.array(line(100).min(1)).max(max);

/** Fingerprint of the stored values: a change on top of others is refused. */
const revision = z.string().max(40);

const Requisites = z.object({
  group: z.literal('requisites'),
  revision,
  name: line().describe('with its legal form, as on invoices: АО «Завод»'),
  address: line(300).describe('legal address'),
  inn: line(12),
  kpp: line(9).describe('empty for a sole trader'),
  ogrn: line(15),
  bank_name: line(),
  bik: line(9),
  checking_account: line(20),
  corr_account: line(20),
  director: line(100).describe('signs invoices and certificates'),
  accountant: line(100).describe('empty: the director signs'),
});

const ManagedContacts = z.object({
  group: z.literal('contacts'),
  revision,
  header_phone: line(100),
  support_phone: line(100),
  support_hours: line().describe('Пн–Пт, 9:00–18:00 (МСК)'),
  email: line(),
  address: line(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});

const Warehouse = z.object({
  value: z.string().max(100).default('').describe('identifier in orders; empty: derived from the name'),
  label: line(100),
  address: line(300),
  hours: line(100),
});

const Delivery = z.object({
  group: z.literal('delivery'),
  revision,
  warehouses: z.array(Warehouse).max(50).describe('an empty list: no pickup'),
  carriers: list(50).describe('names of transport companies; buyers can always name another'),
  courier_cities: list(200).describe('an empty list: no courier'),
  courier_price: roubles,
  free_delivery_from: roubles.describe('the courier is free from this sum of goods on'),
  payment_days: z.int().min(1).max(30).describe('working days for paying an order on the site'),
});

const General = z.object({
  group: z.literal('site'),
  revision,
  brand_name: line(60),
  ordering: z.boolean(),
  maintenance: z.boolean(),
});

const Social = z.object({
  group: z.literal('social'),
  revision,
  vk: line(300),
  telegram: line(300),
  odnoklassniki: line(300),
  rutube: line(300),
  dzen: line(300),
});

const textShape = Object.fromEntries(
  Object.keys(siteTextNames).map((name) => [name, z.string().trim().max(3000, TOO_LONG)]),
) as Record<SiteTextName, z.ZodString>;
const Texts = z.object({ group: z.literal('texts'), revision, ...textShape });

/** Values of one group; those not set yet are empty. */
export const SiteGroup = z.discriminatedUnion('group', [Requisites, ManagedContacts, Delivery, General, Social, Texts]);
export type SiteGroup = z.infer<typeof SiteGroup>;

export const MissingPart = z.object({
  part: z.enum(Object.keys(siteParts) as [SitePart, ...SitePart[]]),
  required: z.boolean().describe('the site cannot sell without it'),
  addresses: z.array(z.string()).describe('addresses of missing documents: forms that need them are closed'),
});
export type MissingPart = z.infer<typeof MissingPart>;

export const ManagedGroup = z.object({ values: SiteGroup, decisions: z.array(Decision) });
export type ManagedGroup = z.infer<typeof ManagedGroup>;

export const manageSiteEndpoints = inArea('settings', {
  'GET /manage/site/': {
    summary: 'What the site lacks before it can sell',
    answer: z.object({ missing: z.array(MissingPart) }),
  },
  'GET /manage/site/{group}/': {
    summary: 'One group of the site’s values with its history',
    params: z.object({ group: z.enum(siteGroupNames) }),
    answer: ManagedGroup,
  },
  'PUT /manage/site/': {
    summary:
      'Changes a group, effective within five seconds; 409 `edited_meanwhile` with `data.revision` when its `revision` is not the stored one; the same values change nothing',
    body: SiteGroup,
    answer: ManagedGroup.extend({ changed: z.boolean() }),
  },
} as const);
