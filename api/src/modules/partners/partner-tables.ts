import { sql } from 'drizzle-orm';
import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
  longitude: doublePrecision().notNull(),
  latitude: doublePrecision().notNull(),
  directions: text().array().notNull(),
  phone: text().notNull(),
  hours: text().notNull(),
  about: text().notNull(),
  company_id: integer(),
});

/** Facts about Russia, the same for every database. */
export const towns = pgTable('towns', {
  slug: text().notNull(),
  name: text().notNull(),
  prepositional: text().notNull(),
  region: text().notNull(),
  longitude: doublePrecision().notNull(),
  latitude: doublePrecision().notNull(),
  timezone: text().notNull(),
});
