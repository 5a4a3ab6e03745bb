import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import type { PartnerLevel } from '../pricing/discounts.ts';

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
  /** What the visitor's list of devices knows it by. */
  name: uuid().defaultRandom().notNull(),
  device: text().notNull().default(''),
  address: text().notNull().default(''),
  seen_at: instant('seen_at'),
  /** Until then one more code may be asked for: the captcha has been solved. */
  captcha_pass_until: instant('captcha_pass_until'),
});

export const owners = pgTable('owners', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  user_id: uuid(),
  session_hash: text(),
  share_token: text(),
});
