import { z } from 'zod';
import { OkAnswer } from './auth.ts';
import { TOO_LONG } from './fields.ts';

const words = z.string().trim().max(2000, TOO_LONG).default('');

/** What a participant says of an event: marks as at school, 5 is the best. */
export const EventFeedback = z.object({ rating: z.int().min(1).max(5), liked: words, missed: words });
export type EventFeedback = z.output<typeof EventFeedback>;

export const FeedbackPageData = z.object({
  kind: z.literal('academy-feedback'),
  /** Of the address. */
  code: z.uuid(),
  event: z.object({
    url: z.string(),
    title: z.string(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    timezone: z.string(),
  }),
  /** What was said before; it can be said anew. */
  feedback: EventFeedback.nullable(),
});
export type FeedbackPageData = z.infer<typeof FeedbackPageData>;

export const academyFeedbackEndpoints = {
  'PUT /academy/feedback/{code}/': {
    summary: 'How an event was, by whoever got the letter after it',
    params: z.object({ code: z.uuid() }),
    body: EventFeedback,
    answer: OkAnswer,
  },
} as const;
