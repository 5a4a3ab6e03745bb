import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

export type ListName = 'compare' | 'wishlist';

export const listItems = pgTable('list_items', {
  owner_id: bigint({ mode: 'number' }).notNull(),
  list: text().$type<ListName>().notNull(),
  product_id: integer().notNull(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
});
