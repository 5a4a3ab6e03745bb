import { boolean, customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** The drivers return a Buffer or a plain array of bytes. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const exchangeSessions = pgTable('exchange_sessions', {
  token_hash: text().notNull(),
  ends_at: instant('ends_at').notNull(),
});

export const exchangeParts = pgTable('exchange_parts', {
  token_hash: text().notNull(),
  file: text().notNull(),
  position: integer().notNull(),
  bytes: bytea().notNull(),
});

export const exchangeImports = pgTable('exchange_imports', {
  token_hash: text().notNull(),
  file: text().notNull(),
  /** Null: the import has not ended. */
  response: text(),
});

export const exchangeNames = pgTable('exchange_names', {
  kind: text().$type<'price_type' | 'warehouse' | 'property' | 'value'>().notNull(),
  id: text().notNull(),
  name: text().notNull(),
});

export const exchangeProducts = pgTable('exchange_products', {
  id: text().notNull(),
  article: text().notNull(),
  /** The exchange withdrew the product, and publishes it when 1C has it again. */
  is_withdrawn: boolean().notNull().default(false),
});

export const exchangeGroups = pgTable('exchange_groups', {
  id: text().notNull(),
  slug: text().notNull(),
  name: text().notNull(),
});
