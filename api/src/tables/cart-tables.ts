import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { StockState } from './catalog-tables.ts';

export const cartLines = pgTable('cart_lines', {
  owner_id: bigint({ mode: 'number' }).notNull(),
  product_id: integer().notNull(),
  qty: integer().notNull(),
  agreed_qty: integer().notNull(),
  agreed_price: integer(),
  agreed_stock: text().$type<StockState>().notNull(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
});
