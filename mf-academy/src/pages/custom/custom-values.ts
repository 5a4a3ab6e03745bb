import type { CustomEventRequest } from '@site/contracts/academy-custom';
import {
  CUSTOM_GROUP,
  type CustomFormat,
  customFormats,
  trainingCategories,
  type TrainingCategory,
} from '@site/contracts/academy-lists';
import type { Personal } from '@site/contracts/user-data';
import { consent, email, filled, messages, mobilePhone, text } from '@site/forms/rules';
import * as z from 'zod/mini';

const isGroup = (people: string) => Number(people) >= CUSTOM_GROUP.min && Number(people) <= CUSTOM_GROUP.max;

export const customSchema = z.object({
  company: filled(),
  city: text(),
  category: z.string().check(z.refine((value) => trainingCategories.some((one) => one === value), messages.required)),
  period: filled(),
  people: filled().check(
    z.refine(
      (value) => value === '' || isGroup(value),
      `Группа от\u00a0${CUSTOM_GROUP.min} до\u00a0${CUSTOM_GROUP.max} человек`,
    ),
  ),
  format: z.string().check(z.refine((value) => customFormats.some((one) => one === value), messages.required)),
  comment: filled(false),
  name: text(),
  phone: mobilePhone(),
  email: email(),
  consent: consent(),
});
export type CustomValues = z.infer<typeof customSchema>;

export const customValues = (personal: Personal | null): CustomValues => ({
  company: personal?.company ?? '',
  city: personal?.city ?? '',
  category: '',
  period: '',
  people: '',
  format: 'ours',
  comment: '',
  name: personal?.name ?? '',
  phone: personal?.phone ?? '',
  email: personal?.email ?? '',
  consent: false,
});

/** The form's rules guarantee that each choice is in its list. */
export const toCustomRequest = ({ people, category, format, ...values }: CustomValues): CustomEventRequest => ({
  ...values,
  people: Number(people),
  category: category as TrainingCategory,
  format: format as CustomFormat,
  consent: true,
});
