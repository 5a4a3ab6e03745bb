import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import type { PartnerLevel } from './company-tables.ts';

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
  /** Public id in the user's list of devices. */
  name: uuid().defaultRandom().notNull(),
  device: text().notNull().default(''),
  address: text().notNull().default(''),
  seen_at: instant('seen_at'),
  /** When the session passed the second factor of the back office. */
  stepped_up_at: instant('stepped_up_at'),
  /** A solved captcha allows one more code until then. */
  captcha_pass_until: instant('captcha_pass_until'),
  /** The session of an activation, which renders pages as this user. */
  is_read_only: boolean().notNull().default(false),
});

export const owners = pgTable('owners', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  user_id: uuid(),
  session_hash: text(),
  share_token: text(),
});
