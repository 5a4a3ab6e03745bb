import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { products } from '../../tables/catalog-tables.ts';
import { productQuestions } from '../../tables/question-tables.ts';
import type { Waiting } from '../../waiting.ts';

const columns = { question: productQuestions, name: products.name, article: products.article, slug: products.slug };

const waiting = isNull(productQuestions.answer);

export class ManagedQuestionRepository {
  constructor(private readonly db: Db) {}

  /** Unanswered questions come first. */
  async list(all: boolean, limit: number, offset: number) {
    return this.asked()
      .where(all ? undefined : waiting)
      .orderBy(
        sql`${productQuestions.answer} is not null`,
        all ? desc(productQuestions.asked_at) : asc(productQuestions.asked_at),
      )
      .limit(limit)
      .offset(offset);
  }

  async count(all: boolean): Promise<number> {
    return this.db.$count(productQuestions, all ? undefined : waiting);
  }

  async find(id: number) {
    const [row] = await this.asked().where(eq(productQuestions.id, id));
    return row;
  }

  /** Stores the answer and publishes the question when its author has consented. */
  async answer(id: number, answer: string, now: Date): Promise<void> {
    await this.db
      .update(productQuestions)
      .set({ answer, answered_at: now, is_published: sql`${productQuestions.may_publish}` })
      .where(eq(productQuestions.id, id));
  }

  private asked() {
    return this.db
      .select(columns)
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.product_id));
  }
}

/** For the queue of the staff. */
export const waitingQuestions: Waiting = {
  'product-questions': sql`select asked_at from product_questions where answer is null`,
};
