import { sql } from 'drizzle-orm';
import { instant } from '../db/columns.ts';
import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const partners = pgTable('partners', {
  id: integer()
    .notNull()
    .default(sql`nextval('partner_ids')`),
  slug: text().notNull(),
  name: text().notNull(),
  level: text().$type<'partner' | 'silver' | 'gold' | 'platinum'>().notNull(),
  types: text().array().notNull(),
  city_slug: text().notNull(),
  city: text().notNull(),
  city_prepositional: text().notNull(),
  address: text().notNull(),
  /** Null when the address and its town have no coordinates. */
  longitude: doublePrecision(),
  latitude: doublePrecision(),
  directions: text().array().notNull(),
  phone: text().notNull(),
  hours: text().notNull(),
  about: text().notNull(),
  company_id: integer(),
});

/** Sellers that are not partners: with an address, or online only. */
export const shops = pgTable('shops', {
  slug: text().notNull(),
  kind: text().$type<'shop' | 'online'>().notNull(),
  name: text().notNull(),
  site: text(),
  phone: text().notNull(),
  hours: text().notNull(),
  directions: text().array().notNull(),
  is_authorised: boolean().notNull(),
  note: text().notNull().default(''),
  partner_id: integer(),
  is_closed: boolean().notNull().default(false),
  edited_at: instant('edited_at'),
  city: text(),
  address: text(),
  longitude: doublePrecision(),
  latitude: doublePrecision(),
});

/** Reference data, the same in every database. */
export const towns = pgTable('towns', {
  slug: text().notNull(),
  name: text().notNull(),
  prepositional: text().notNull(),
  region: text().notNull(),
  longitude: doublePrecision().notNull(),
  latitude: doublePrecision().notNull(),
  timezone: text().notNull(),
});
