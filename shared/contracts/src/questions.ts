import { z } from 'zod';
import { emailAddress, FILL_IN, requiredWords, TOO_LONG } from './fields.ts';
import { MAX_QUESTION } from './limits.ts';

/** A question about a product, published with its answer. Of who asked there is no more than this. */
export const ProductQuestion = z.object({
  id: z.int(),
  author: z.string(),
  city: z.string(),
  text: z.string(),
  asked_on: z.iso.date(),
  answer: z.string(),
  answered_on: z.iso.date(),
});
export type ProductQuestion = z.infer<typeof ProductQuestion>;

/** The newest of them; `GET /api/product/{id}/questions/?after={id of the last one shown}` has those that follow. */
export const ProductQuestions = z.object({ items: z.array(ProductQuestion), total: z.int().nonnegative() });
export type ProductQuestions = z.infer<typeof ProductQuestions>;

/**
 * `POST /api/product/{id}/questions/`: it is answered by e-mail, and published with its answer, without the address, where
 * that is agreed to.
 */
export const QuestionRequest = z.object({
  name: requiredWords,
  city: requiredWords,
  email: emailAddress,
  text: z.string().trim().min(1, FILL_IN).max(MAX_QUESTION, TOO_LONG),
  consent: z.literal(true, FILL_IN),
  /** A purpose of its own, which nothing depends on. Remotes of before 23 November 2026 do not ask. */
  consent_publication: z.boolean().default(false),
});
export type QuestionRequest = z.infer<typeof QuestionRequest>;
