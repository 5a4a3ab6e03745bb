import { boolean, customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';
import type { KeptPhotograph } from './media-tables.ts';

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
  /** Null: the part is an object of the store. */
  bytes: bytea(),
  content_id: uuid(),
  /** Bytes of the object. */
  size: integer(),
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

/** Exactly one of `media_id`, `prepared` and `refusal` is there. */
export const exchangePictures = pgTable('exchange_pictures', {
  /** SHA-256 of the bytes that 1C sent. */
  source_hash: text().notNull(),
  media_id: integer(),
  prepared: jsonb().$type<KeptPhotograph>(),
  /** The reason, for the staff. */
  refusal: text(),
  taken_at: instant('taken_at').notNull(),
});

export const exchangePictureFiles = pgTable('exchange_picture_files', {
  file: text().notNull(),
  source_hash: text().notNull(),
});

export const exchangeProductPictures = pgTable('exchange_product_pictures', {
  product: text().notNull(),
  position: integer().notNull(),
  file: text().notNull(),
  source_hash: text(),
});

export const exchangePhotos = pgTable('exchange_photos', {
  product: text().notNull(),
  media_id: integer().notNull(),
  import_id: integer(),
});

export const exchangeGroups = pgTable('exchange_groups', {
  id: text().notNull(),
  slug: text().notNull(),
  name: text().notNull(),
});

export const exchangeOrders = pgTable('exchange_orders', {
  order_id: uuid().notNull(),
  /** Counts the changes of the order, by a trigger. */
  version: integer().notNull().default(1),
  /** The version that the last query gave to a session, until this session confirms it. */
  offered: integer(),
  offered_to: text(),
  accepted: integer().notNull().default(0),
  /** In 1C. */
  number: text().notNull().default(''),
});
