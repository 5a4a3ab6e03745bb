import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb } from '../db/columns.ts';

/** A section of the catalogue with its title in the list. */
export type StoredSection = { anchor: string; title: string; category: string };

export const priceLists = pgTable('price_lists', {
  slug: text().primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  sections: jsonb().$type<StoredSection[] | null>(),
  valid_from: date({ mode: 'string' }).notNull(),
  is_partner_only: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
});
export type PriceListDefinition = typeof priceLists.$inferSelect;
