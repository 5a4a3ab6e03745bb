import type { products } from '../../src/tables/catalog-tables.ts';
import type { productQuestions } from '../../src/tables/question-tables.ts';
import { spread } from '../products/build-products.ts';
import type { Asked, Questions } from './asked.ts';
import { barrierQuestions } from './barriers.ts';
import { electronicsQuestions } from './electronics.ts';
import { gateQuestions } from './gates.ts';

const questions: Questions = { ...gateQuestions, ...barrierQuestions, ...electronicsQuestions };

const HOUR = 60 * 60_000;

/** Questions are some weeks apart; answers follow within two days. */
const rowsOf = (productId: number, article: string, asked: readonly Asked[], now: Date) =>
  asked.map(([author, city, text, answer], index) => {
    const daysAgo = 5 + spread(`asked ${article}`, 40) + index * (19 + spread(`between ${article}`, 30));
    const asked_at = new Date(now.getTime() - daysAgo * 24 * HOUR - spread(text, 24) * HOUR);
    const answered_at = new Date(asked_at.getTime() + (2 + spread(answer, 46)) * HOUR);
    return {
      product_id: productId,
      author,
      city,
      text,
      asked_at,
      answer,
      answered_at,
      may_publish: true,
      is_published: true,
    };
  });

export const questionRows = (
  all: readonly (typeof products.$inferInsert)[],
  now: Date,
): (typeof productQuestions.$inferInsert)[] =>
  all.flatMap(({ id, article }) => rowsOf(id, article, questions[article] ?? [], now));
