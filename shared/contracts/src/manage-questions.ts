import { MAX_ANSWER } from './limits.ts';
import { z } from 'zod';
import { digits } from './fields.ts';
import { Decision, managed, ManagePage } from './manage.ts';
import { OrderRequestOfBuyer } from './orders.ts';
import { inArea } from './staff-rights.ts';

const ManagedQuestionRow = OrderRequestOfBuyer.extend({
  order_number: z.int(),
  buyer: z.string(),
});
export type ManagedQuestionRow = z.infer<typeof ManagedQuestionRow>;

export const ManagedQuestion = ManagedQuestionRow.extend({
  order_id: z.uuid(),
  phone: z.string(),
  email: z.string(),
  decisions: z.array(Decision),
});
export type ManagedQuestion = z.infer<typeof ManagedQuestion>;

export const QuestionReply = z.object({
  text: z.string().trim().max(MAX_ANSWER).default(''),
  /** For returns only: accepted or refused. */
  accept: z.boolean().optional(),
});

const OneQuestion = z.object({ number: digits(z.number().int().positive().max(2_000_000_000)) });

export const manageQuestionEndpoints = inArea('questions', {
  'GET /manage/questions/': {
    summary: 'Questions about orders and return requests; open ones first, oldest at the top',
    query: ManagePage.extend({ all: z.stringbool().default(false) }),
    answer: managed(ManagedQuestionRow),
  },
  'GET /manage/questions/{number}/': {
    summary: 'One question or return request',
    params: OneQuestion,
    answer: ManagedQuestion,
  },
  'POST /manage/questions/{number}/answer/': {
    summary: 'Answers a question, or accepts or refuses a return; the buyer gets an e-mail',
    params: OneQuestion,
    body: QuestionReply,
    answer: ManagedQuestion,
  },
} as const);
