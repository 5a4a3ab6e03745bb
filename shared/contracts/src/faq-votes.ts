import { z } from 'zod';
import { digits } from './fields.ts';
import { ManagePage, managed } from './manage.ts';
import { inArea } from './staff-rights.ts';

const OneResponse = z.object({ id: digits(z.number().int().positive().max(2_000_000_000)) });

export const ManagedResponse = z.object({
  id: z.int(),
  group: z.string(),
  question: z.string(),
  /** Votes that the answer helped, and votes that it did not. */
  yes: z.int(),
  no: z.int(),
});
export type ManagedResponse = z.infer<typeof ManagedResponse>;

export const faqEndpoints = {
  'POST /faq/{id}/vote/': {
    summary: 'Votes on whether an answer helped; a second vote replaces the first',
    params: OneResponse,
    body: z.object({ helpful: z.boolean() }),
    answer: z.object({ status: z.literal('ok') }),
  },
} as const;

export const manageFaqEndpoints = inArea('content', {
  'GET /manage/faq/': {
    summary: 'Questions and answers with their votes, sorted by the number that did not help',
    query: ManagePage,
    answer: managed(ManagedResponse),
  },
} as const);

/** Names of the fields as shown to visitors. */
export const faqFieldNames = {
  helpful: 'Помог ли ответ',
};
