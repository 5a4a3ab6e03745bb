import { z } from 'zod';
import { emailAddress, FILL_IN, requiredWords, TOO_LONG } from './fields.ts';
import { MAX_QUESTION } from './limits.ts';

/** A published question about a product, with its answer and the only public data of its author. */
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

/** The newest questions; `GET /api/product/{id}/questions/?after={id of the last one shown}` returns the next ones. */
export const ProductQuestions = z.object({ items: z.array(ProductQuestion), total: z.int().nonnegative() });
export type ProductQuestions = z.infer<typeof ProductQuestions>;

/**
 * `POST /api/product/{id}/questions/`: answered by e-mail; published with its answer, without the e-mail address, if the
 * author consents.
 */
export const QuestionRequest = z.object({
  name: requiredWords,
  city: requiredWords,
  email: emailAddress,
  text: z.string().trim().min(1, FILL_IN).max(MAX_QUESTION, TOO_LONG),
  consent: z.literal(true, FILL_IN),
  /** Optional separate consent. Remotes built before 23 November 2026 do not send it. */
  consent_publication: z.boolean().default(false),
});
export type QuestionRequest = z.infer<typeof QuestionRequest>;

/** Names of the fields as shown to visitors. */
export const questionFieldNames = {
  consent_publication: 'Согласие на\u00a0публикацию',
};
