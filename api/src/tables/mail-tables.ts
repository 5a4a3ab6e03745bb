import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const mailInbox = pgTable('mail_inbox', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  created_at: instant('created_at').notNull(),
});
