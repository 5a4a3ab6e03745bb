import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { products } from '../../tables/catalog-tables.ts';
import { productQuestions } from '../../tables/question-tables.ts';

const columns = { question: productQuestions, name: products.name, article: products.article, slug: products.slug };

export function createManagedQuestionRepository(db: Db) {
  const asked = () =>
    db.select(columns).from(productQuestions).innerJoin(products, eq(products.id, productQuestions.product_id));
  const waiting = isNull(productQuestions.answer);
  return {
    /** Unanswered questions come first. */
    list: (all: boolean, limit: number, offset: number) =>
      asked()
        .where(all ? undefined : waiting)
        .orderBy(
          sql`${productQuestions.answer} is not null`,
          all ? desc(productQuestions.asked_at) : asc(productQuestions.asked_at),
        )
        .limit(limit)
        .offset(offset),
    count: (all: boolean) => db.$count(productQuestions, all ? undefined : waiting),
    async find(id: number) {
      const [row] = await asked().where(eq(productQuestions.id, id));
      return row;
    },
    /** Stores the answer and publishes the question when its author has consented. */
    answer: (id: number, answer: string, now: Date) =>
      db
        .update(productQuestions)
        .set({ answer, answered_at: now, is_published: sql`${productQuestions.may_publish}` })
        .where(eq(productQuestions.id, id)),
  };
}
