import { z } from 'zod';
import { digits } from './fields.ts';
import { Decision, managed, ManagePage } from './manage.ts';

const ManagedProductQuestionRow = z.object({
  id: z.int(),
  asked_at: z.iso.datetime(),
  product: z.string(),
  article: z.string(),
  author: z.string(),
  text: z.string(),
  answer: z.string().nullable(),
  published: z.boolean(),
  may_publish: z.boolean().describe('whoever asked has agreed to it'),
});
export type ManagedProductQuestionRow = z.infer<typeof ManagedProductQuestionRow>;

export const ManagedProductQuestion = ManagedProductQuestionRow.extend({
  email: z.string().nullable(),
  url: z.string(),
  decisions: z.array(Decision),
});
export type ManagedProductQuestion = z.infer<typeof ManagedProductQuestion>;

const OneQuestion = z.object({ id: digits(z.number().int().positive().max(2_000_000_000)) });

export const manageProductQuestionEndpoints = {
  'GET /manage/product-questions/': {
    summary: 'Questions about products that wait for an answer, the oldest first',
    query: ManagePage.extend({ all: z.stringbool().default(false) }),
    answer: managed(ManagedProductQuestionRow),
  },
  'GET /manage/product-questions/{id}/': {
    summary: 'One of them',
    params: OneQuestion,
    answer: ManagedProductQuestion,
  },
  'POST /manage/product-questions/{id}/publish/': {
    summary:
      'Answers the question: whoever asked gets an e-mail; both are on the product’s page where he agreed to that',
    params: OneQuestion,
    body: z.object({ text: z.string().trim().min(1, 'Напишите ответ').max(2000) }),
    answer: ManagedProductQuestion,
  },
} as const;
