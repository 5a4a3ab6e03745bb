import type { MenuItem } from '@site/contracts/site-data';
import type { Role } from '@site/contracts/user-data';
import {
  bigint,
  boolean,
  char,
  customType,
  date,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PageBlock } from '../modules/content/page-block.ts';
import type { ProductDrawing } from '../modules/media/drawings/index.ts';

/** Typed view of the tables; the migrations are the authority on constraints and indexes. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Both drivers have parsed what they answer. drizzle's own column parses a string once more, and makes a number of one
 * that consists of digits: «1000000000010» (drizzle-orm 0.45, pg-core/columns/jsonb.js).
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

export const siteValues = pgTable('site_values', {
  section: text().$type<'settings' | 'contacts' | 'texts' | 'urls' | 'seller' | 'checkout'>().notNull(),
  key: text().notNull(),
  value: jsonb().notNull(),
});

export const menus = pgTable('menus', { code: text().notNull(), items: jsonb().$type<MenuItem[]>().notNull() });

export const redirects = pgTable('redirects', { from_url: text().notNull(), to_url: text().notNull() });

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
export type DiscountGroup = 'A' | 'B' | 'C' | 'D' | 'L' | 'M';
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
  stock_date: date({ mode: 'string' }),
  lead_weeks: integer(),
  badges: text().array().$type<StoredBadge[]>().notNull().default([]),
  warranty_months: integer().notNull(),
  key_attributes: jsonb().$type<{ label: string; value: string }[]>().notNull(),
  included_items: jsonb().$type<{ name: string; qty: number; unit: string }[]>().notNull(),
  drawing: jsonb().$type<ProductDrawing>().notNull(),
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

export type DocumentSection = { title: string; paragraphs: string[] };

export const documents = pgTable('documents', {
  id: integer().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  kind: text().notNull(),
  series: text().notNull(),
  body: jsonb().$type<DocumentSection[]>().notNull(),
  size_bytes: integer().notNull(),
  updated_at: date({ mode: 'string' }).notNull(),
});

export const productDocuments = pgTable('product_documents', {
  product_id: integer().notNull(),
  document_id: integer().notNull(),
});

export const pages = pgTable('pages', {
  path: text().notNull(),
  title: text().notNull(),
  h1: text().notNull(),
  description: text().notNull(),
  robots: text().notNull().default('index, follow'),
  access: text().$type<'public' | 'user'>().notNull().default('public'),
  parent_path: text(),
  blocks: jsonb().$type<PageBlock[]>().notNull(),
  nofooter: boolean().notNull().default(false),
  noheader: boolean().notNull().default(false),
});

export const news = pgTable('news', {
  id: integer().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  published_at: instant('published_at').notNull(),
  tags: text().array().notNull(),
  scene: text().notNull(),
  blocks: jsonb().$type<PageBlock[]>().notNull(),
  is_published: boolean().notNull().default(true),
});

export const projects = pgTable('projects', {
  id: integer().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  city: text().notNull(),
  object_type: text().notNull(),
  year: integer().notNull(),
  scene: text().notNull(),
  blocks: jsonb().$type<PageBlock[]>().notNull(),
});

export const partners = pgTable('partners', {
  id: integer().notNull(),
  slug: text().notNull(),
  name: text().notNull(),
  level: text().$type<'partner' | 'silver' | 'gold' | 'platinum'>().notNull(),
  types: text().array().notNull(),
  city_slug: text().notNull(),
  city: text().notNull(),
  city_prepositional: text().notNull(),
  address: text().notNull(),
  longitude: doublePrecision().notNull(),
  latitude: doublePrecision().notNull(),
  directions: text().array().notNull(),
  phone: text().notNull(),
  hours: text().notNull(),
  about: text().notNull(),
});

export const events = pgTable('events', {
  id: integer().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  lead: text().notNull(),
  type: text().$type<'offline' | 'webinar' | 'online'>().notNull(),
  days_ahead: integer().notNull(),
  start_minute: integer().notNull(),
  duration_minutes: integer().notNull(),
  timezone: text().notNull(),
  city: text(),
  seats_total: integer().notNull(),
  seats_taken: integer().notNull(),
  price: integer().notNull(),
  programme: jsonb().$type<{ title: string; hours: string }[]>().notNull(),
});

export const faqItems = pgTable('faq_items', {
  id: integer().notNull(),
  group_code: text().notNull(),
  group_title: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  sort: integer().notNull(),
});

export type PartnerLevel = 'none' | 'partner' | 'silver' | 'gold' | 'platinum';

export const companies = pgTable('companies', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  name: text().notNull(),
  inn: text().notNull(),
  kpp: text().notNull().default(''),
  credit_limit: integer(),
  level: text().$type<PartnerLevel>().notNull().default('none'),
  personal_discount: jsonb().$type<Partial<Record<DiscountGroup, number>>>().notNull().default({}),
  dealer_access: boolean().notNull().default(false),
  dealer_access_moderation: boolean().notNull().default(false),
  kp_access: boolean().notNull().default(false),
  kp_access_moderation: boolean().notNull().default(false),
});

export const users = pgTable('users', {
  id: uuid().defaultRandom().notNull(),
  phone: text().notNull(),
  surname: text().notNull(),
  name: text().notNull(),
  patronymic: text().notNull().default(''),
  email: text().notNull().default(''),
  city: text().notNull().default(''),
  position: text().notNull().default(''),
  role: text().$type<Exclude<Role, 'guest'>>().notNull().default('customer'),
  company_id: integer(),
  came_user: boolean().notNull().default(false),
  user_access_moderation: boolean().notNull().default(false),
  bpt: boolean().notNull().default(false),
  is_blocked: boolean().notNull().default(false),
});

/** Ids that a login or a logout has put others in the place of. */
export const replacedSessions = pgTable('replaced_sessions', {
  id_hash: text().notNull(),
  replaced_at: instant('replaced_at').notNull(),
});

export const sessions = pgTable('sessions', {
  id_hash: text().notNull(),
  user_id: uuid(),
  pending_phone: text(),
  price_level: text().$type<Exclude<PartnerLevel, 'none'>>(),
  created_at: instant('created_at').notNull(),
  expires_at: instant('expires_at').notNull(),
});

export const loginCodes = pgTable('login_codes', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  phone: text().notNull(),
  salt: text().notNull(),
  code_hash: text().notNull(),
  created_at: instant('created_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  attempts_left: integer().notNull(),
  state: text().$type<'open' | 'used' | 'replaced' | 'dead'>().notNull().default('open'),
  died_at: instant('died_at'),
});

export const smsInbox = pgTable('sms_inbox', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  phone: text().notNull(),
  body: text().notNull(),
  created_at: instant('created_at').notNull(),
});

export const formRequests = pgTable('form_requests', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  form_code: text().notNull(),
  fields: jsonb().notNull(),
  user_id: uuid(),
  address: text().notNull(),
  consent_version: text().notNull(),
  consent_hash: text().notNull(),
  created_at: instant('created_at').notNull(),
});
