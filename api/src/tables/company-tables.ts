import type { MemberRole } from '@site/contracts/company-members';
import type { partnerLevels, taxModes } from '@site/contracts/company-lists';
import type { ProjectDraft } from '@site/contracts/company-profile';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';
import type { DiscountGroup } from './catalog-tables.ts';

export type PartnerLevel = (typeof partnerLevels)[number];

export const companies = pgTable('companies', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  name: text().notNull(),
  inn: text().notNull(),
  kpp: text().notNull().default(''),
  ogrn: text().notNull().default(''),
  legal_address: text().notNull().default(''),
  bank_name: text().notNull().default(''),
  bik: text().notNull().default(''),
  checking_account: text().notNull().default(''),
  corr_account: text().notNull().default(''),
  tax_mode: text().$type<(typeof taxModes)[number]>().notNull().default('vat22'),
  credit_limit: integer(),
  level: text().$type<PartnerLevel>().notNull().default('none'),
  personal_discount: jsonb().$type<Partial<Record<DiscountGroup, number>>>().notNull().default({}),
  dealer_access: boolean().notNull().default(false),
  dealer_access_moderation: boolean().notNull().default(false),
  kp_access: boolean().notNull().default(false),
  kp_access_moderation: boolean().notNull().default(false),
  /** While set, level, discounts, access and credit have no effect. */
  suspended_at: instant('suspended_at'),
  suspension_reason: text().notNull().default(''),
});
export type CompanyRow = typeof companies.$inferSelect;

export const companyMembers = pgTable('company_members', {
  id: uuid().defaultRandom().notNull(),
  company_id: integer().notNull(),
  user_id: uuid(),
  phone: text().notNull(),
  state: text().$type<'pending' | 'invited' | 'active' | 'denied' | 'removed'>().notNull(),
  role: text().$type<MemberRole>().notNull().default('company_employee'),
  surname: text().notNull().default(''),
  name: text().notNull().default(''),
  patronymic: text().notNull().default(''),
  email: text().notNull().default(''),
  position: text().notNull().default(''),
  branch_id: uuid(),
  photo: uuid(),
  show_on_site: boolean().notNull().default(false),
  reason: text().notNull().default(''),
  created_at: instant('created_at').notNull(),
  decided_at: instant('decided_at'),
  expires_at: instant('expires_at'),
});
export type MemberRow = typeof companyMembers.$inferSelect;

export const companyEntries = pgTable('company_entries', {
  id: uuid().defaultRandom().notNull(),
  company_id: integer().notNull(),
  kind: text().$type<'office' | 'branch' | 'project'>().notNull(),
  draft: jsonb().$type<ProjectDraft>(),
  published: jsonb().$type<unknown>(),
  published_at: instant('published_at'),
  is_hidden: boolean().notNull().default(false),
  created_at: instant('created_at').notNull(),
});
export type EntryRow = typeof companyEntries.$inferSelect;

export const companyRevisions = pgTable('company_revisions', {
  id: uuid().defaultRandom().notNull(),
  entry_id: uuid().notNull(),
  content: jsonb().$type<unknown>().notNull(),
  state: text().$type<'pending' | 'approved' | 'rejected' | 'replaced'>().notNull(),
  author_id: uuid(),
  created_at: instant('created_at').notNull(),
  decided_at: instant('decided_at'),
  decided_by: text(),
  reason: text().notNull().default(''),
});
export type RevisionRow = typeof companyRevisions.$inferSelect;

export const companyItems = pgTable('company_items', {
  id: uuid().defaultRandom().notNull(),
  company_id: integer().notNull(),
  kind: text().$type<'service' | 'product'>().notNull(),
  article: text().notNull().default(''),
  name: text().notNull(),
  category: text().notNull().default(''),
  unit: text().notNull(),
  price: integer().notNull(),
  vat_included: boolean().notNull().default(true),
  description: text().notNull().default(''),
  duration: text().notNull().default(''),
  image: uuid(),
  is_active: boolean().notNull().default(true),
  created_at: instant('created_at').notNull(),
});
export type ItemRow = typeof companyItems.$inferSelect;

export const companyFiles = pgTable('company_files', {
  id: uuid().notNull(),
  company_id: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: instant('created_at').notNull(),
});
export type CompanyFileRow = typeof companyFiles.$inferSelect;
