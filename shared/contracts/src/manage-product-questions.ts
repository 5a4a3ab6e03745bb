import { MAX_ANSWER } from './limits.ts';
import { z } from 'zod';
import { digits } from './fields.ts';
import { Decision, managed, ManagePage } from './manage.ts';
import { inArea } from './staff-rights.ts';

const ManagedProductQuestionRow = z.object({
  id: z.int(),
  asked_at: z.iso.datetime(),
  product: z.string(),
  article: z.string(),
  author: z.string(),
  text: z.string(),
  answer: z.string().nullable(),
  published: z.boolean(),
  may_publish: z.boolean().describe('the author consents to publication'),
});
export type ManagedProductQuestionRow = z.infer<typeof ManagedProductQuestionRow>;

export const ManagedProductQuestion = ManagedProductQuestionRow.extend({
  email: z.string().nullable(),
  url: z.string(),
  decisions: z.array(Decision),
});
export type ManagedProductQuestion = z.infer<typeof ManagedProductQuestion>;

const OneQuestion = z.object({ id: digits(z.number().int().positive().max(2_000_000_000)) });

export const manageProductQuestionEndpoints = inArea('product-questions', {
  'GET /manage/product-questions/': {
    summary: 'Unanswered questions about products, oldest first',
    query: ManagePage.extend({ all: z.stringbool().default(false) }),
    answer: managed(ManagedProductQuestionRow),
  },
  'GET /manage/product-questions/{id}/': {
    summary: 'One question about a product',
    params: OneQuestion,
    answer: ManagedProductQuestion,
  },
  'POST /manage/product-questions/{id}/publish/': {
    summary: 'Answers a question; its author gets an e-mail; published on the product page if the author consents',
    params: OneQuestion,
    body: z.object({ text: z.string().trim().min(1, 'Напишите ответ').max(MAX_ANSWER) }),
    answer: ManagedProductQuestion,
  },
} as const);
