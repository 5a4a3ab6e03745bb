import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const notices = pgTable('notices', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  user_id: uuid().notNull(),
  title: text().notNull(),
  text: text().notNull().default(''),
  url: text().notNull(),
  created_at: instant('created_at').notNull(),
  read_at: instant('read_at'),
  mailed_at: instant('mailed_at'),
});
export type NoticeRow = typeof notices.$inferSelect;
