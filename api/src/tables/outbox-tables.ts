import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const outgoingMessages = pgTable('outgoing_messages', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  channel: text().$type<'mail' | 'sms'>().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  created_at: instant('created_at').notNull(),
  next_try_at: instant('next_try_at').notNull(),
  tries: integer().notNull().default(0),
});
