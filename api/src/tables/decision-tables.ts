import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const decisions = pgTable('decisions', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  at: instant('at').notNull(),
  author: text().notNull(),
  noun: text().notNull(),
  subject: text().notNull(),
  action: text().notNull(),
  text: text().notNull().default(''),
});
