import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const stockNotices = pgTable('stock_notices', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  product_id: integer().notNull(),
  email: text().notNull(),
  user_id: uuid(),
  address: text().notNull(),
  agreed_version: text().notNull(),
  agreed_hash: text().notNull(),
  created_at: instant('created_at').notNull(),
  sent_at: instant('sent_at'),
});
