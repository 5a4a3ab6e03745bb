import { z } from 'zod';
import { CalendarEvent, CalendarFilter } from './academy.ts';
import { trainingCategories } from './academy-lists.ts';
import { TrainingCard } from './academy-trainings.ts';
import { TrainerLink } from './trainer-link.ts';

const Category = z.enum(trainingCategories);

export const Trainer = TrainerLink.extend({
  categories: z.array(Category),
  experience_years: z.int(),
});
export type Trainer = z.infer<typeof Trainer>;

export const TrainersQuery = CalendarFilter.pick({ category: true });
export type TrainersQuery = z.output<typeof TrainersQuery>;

export const TrainersPageData = z.object({
  kind: z.literal('academy-trainers'),
  category: Category.nullable(),
  /** Categories with at least one trainer. */
  categories: z.array(Category),
  trainers: z.array(Trainer),
});
export type TrainersPageData = z.infer<typeof TrainersPageData>;

export const TrainerPageData = z.object({
  kind: z.literal('academy-trainer'),
  trainer: Trainer.extend({ biography: z.string() }),
  trainings: z.array(TrainingCard),
  events: z.array(CalendarEvent),
});
export type TrainerPageData = z.infer<typeof TrainerPageData>;
