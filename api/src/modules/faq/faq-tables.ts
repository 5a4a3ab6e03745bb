import { eq } from 'drizzle-orm';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

export const faqItems = pgTable('faq_items', {
  id: integer().generatedByDefaultAsIdentity().notNull(),
  group_code: text().notNull(),
  group_title: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  sort: integer().notNull(),
  /** What the answer is about, by article number. */
  products: text().array().notNull().default([]),
  /** Its group is off the site: its number and its votes wait for it. */
  is_withdrawn: boolean().notNull().default(false),
});

export const isShown = eq(faqItems.is_withdrawn, false);

export const faqVotes = pgTable('faq_votes', {
  faq_id: integer().notNull(),
  voter: text().notNull(),
  helpful: boolean().notNull(),
  voted_at: instant('voted_at').notNull(),
});
