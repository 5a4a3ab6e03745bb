import { z } from 'zod';
import { directions } from './company-lists.ts';
import { anyPhone, FILL_IN, TOO_LONG } from './fields.ts';
import { Decision, managed, ManagePage } from './manage.ts';

export const shopKinds = ['shop', 'online'] as const;

const text = (max: number) => z.string().trim().min(1, FILL_IN).max(max, TOO_LONG);
const degrees = (most: number) => z.number().min(-most).max(most);

/** As visitors read them. */
const fields = {
  kind: z.enum(shopKinds).describe('online: on the internet alone, with a site and without an address'),
  name: text(120),
  site: z
    .url({ protocol: /^https?$/, error: 'Укажите адрес: https://…' })
    .max(300)
    .nullable(),
  phone: anyPhone,
  hours: text(100).describe('«Пн–Пт, 9:00–18:00»: in other words nobody can tell whether it is open'),
  directions: z.array(z.enum(directions)).min(1, FILL_IN),
  is_authorised: z.boolean().describe('sells by an agreement with the manufacturer'),
  note: z.string().trim().max(300, TOO_LONG),
  partner: z.string().nullable().describe('to whom it belongs, by the last part of the address of his page'),
  city: text(100).nullable(),
  address: text(200).nullable(),
  longitude: degrees(180).nullable().describe('without coordinates it stands in the middle of its town'),
  latitude: degrees(90).nullable(),
};

/** What a manager may change, a part of it or all. */
export const ShopChange = z.object(fields).partial();
export type ShopChange = z.infer<typeof ShopChange>;

export const NewShop = z.object({
  ...fields,
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Маленькие латинские буквы, цифры и\u00a0дефис')
    .max(100)
    .optional()
    .describe('its name in addresses and in this command; without it, it is made of name and town'),
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
  // As it is stored: it was checked when it was entered.
  site: z.string().nullable(),
  phone: z.string(),
  directions: z.array(z.string()),
  is_closed: z.boolean(),
  /** Null: as the product brought it. */
  edited_at: z.iso.datetime().nullable(),
  decisions: z.array(Decision),
});
export type ManagedShop = z.infer<typeof ManagedShop>;

const params = z.object({ slug: z.string().max(100) });
const ManagedShopRow = ManagedShop.omit({ decisions: true });

export const manageShopEndpoints = {
  'GET /manage/shops/': {
    summary: 'Shops that are no partners, by their names; with `all` those too that are closed',
    query: ManagePage.extend({ all: z.stringbool().default(false) }),
    answer: managed(ManagedShopRow),
  },
  'GET /manage/shops/{slug}/': { summary: 'One of them', params, answer: ManagedShop },
  'POST /manage/shops/': { summary: 'A new one, which is on the site at once', body: NewShop, answer: ManagedShop },
  'PUT /manage/shops/{slug}/': {
    summary: 'Changes what is given; another town without coordinates puts it into the middle of that town',
    params,
    body: ShopChange,
    answer: ManagedShop,
  },
  'POST /manage/shops/{slug}/close/': {
    summary: 'Takes it off the site; it stays known, and may be opened again',
    params,
    body: z.object({ reason: z.string().trim().max(300, TOO_LONG).default('') }),
    answer: ManagedShop,
  },
  'POST /manage/shops/{slug}/open/': { summary: 'Puts a closed one back on the site', params, answer: ManagedShop },
} as const;
