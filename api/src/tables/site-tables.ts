import type { MenuItem } from '@site/contracts/site-data';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';

export type SiteSection = 'settings' | 'contacts' | 'texts' | 'urls' | 'seller' | 'checkout';

export const siteValues = pgTable('site_values', {
  section: text().$type<SiteSection>().notNull(),
  key: text().notNull(),
  value: jsonb().notNull(),
});

export const menus = pgTable('menus', { code: text().notNull(), items: jsonb().$type<MenuItem[]>().notNull() });

/** Addresses of menu entries that the site no longer serves. */
export const brokenMenuLinks = pgTable('broken_menu_links', {
  url: text().notNull(),
  since: instant('since').notNull(),
});

/** `before`: the entries that the change replaced. */
export const menuChanges = pgTable('menu_changes', {
  id: integer().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  at: instant('at').notNull(),
  author: text().notNull(),
  text: text().notNull(),
  before: jsonb().$type<MenuItem[]>().notNull(),
});
