import { z } from 'zod';
import { CalendarEvent, CalendarFilter } from './academy.ts';
import { Learning } from './academy-online.ts';
import { eventTypes, trainingCategories, trainingLevels } from './academy-lists.ts';
import { TrainerLink } from './trainer-link.ts';

const Type = z.enum(eventTypes);
const Category = z.enum(trainingCategories);
const Linked = z.object({ url: z.string(), title: z.string() });

/** A training programme; an event is one dated run of it. */
export const TrainingCard = z.object({
  url: z.string(),
  title: z.string(),
  lead: z.string(),
  type: Type,
  category: Category,
  level: z.enum(trainingLevels),
  duration_hours: z.number(),
  ...CalendarEvent.pick({ price: true, own_price: true }).shape,
  /** The next event; null: no date is set, or the programme needs none. */
  next: CalendarEvent.pick({ starts_at: true, timezone: true, city: true }).nullable(),
});
export type TrainingCard = z.infer<typeof TrainingCard>;

/** The category filter applies only together with a type. */
export const TrainingsQuery = CalendarFilter.pick({ type: true, category: true }).transform(({ type, category }) => ({
  type: type ?? null,
  category: type ? (category ?? null) : null,
}));
export type TrainingsQuery = z.output<typeof TrainingsQuery>;

export const TrainingsPageData = z.object({
  kind: z.literal('academy-trainings'),
  type: Type.nullable(),
  category: Category.nullable(),
  /** Categories with at least one programme of the selected type. */
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
    /** Outcome for the participant: «Сертификат». */
    result: z.string(),
    /** Validity of the certificate; null: the programme gives none. */
    validity_months: z.int().nullable(),
    requirements: z.string(),
    /** Prerequisite: a certificate of this programme. */
    required: Linked.nullable(),
    trainers: z.array(TrainerLink),
    /** Materials handed out in class. */
    materials: z.array(z.string()),
  }),
  events: z.array(CalendarEvent),
  /** The visitor's enrolment in an online course; null for other programmes and for guests, who log in first. */
  learning: Learning.nullable(),
});
export type TrainingPageData = z.infer<typeof TrainingPageData>;
