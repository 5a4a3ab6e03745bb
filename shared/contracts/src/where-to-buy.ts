import { z } from 'zod';
import { digits } from './fields.ts';
import { buyingPointTypes } from './buying-point-types.ts';
import { directions } from './company-lists.ts';
import { partnerServices } from './partner-services.ts';

const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);

/** «55.75,37.62»: latitude and longitude of the browser's geolocation. */
const Position = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .refine((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  });

/** Unreadable values fall back to the defaults, so that old links still show the list. */
export const WhereToBuyQuery = z.object({
  type: chosen(z.enum(buyingPointTypes)),
  service: chosen(z.enum(partnerServices)),
  direction: chosen(z.enum(directions)),
  open: chosen(z.literal('1')),
  near: chosen(Position),
  /** The entry highlighted in the list and on the map. */
  point: chosen(z.string().max(200)),
  page: digits(z.number().int().min(1).max(1000)).catch(1),
});
export type WhereToBuyQuery = z.infer<typeof WhereToBuyQuery>;

export const BuyingPoint = z.object({
  id: z.string().describe('id of the list entry, and of the selected one in the URL'),
  name: z.string(),
  /** The partner of a branch. */
  partner: z.string().nullable(),
  /** The partner who owns a shop, with the partner page. */
  owner: z.object({ name: z.string(), url: z.string() }).nullable(),
  types: z.array(z.enum(buyingPointTypes)),
  /** Level of a partner; a branch has its company's. */
  level_label: z.string().nullable(),
  /** Page on this site; null: it has no page. */
  url: z.string().nullable(),
  /** External website. */
  site: z.string().nullable(),
  is_authorised: z.boolean(),
  note: z.string(),
  city: z.string(),
  city_slug: z.string(),
  address: z.string(),
  /** [longitude, latitude]; null when the address and its town have no coordinates. */
  coords: z.tuple([z.number(), z.number()]).nullable(),
  phone: z.string(),
  hours: z.string(),
  /** Null: the hours cannot be parsed, or the time zone is unknown. */
  opening: z.object({ is_open: z.boolean(), text: z.string() }).nullable(),
  services: z.array(z.enum(partnerServices)),
  directions: z.array(z.string()),
  /** Distance from the visitor's position, or from the chosen town; null when there is no reference point. */
  distance_km: z.number().nullable(),
});
export type BuyingPoint = z.infer<typeof BuyingPoint>;

/** Delivers to all towns and has no place on the map. */
export const OnlineShop = BuyingPoint.pick({
  ...{ id: true, name: true, phone: true, hours: true, opening: true, directions: true, is_authorised: true },
  ...{ note: true, owner: true },
}).extend({ site: z.string() });
export type OnlineShop = z.infer<typeof OnlineShop>;

const Choice = z.object({ value: z.string(), label: z.string() });

export const WhereToBuyPageData = z.object({
  kind: z.literal('where-to-buy'),
  query: WhereToBuyQuery,
  city: z.object({ slug: z.string(), name: z.string(), prepositional: z.string() }).nullable(),
  items: z.array(BuyingPoint),
  /** `nearest`: no point in the town, the nearest elsewhere instead. */
  found: z.enum(['here', 'nearest']),
  /** Points of all pages that have coordinates, for the map. */
  points: z.array(
    BuyingPoint.pick({ id: true, name: true, city: true, city_slug: true, address: true }).extend({
      coords: z.tuple([z.number(), z.number()]),
    }),
  ),
  /** Listed for every town, outside the paging and the counts. */
  online: z.array(OnlineShop),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** Towns with partners first, then the others, each in alphabetical order. */
  cities: z.array(Choice.extend({ has_partners: z.boolean() })),
  types: z.array(z.enum(buyingPointTypes)),
  services: z.array(z.enum(partnerServices)),
  directions: z.array(z.enum(directions)),
});
export type WhereToBuyPageData = z.infer<typeof WhereToBuyPageData>;
