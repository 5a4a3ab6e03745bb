import { z } from 'zod';
import { CUSTOM_GROUP, customFormats, trainingCategories } from './academy-lists.ts';
import { FormAccepted } from './blocks.ts';
import { emailAddress, FILL_IN, mobilePhone, requiredWords, TOO_LONG } from './fields.ts';

const size = `Группа от\u00a0${CUSTOM_GROUP.min} до\u00a0${CUSTOM_GROUP.max} человек`;

/** Request for a private event; the coordinator decides on it. */
export const CustomEventRequest = z.object({
  company: z.string().trim().min(1, FILL_IN).max(200, TOO_LONG),
  city: requiredWords,
  category: z.enum(trainingCategories, FILL_IN),
  period: z.string().trim().min(1, FILL_IN).max(200, TOO_LONG),
  people: z.int(size).min(CUSTOM_GROUP.min, size).max(CUSTOM_GROUP.max, size),
  format: z.enum(customFormats, FILL_IN),
  comment: z.string().trim().max(2000, TOO_LONG).default(''),
  name: requiredWords,
  phone: mobilePhone,
  email: emailAddress,
  consent: z.literal(true, FILL_IN),
});
export type CustomEventRequest = z.output<typeof CustomEventRequest>;

export const customEventEndpoints = {
  'POST /academy/custom-events/': {
    summary: 'Requests a private event from the coordinator',
    body: CustomEventRequest,
    answer: FormAccepted,
  },
} as const;

/** Names of the fields as shown to visitors. */
export const customEventFieldNames = {
  format: 'Формат',
  people: 'Число участников',
  period: 'Желаемый период',
};
