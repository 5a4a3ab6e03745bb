import { boolean, char, date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';

export type DiscountGroup = 'A' | 'B' | 'C' | 'D' | 'L' | 'M';

export const categories = pgTable('categories', {
  id: integer().notNull(),
  parent_id: integer(),
  slug: text().notNull(),
  name: text().notNull(),
  h1: text().notNull(),
  intro: text().notNull(),
  seo_text: text().notNull(),
  facets: text().array().notNull(),
  sort: integer().notNull(),
  is_visible: boolean().notNull().default(true),
  /** Whether its products are compared among themselves instead of within the parent category. */
  compared_apart: boolean().notNull().default(false),
});

export const attributes = pgTable('attributes', {
  code: text().notNull(),
  label: text().notNull(),
  type: text().$type<'list' | 'range' | 'flag' | 'text'>().notNull(),
  grp: text().$type<'main' | 'electric' | 'size' | 'conditions'>().notNull(),
  step: doublePrecision().notNull().default(1),
  sort: integer().notNull(),
});

export type StockState = 'in_stock' | 'low_stock' | 'expected' | 'backorder' | 'on_request' | 'discontinued';

export type StoredBadge = 'new' | 'hit' | 'promo' | 'discontinued';

export const products = pgTable('products', {
  id: integer().notNull(),
  slug: text().notNull(),
  article: text().notNull(),
  old_articles: text().array().notNull().default([]),
  name: text().notNull(),
  series: text().notNull(),
  category_id: integer().notNull(),
  short_description: text().notNull(),
  description: text().notNull(),
  price_retail: integer(),
  discount_group: char({ length: 1 }).$type<DiscountGroup>().notNull(),
  unit: text().notNull(),
  multiplicity: integer().notNull().default(1),
  min_qty: integer().notNull().default(1),
  stock_state: text().$type<StockState>().notNull(),
  stock_qty: integer().notNull().default(0),
  /** Parts of the quantity by warehouse, by name; empty: not known. */
  stocks: jsonb().$type<{ warehouse: string; qty: number }[]>().notNull().default([]),
  stock_date: date({ mode: 'string' }),
  lead_weeks: integer(),
  badges: text().array().$type<StoredBadge[]>().notNull().default([]),
  warranty_months: integer().notNull(),
  key_attributes: jsonb().$type<{ label: string; value: string }[]>().notNull(),
  included_items: jsonb().$type<{ name: string; qty: number; unit: string }[]>().notNull(),
  /** Parameters of the program that draws the product; empty for a product with stored pictures. */
  drawing: jsonb().$type<unknown>().notNull(),
  picture_version: text().notNull(),
  successor_id: integer(),
  popularity: integer().notNull(),
  is_published: boolean().notNull().default(true),
  created_at: instant('created_at').notNull(),
});

export const productCategories = pgTable('product_categories', {
  category_id: integer().notNull(),
  product_id: integer().notNull(),
});

export const productAttributes = pgTable('product_attributes', {
  product_id: integer().notNull(),
  code: text().notNull(),
  value: text().notNull(),
  label: text().notNull(),
  num: doublePrecision(),
});

export const productRelations = pgTable('product_relations', {
  product_id: integer().notNull(),
  related_id: integer().notNull(),
  kind: text().$type<'accessory_required' | 'accessory' | 'spare_part' | 'analog'>().notNull(),
  position: text().notNull().default(''),
  sort: integer().notNull(),
});

export const productDocuments = pgTable('product_documents', {
  product_id: integer().notNull(),
  document_id: integer().notNull(),
});

export const productVideos = pgTable('product_videos', {
  product_id: integer().notNull(),
  file: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  seconds: integer().notNull(),
  published_on: date({ mode: 'string' }).notNull(),
  sort: integer().notNull(),
});
