import type { MenuItem } from '@site/contracts/site-data';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb } from '../db/columns.ts';

export type SiteSection = 'settings' | 'contacts' | 'texts' | 'urls' | 'seller' | 'checkout';

export const siteValues = pgTable('site_values', {
  section: text().$type<SiteSection>().notNull(),
  key: text().notNull(),
  value: jsonb().notNull(),
});

export const menus = pgTable('menus', { code: text().notNull(), items: jsonb().$type<MenuItem[]>().notNull() });
