import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb } from '../db/columns.ts';
import type { StoredBlock } from '@site/contracts/stored-blocks';

export const pages = pgTable('pages', {
  path: text().notNull(),
  title: text().notNull(),
  h1: text().notNull(),
  description: text().notNull(),
  robots: text().notNull().default('index, follow'),
  access: text().$type<'public' | 'user'>().notNull().default('public'),
  parent_path: text(),
  blocks: jsonb().$type<StoredBlock[]>().notNull(),
  nofooter: boolean().notNull().default(false),
  noheader: boolean().notNull().default(false),
  scroll: text().$type<'full-page'>(),
});

export type PageRow = typeof pages.$inferSelect;
