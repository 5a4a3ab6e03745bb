import type { KeyArea, StaffSection } from '@site/contracts/staff-rights';
import { bigint, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const secondFactors = pgTable('second_factors', {
  user_id: uuid().notNull(),
  /** Encrypted. */
  secret: text().notNull(),
  created_at: instant('created_at').notNull(),
  confirmed_at: instant('confirmed_at'),
  /** Number of the last period of 30 s with an accepted code. */
  last_period: bigint({ mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable('recovery_codes', { user_id: uuid().notNull(), code_hash: text().notNull() });

export const staffViews = pgTable('staff_views', {
  id: uuid().defaultRandom().notNull(),
  user_id: uuid().notNull(),
  section: text().$type<StaffSection>().notNull(),
  name: text().notNull(),
  query: text().notNull(),
  created_at: instant('created_at').notNull(),
});

export const manageKeys = pgTable('manage_keys', {
  id: uuid().defaultRandom().notNull(),
  name: text().notNull(),
  key_hash: text().notNull(),
  areas: text().array().$type<KeyArea[]>().notNull(),
  /** The last day in Moscow. */
  until: date(),
  created_at: instant('created_at').notNull(),
  created_by: text().notNull(),
  last_used_at: instant('last_used_at'),
  revoked_at: instant('revoked_at'),
});

export type ManageKeyRow = typeof manageKeys.$inferSelect;
