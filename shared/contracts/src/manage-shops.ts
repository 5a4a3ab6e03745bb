import { z } from 'zod';
import { directions } from './company-lists.ts';
import { anyPhone, FILL_IN, TOO_LONG, typedText } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { inArea } from './staff-rights.ts';

export const shopKinds = ['shop', 'online'] as const;

const text = (max: number) => z.string().trim().min(1, FILL_IN).max(max, TOO_LONG);
const degrees = (limit: number) => z.number().min(-limit).max(limit);

const fields = {
  kind: z.enum(shopKinds).describe('online: internet only, with a site and without an address'),
  name: text(120),
  site: z
    .url({ protocol: /^https?$/, error: 'Укажите адрес: https://…' })
    .max(300)
    .nullable(),
  phone: anyPhone,
  hours: text(100).describe('«Пн–Пт, 9:00–18:00»: other formats give no opening status'),
  directions: z.array(z.enum(directions)).min(1, FILL_IN),
  is_authorised: z.boolean().describe('has a sales agreement with the manufacturer'),
  note: z.string().trim().max(300, TOO_LONG),
  partner: z.string().nullable().describe('the owner: last segment of the partner page’s address'),
  city: text(100).nullable(),
  address: text(200).nullable(),
  longitude: degrees(180).nullable().describe('without coordinates the shop is placed in the centre of its town'),
  latitude: degrees(90).nullable(),
};

export const ShopChange = z.object(fields).partial();
export type ShopChange = z.infer<typeof ShopChange>;

export const NewShop = z.object({
  ...fields,
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Маленькие латинские буквы, цифры и\u00a0дефис')
    .max(100)
    .optional()
    .describe('identifier in URLs and in this command; derived from name and town by default'),
  site: fields.site.default(null),
  is_authorised: fields.is_authorised.default(false),
  note: fields.note.default(''),
  partner: fields.partner.default(null),
  city: fields.city.default(null),
  address: fields.address.default(null),
  longitude: fields.longitude.default(null),
  latitude: fields.latitude.default(null),
});
export type NewShop = z.infer<typeof NewShop>;

const ManagedShop = z.object({
  ...fields,
  slug: z.string(),
  // Not validated again: the input was.
  site: z.string().nullable(),
  phone: z.string(),
  directions: z.array(z.string()),
  is_closed: z.boolean(),
  /** Null: unchanged since it was shipped with the product. */
  edited_at: z.iso.datetime().nullable(),
  decisions: z.array(Decision),
});
export type ManagedShop = z.infer<typeof ManagedShop>;

const params = z.object({ slug: z.string().max(100) });
const ManagedShopRow = ManagedShop.omit({ decisions: true });

export const manageShopEndpoints = inArea('shops', {
  'GET /manage/shops/': {
    summary: 'Shops that are not partners, by name; with `all` also closed ones',
    query: ManagePage.extend({
      all: z.stringbool().default(false),
      search: typedText.max(100).default('').describe('in name, town and address'),
      sort: sortedBy('name', 'city'),
    }),
    answer: managed(ManagedShopRow),
  },
  'GET /manage/shops/{slug}/': { summary: 'One shop', params, answer: ManagedShop },
  'POST /manage/shops/': { summary: 'Adds a shop, visible immediately', body: NewShop, answer: ManagedShop },
  'PUT /manage/shops/{slug}/': {
    summary: 'Changes the given fields; another town without coordinates places the shop in its centre',
    params,
    body: ShopChange,
    answer: ManagedShop,
  },
  'POST /manage/shops/{slug}/close/': {
    summary: 'Closes a shop and hides it from the site; it can be reopened',
    params,
    body: z.object({ reason: z.string().trim().max(300, TOO_LONG).default('') }),
    answer: ManagedShop,
  },
  'POST /manage/shops/{slug}/open/': { summary: 'Reopens a closed shop', params, answer: ManagedShop },
} as const);
