import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const smsInbox = pgTable('sms_inbox', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  phone: text().notNull(),
  body: text().notNull(),
  created_at: instant('created_at').notNull(),
});
