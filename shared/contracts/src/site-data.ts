import { z } from 'zod';

export const MenuItem = z.object({
  title: z.string(),
  url: z.string(),
  get children() {
    return z.array(MenuItem).optional();
  },
});
export type MenuItem = z.infer<typeof MenuItem>;

export const Category = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  url: z.string().describe('the flat slug: /catalog/{url}/'),
  name: z.string(),
  image: z.object({ image: z.string() }),
  products_count: z.int(),
});
export type Category = z.infer<typeof Category>;

export const Settings = z.object({
  maintenance: z.boolean(),
  ordering: z.boolean(),
  brand_name: z.string(),
  free_delivery_from: z.int(),
  /** Delivery by courier: the served cities and the price in whole roubles. Absent: no courier. */
  courier: z.object({ cities: z.array(z.string()), price: z.int() }).optional(),
  /** The company suggestions service: address and public token. Absent: visitors type company data by hand. */
  company_lookup: z.object({ url: z.string(), token: z.string() }).optional(),
  /** Web analytics counter. Absent: analytics is off. */
  analytics_counter: z.int().positive().optional(),
  /** Public key of the maps service. Absent: a link to the service replaces the map. */
  maps_key: z.string().optional(),
});

export const Contacts = z.object({
  header_phone: z.string().describe('shown form: +7 (800) 000-00-00'),
  support_phone: z.string(),
  support_hours: z.string(),
  email: z.string(),
  address: z.string(),
  coordinates: z.tuple([z.number(), z.number()]).describe('[longitude, latitude]'),
  legal_name: z.string(),
  inn: z.string(),
  ogrn: z.string(),
});

/** `GET /api/fetch/sitedata/`: data shared by all pages; the same for all visitors, so it may be cached. */
export const SiteData = z.object({
  header_menu: z.array(MenuItem),
  footer_menu: z.array(MenuItem),
  prefooter_menu: z.array(MenuItem),
  catalog_menu: z.array(MenuItem),
  user_menu: z.array(MenuItem),
  lk_menu: z.array(MenuItem),
  categories: z.array(Category),
  settings: Settings,
  texts: z.record(z.string(), z.string()),
  contacts: Contacts,
  urls: z.record(z.string(), z.string()).describe('policy, cookies, consent, terms, and social pages by name'),
  host: z.string().describe('public origin without a trailing slash'),
});
export type SiteData = z.infer<typeof SiteData>;
