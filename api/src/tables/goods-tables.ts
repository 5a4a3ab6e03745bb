import type { PageResponse } from '@site/contracts/page';
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';

export const goodsImports = pgTable('goods_imports', {
  id: integer().generatedAlwaysAsIdentity().notNull(),
  at: instant('at').notNull(),
  author: text().notNull(),
  undone_at: instant('undone_at'),
});

export const goodsChanges = pgTable('goods_changes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  import_id: integer().notNull(),
  table_name: text().$type<'attributes' | 'categories' | 'products'>().notNull(),
  key: text().notNull(),
  before: jsonb().$type<Record<string, unknown> | null>(),
  after: jsonb().$type<Record<string, unknown>>().notNull(),
});

export const productPreviews = pgTable('product_previews', {
  id: uuid().defaultRandom().notNull(),
  page: jsonb().$type<PageResponse>().notNull(),
  expires_at: instant('expires_at').notNull(),
});
