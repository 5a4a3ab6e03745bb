import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const faqItems = pgTable('faq_items', {
  id: integer().notNull(),
  group_code: text().notNull(),
  group_title: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  sort: integer().notNull(),
});
