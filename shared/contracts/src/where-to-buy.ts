import { z } from 'zod';
import { digits } from './fields.ts';
import { buyingPointTypes } from './buying-point-types.ts';
import { directions } from './company-lists.ts';
import { partnerServices } from './partner-services.ts';

const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);

/** «55.75,37.62»: latitude and longitude, as the browser tells them. */
const Position = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .refine((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  });

/** What cannot be read is as good as absent: a link of yesterday still shows the list. */
export const WhereToBuyQuery = z.object({
  type: chosen(z.enum(buyingPointTypes)),
  service: chosen(z.enum(partnerServices)),
  direction: chosen(z.enum(directions)),
  /** Only who is open now. */
  open: chosen(z.literal('1')),
  near: chosen(Position),
  /** The entry that is marked in the list and on the map. */
  point: chosen(z.string().max(200)),
  page: digits(z.number().int().min(1).max(1000)).catch(1),
});
export type WhereToBuyQuery = z.infer<typeof WhereToBuyQuery>;

export const BuyingPoint = z.object({
  id: z.string().describe('of the entry in the list, and in the address when it is chosen'),
  name: z.string(),
  /** Of a branch: whose it is. */
  partner: z.string().nullable(),
  /** Of a shop: to which partner it belongs, and his page. */
  owner: z.object({ name: z.string(), url: z.string() }).nullable(),
  types: z.array(z.enum(buyingPointTypes)),
  /** Of a partner, and of a branch by its company. */
  level_label: z.string().nullable(),
  /** Its page on the site; null: it has none. */
  url: z.string().nullable(),
  /** Its own, elsewhere. */
  site: z.string().nullable(),
  /** Sells by an agreement with the manufacturer. */
  is_authorised: z.boolean(),
  note: z.string(),
  city: z.string(),
  city_slug: z.string(),
  address: z.string(),
  coords: z.tuple([z.number(), z.number()]),
  phone: z.string(),
  hours: z.string(),
  /** Null: the hours are told in words that no clock understands. */
  opening: z.object({ is_open: z.boolean(), text: z.string() }).nullable(),
  services: z.array(z.enum(partnerServices)),
  directions: z.array(z.string()),
  /** From the visitor's position, or from the town that he has chosen; null: there is nothing to count from. */
  distance_km: z.number().nullable(),
});
export type BuyingPoint = z.infer<typeof BuyingPoint>;

/** Delivers to every town and has no place on the map. */
export const OnlineShop = BuyingPoint.pick({
  ...{ id: true, name: true, phone: true, hours: true, opening: true, directions: true, is_authorised: true },
  ...{ note: true, owner: true },
}).extend({ site: z.string() });
export type OnlineShop = z.infer<typeof OnlineShop>;

const Choice = z.object({ value: z.string(), label: z.string() });

/** `GET /api/kupit_came/` and `GET /api/kupit_came/{city}/` */
export const WhereToBuyPageData = z.object({
  kind: z.literal('where-to-buy'),
  query: WhereToBuyQuery,
  city: z.object({ slug: z.string(), name: z.string(), prepositional: z.string() }).nullable(),
  /** The page of the list. */
  items: z.array(BuyingPoint),
  /** `nearest`: nobody is in the town, these are the nearest elsewhere. */
  found: z.enum(['here', 'nearest']),
  /** Of all pages, for the map. */
  points: z.array(BuyingPoint.pick({ id: true, name: true, city: true, city_slug: true, address: true, coords: true })),
  /** Beside the list, whichever the town; they are no addresses and are not counted. */
  online: z.array(OnlineShop),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** Towns with partners first, by the alphabet, then the others. */
  cities: z.array(Choice.extend({ has_partners: z.boolean() })),
  types: z.array(z.enum(buyingPointTypes)),
  services: z.array(z.enum(partnerServices)),
  directions: z.array(z.enum(directions)),
});
export type WhereToBuyPageData = z.infer<typeof WhereToBuyPageData>;
