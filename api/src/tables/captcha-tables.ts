import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const captchaChallenges = pgTable('captcha_challenges', {
  challenge: text().notNull(),
  session_hash: text().notNull(),
  bits: integer().notNull(),
  expires_at: instant('expires_at').notNull(),
});
