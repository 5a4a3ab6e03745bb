import { z } from 'zod';
import { OkResponse } from './auth.ts';
import { TOO_LONG } from './fields.ts';

const words = z.string().trim().max(2000, TOO_LONG).default('');

/** A participant's rating of an event: 1 to 5, 5 is the best. */
export const EventFeedback = z.object({ rating: z.int().min(1).max(5), liked: words, missed: words });
export type EventFeedback = z.output<typeof EventFeedback>;

export const FeedbackPageData = z.object({
  kind: z.literal('academy-feedback'),
  code: z.uuid(),
  event: z.object({
    url: z.string(),
    title: z.string(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    timezone: z.string(),
  }),
  /** Previous feedback, which can be replaced. */
  feedback: EventFeedback.nullable(),
});
export type FeedbackPageData = z.infer<typeof FeedbackPageData>;

export const academyFeedbackEndpoints = {
  'PUT /academy/feedback/{code}/': {
    summary: 'Saves the feedback of a participant, who has the code from the e-mail',
    params: z.object({ code: z.uuid() }),
    body: EventFeedback,
    answer: OkResponse,
  },
} as const;

/** Names of the fields as shown to visitors. */
export const academyFeedbackFieldNames = {
  liked: 'Что понравилось',
  missed: 'Чего не\u00a0хватило',
  rating: 'Оценка',
};
