import type { redirectOrigins } from '@site/contracts/manage-redirects';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const redirects = pgTable('redirects', {
  from_url: text().notNull(),
  to_url: text().notNull(),
  origin: text().$type<(typeof redirectOrigins)[number]>().notNull().default('stock'),
  created_at: instant('created_at'),
  author: text().notNull().default(''),
});
