import type { StaffRole } from '@site/contracts/staff-rights';
import type { Role } from '@site/contracts/user-data';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

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
  /** Roles in the back office; they count for employees of the manufacturer only. */
  staff_roles: text().array().$type<StaffRole[]>().notNull().default([]),
  user_access_moderation: boolean().notNull().default(false),
  bpt: boolean().notNull().default(false),
  is_blocked: boolean().notNull().default(false),
  email_confirmed_at: instant('email_confirmed_at'),
  /** Confirmed separately for the online courses, which are an external system. */
  learning_email_confirmed_at: instant('learning_email_confirmed_at'),
  notify_by_email: boolean().notNull().default(true),
  notify_by_sms: boolean().notNull().default(true),
  /** When the profile will be deleted; the deletion can be cancelled until then. */
  deletion_at: instant('deletion_at'),
  deleted_at: instant('deleted_at'),
  /** Whether a daily email lists unread notices. */
  notice_digest: boolean().notNull().default(false),
  notice_digest_at: instant('notice_digest_at'),
});

export type UserRow = typeof users.$inferSelect;
