import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { productQuestions } from '../../tables/question-tables.ts';

const publishedOf = (productId: number) =>
  and(eq(productQuestions.product_id, productId), eq(productQuestions.is_published, true));

/** Public reads, which can be cached. */
export const createQuestionReads = (db: Db) => ({
  /** Returns questions newest first, starting after the question `after`. */
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
