import { and, desc, eq, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { instant } from '../../db/schema.ts';

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
});

const publishedOf = (productId: number) =>
  and(eq(productQuestions.product_id, productId), eq(productQuestions.is_published, true));

/** What everybody may read, so that it may be kept for a while. */
export const createQuestionReads = (db: Db) => ({
  /** Newest first, from the one after `after`. */
  published: (productId: number, after: number | null, limit: number) =>
    db
      .select()
      .from(productQuestions)
      .where(
        and(
          publishedOf(productId),
          after === null
            ? undefined
            : sql`(${productQuestions.asked_at}, ${productQuestions.id}) <
                (select p.asked_at, p.id from product_questions p where p.id = ${after})`,
        ),
      )
      .orderBy(desc(productQuestions.asked_at), desc(productQuestions.id))
      .limit(limit),

  count: async (productId: number) => db.$count(productQuestions, publishedOf(productId)),
});

export type QuestionReads = ReturnType<typeof createQuestionReads>;

export const createQuestionRepository = (db: Db) => ({
  add: (row: typeof productQuestions.$inferInsert) => db.insert(productQuestions).values(row),
});
