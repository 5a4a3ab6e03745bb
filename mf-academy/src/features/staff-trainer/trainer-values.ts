import { type TrainingCategory, trainingCategories } from '@site/contracts/academy-lists';
import type { ManagedTrainer, TrainerFields } from '@site/contracts/manage-academy';
import { personRules } from '@site/forms/person';
import { email, whole } from '@site/forms/rules';
import { readWhole } from '@site/kernel/typed-numbers';
import * as z from 'zod/mini';
import { written } from '../staff-entries/rules.ts';

const ticks = z.record(z.string(), z.boolean());

export const trainerSchema = z.object({
  ...personRules,
  email: email(false),
  position: written(),
  biography: written(),
  categories: ticks.check(z.refine((given) => Object.values(given).includes(true), 'Выберите направление')),
  working_since: whole(1950, 2100, { error: 'Укажите год: 2015' }),
  /** Name of a photograph of the library, or empty. */
  portrait: z.string(),
});
export type TrainerValues = z.infer<typeof trainerSchema>;

export const trainerValues = (trainer: ManagedTrainer | null): TrainerValues => ({
  surname: trainer?.surname ?? '',
  name: trainer?.name ?? '',
  patronymic: trainer?.patronymic ?? '',
  email: trainer?.email ?? '',
  position: trainer?.position ?? '',
  biography: trainer?.biography ?? '',
  categories: Object.fromEntries(trainingCategories.map((one) => [one, trainer?.categories.includes(one) ?? false])),
  working_since: trainer ? String(trainer.working_since) : '',
  portrait: trainer?.portrait ?? '',
});

export const toTrainer = ({ categories, working_since, portrait, ...values }: TrainerValues): TrainerFields => ({
  ...values,
  categories: trainingCategories.filter((one: TrainingCategory) => categories[one]),
  working_since: Number(readWhole(working_since)),
  portrait: portrait || null,
});
