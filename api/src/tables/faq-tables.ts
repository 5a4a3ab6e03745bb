import { eq } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const faqItems = pgTable('faq_items', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  group_code: text().notNull(),
  group_title: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  sort: integer().notNull(),
  /** Articles of the products that the answer is about. */
  products: text().array().notNull().default([]),
  /** The group is unpublished. The row keeps its id and its votes. */
  is_withdrawn: boolean().notNull().default(false),
});

export const isShown = eq(faqItems.is_withdrawn, false);

export const faqVotes = pgTable('faq_votes', {
  faq_id: integer().notNull(),
  voter: text().notNull(),
  helpful: boolean().notNull(),
  voted_at: instant('voted_at').notNull(),
});
