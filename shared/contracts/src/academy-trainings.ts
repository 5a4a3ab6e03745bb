import { z } from 'zod';
import { CalendarEvent, CalendarFilter } from './academy.ts';
import { Learning } from './academy-online.ts';
import { eventTypes, trainingCategories, trainingLevels } from './academy-lists.ts';
import { TrainerLink } from './trainer-link.ts';

const Type = z.enum(eventTypes);
const Category = z.enum(trainingCategories);
const Linked = z.object({ url: z.string(), title: z.string() });

/** A programme; an event is one dated run of it. */
export const TrainingCard = z.object({
  url: z.string(),
  title: z.string(),
  lead: z.string(),
  type: Type,
  category: Category,
  level: z.enum(trainingLevels),
  duration_hours: z.number(),
  ...CalendarEvent.pick({ price: true, own_price: true }).shape,
  /** Its next event; null: there is no date yet, or it needs none. */
  next: CalendarEvent.pick({ starts_at: true, timezone: true, city: true }).nullable(),
});
export type TrainingCard = z.infer<typeof TrainingCard>;

/** A category narrows those of a type; without one it is no filter. */
export const TrainingsQuery = CalendarFilter.pick({ type: true, category: true }).transform(({ type, category }) => ({
  type: type ?? null,
  category: type ? (category ?? null) : null,
}));
export type TrainingsQuery = z.output<typeof TrainingsQuery>;

export const TrainingsPageData = z.object({
  kind: z.literal('academy-trainings'),
  type: Type.nullable(),
  category: Category.nullable(),
  /** Those in which there is something of the type. */
  categories: z.array(Category),
  trainings: z.array(TrainingCard),
});
export type TrainingsPageData = z.infer<typeof TrainingsPageData>;

export const TrainingPageData = z.object({
  kind: z.literal('academy-training'),
  training: TrainingCard.extend({
    slug: z.string(),
    programme: z.array(z.object({ module: z.string(), hours: z.number() })),
    audience: z.string(),
    /** What one leaves with: «Сертификат». */
    result: z.string(),
    /** How long its certificate holds; null: it gives none. */
    validity_months: z.int().nullable(),
    requirements: z.string(),
    /** The programme whose certificate one must have. */
    required: Linked.nullable(),
    trainers: z.array(TrainerLink),
    /** What everybody gets for the classes. */
    materials: z.array(z.string()),
  }),
  /** Its next dates. */
  events: z.array(CalendarEvent),
  /** How the visitor stands with an online course; null: it is none, or he is a guest, who logs in first. */
  learning: Learning.nullable(),
});
export type TrainingPageData = z.infer<typeof TrainingPageData>;
