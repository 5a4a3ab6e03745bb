import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type ProductQuestionRow, productQuestions } from '../../tables/question-tables.ts';

const publishedOf = (productId: number) =>
  and(eq(productQuestions.product_id, productId), eq(productQuestions.is_published, true));

/** Public reads, which can be cached. */
export class QuestionReads {
  constructor(private readonly db: Db) {}

  /** Returns questions newest first, starting after the question `after`. */
  async published(productId: number, after: number | null, limit: number): Promise<ProductQuestionRow[]> {
    return this.db
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
      .limit(limit);
  }

  async count(productId: number): Promise<number> {
    return this.db.$count(productQuestions, publishedOf(productId));
  }
}

export async function addQuestion(db: Db, row: typeof productQuestions.$inferInsert): Promise<void> {
  await db.insert(productQuestions).values(row);
}
