import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const productQuestions = pgTable('product_questions', {
  id: integer().generatedAlwaysAsIdentity().notNull(),
  product_id: integer().notNull(),
  author: text().notNull(),
  city: text().notNull(),
  email: text(),
  text: text().notNull(),
  asked_at: instant('asked_at').notNull(),
  answer: text(),
  answered_at: instant('answered_at'),
  is_published: boolean().notNull().default(false),
  user_id: uuid(),
  address: text(),
  agreed_version: text(),
  agreed_hash: text(),
  may_publish: boolean().notNull().default(false),
  publication_hash: text(),
});
export type ProductQuestionRow = typeof productQuestions.$inferSelect;
