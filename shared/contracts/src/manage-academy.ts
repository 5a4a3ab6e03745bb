import { z } from 'zod';
import { eventTypes, trainingCategories, trainingLevels } from './academy-lists.ts';
import {
  anyPhone,
  emailAddress,
  emailAddressOrNone,
  FILL_IN,
  requiredWords,
  TOO_LONG,
  typedText,
  words,
} from './fields.ts';
import { Decision, managed, ManagePage } from './manage.ts';
import { Picture } from './picture.ts';
import { inArea } from './staff-rights.ts';

/** Keeps the typography, such as non-breaking spaces. */
const text = (max: number) => z.string().trim().min(1, FILL_IN).max(max, TOO_LONG);
const title = text(200);
const money = z
  .int('Укажите сумму в\u00a0рублях, без копеек')
  .min(0)
  .max(1_000_000, 'Не\u00a0больше 1\u00a0000\u00a0000\u00a0₽');
const degrees = (limit: number) => z.number('Укажите градусы: 55,7522').min(-limit).max(limit);
const hours = z.number('Укажите часы').gt(0, 'Больше нуля').max(1_000, 'Не\u00a0больше 1\u00a0000');

export const TrainerFields = z.object({
  surname: requiredWords,
  name: requiredWords,
  patronymic: words,
  position: text(200),
  biography: text(3_000),
  categories: z.array(z.enum(trainingCategories)).min(1, 'Выберите направление'),
  working_since: z.int('Укажите год').min(1950, 'Не\u00a0раньше 1950').max(2100),
  email: emailAddressOrNone.describe('gets the link to mark attendance'),
  portrait: z.string().max(200).nullable().describe('name of a photograph of the media library'),
});
export type TrainerFields = z.output<typeof TrainerFields>;

export const LocationFields = z.object({
  title: title.meta({ title: 'Название' }),
  city: text(100),
  address: text(300).describe('with the city'),
  latitude: degrees(90),
  longitude: degrees(180),
  how_to_get_there: text(1_000),
  phone: anyPhone,
  email: emailAddress,
  rooms: z
    .array(
      z.object({
        name: text(100).meta({ title: 'Зал' }),
        seats: z.int('Укажите число мест').min(1, 'Нужно хотя\u00a0бы одно место').max(1_000),
      }),
    )
    .min(1, 'Добавьте зал')
    .max(20),
  photo: z.string().max(200).nullable().describe('name of a photograph of the media library'),
});
export type LocationFields = z.output<typeof LocationFields>;

export const TrainingFields = z.object({
  type: z.enum(eventTypes),
  category: z.enum(trainingCategories),
  title,
  lead: text(500),
  level: z.enum(trainingLevels),
  duration_hours: hours,
  programme: z
    .array(z.object({ module: text(200), hours }))
    .min(1, 'Добавьте модуль')
    .max(50),
  audience: text(1_000),
  requirements: z.string().trim().max(1_000, TOO_LONG),
  result: text(300),
  price: money.describe('per seat; 0 for an online course'),
  partner_price: money.nullable(),
  validity_months: z
    .int('Укажите месяцы')
    .min(1)
    .max(120)
    .nullable()
    .describe('validity of the certificate in months; null without a certificate'),
  required_training: z.string().nullable().describe('slug of the training with the required certificate'),
  trainers: z.array(z.string()).max(20).describe('their slugs'),
  materials: z.array(text(200)).max(30).describe('handed out in class'),
  course_id: text(200).nullable().describe('course in the course system; for an online course only'),
});
export type TrainingFields = z.output<typeof TrainingFields>;

const Entry = z.object({ slug: z.string(), is_hidden: z.boolean() });
/** The edited revision. `edited_meanwhile` when a newer one exists. */
const revision = z.int().min(1);
const managedFields = { revision, url: z.string().describe('the page on the site'), decisions: z.array(Decision) };

const TrainerRow = Entry.extend({ name: z.string(), position: z.string(), picture: Picture.nullable() });
export type ManagedTrainerRow = z.infer<typeof TrainerRow>;
const ManagedTrainer = z.object({
  ...Entry.shape,
  // Not validated again: imported values may not pass.
  ...{ surname: z.string(), name: z.string(), patronymic: z.string(), position: z.string(), biography: z.string() },
  ...{ categories: z.array(z.enum(trainingCategories)), working_since: z.int(), email: z.string() },
  portrait: z.string().nullable(),
  /** The picture that visitors see; a drawing without a portrait of the library. */
  picture: Picture.nullable(),
  ...managedFields,
});
export type ManagedTrainer = z.infer<typeof ManagedTrainer>;

const LocationRow = Entry.extend({ title: z.string(), city: z.string(), address: z.string() });
export type ManagedLocationRow = z.infer<typeof LocationRow>;
const ManagedLocation = z.object({
  ...Entry.shape,
  ...{ title: z.string(), city: z.string(), address: z.string(), how_to_get_there: z.string() },
  ...{ latitude: z.number(), longitude: z.number(), phone: z.string(), email: z.string() },
  rooms: z.array(z.object({ name: z.string(), seats: z.int() })),
  photo: z.string().nullable(),
  /** The picture that visitors see first; a drawing without a photograph of the library. */
  picture: Picture.nullable(),
  ...managedFields,
});
export type ManagedLocation = z.infer<typeof ManagedLocation>;

const TrainingRow = Entry.extend({
  title: z.string(),
  type: z.enum(eventTypes),
  category: z.enum(trainingCategories),
  price: z.int(),
});
export type ManagedTrainingRow = z.infer<typeof TrainingRow>;
const ManagedTraining = z.object({
  ...Entry.shape,
  ...{ type: z.enum(eventTypes), category: z.enum(trainingCategories), level: z.enum(trainingLevels) },
  ...{ title: z.string(), lead: z.string(), audience: z.string(), requirements: z.string(), result: z.string() },
  ...{ duration_hours: z.number(), price: z.int(), partner_price: z.int().nullable() },
  programme: z.array(z.object({ module: z.string(), hours: z.number() })),
  validity_months: z.int().nullable(),
  required_training: z.string().nullable(),
  trainers: z.array(z.string()),
  materials: z.array(z.string()),
  course_id: z.string().nullable(),
  ...managedFields,
});
export type ManagedTraining = z.infer<typeof ManagedTraining>;

const TrainingChoices = z.object({
  trainings: z.array(z.object({ slug: z.string(), title: z.string() })),
  trainers: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type TrainingChoices = z.infer<typeof TrainingChoices>;

const params = z.object({ slug: z.string().max(200) });
const query = ManagePage.extend({
  search: typedText.max(100).optional(),
  hidden: z.stringbool().optional(),
});

export const manageAcademyEndpoints = inArea('academy', {
  'GET /manage/trainers/': { summary: 'Trainers by surname', query, answer: managed(TrainerRow) },
  'GET /manage/trainers/{slug}/': { summary: 'One trainer', params, answer: ManagedTrainer },
  'POST /manage/trainers/': { summary: 'Adds a trainer', body: TrainerFields, answer: ManagedTrainer },
  'PUT /manage/trainers/{slug}/': {
    summary: 'Changes a trainer',
    params,
    body: TrainerFields.extend({ revision }),
    answer: ManagedTrainer,
  },
  'POST /manage/trainers/{slug}/hide/': {
    summary: 'Takes a trainer out of lists and choices; events and the own page stay',
    params,
    answer: ManagedTrainer,
  },
  'POST /manage/trainers/{slug}/show/': { summary: 'Lists a hidden trainer again', params, answer: ManagedTrainer },

  'GET /manage/locations/': { summary: 'Locations of the academy', query, answer: managed(LocationRow) },
  'GET /manage/locations/{slug}/': { summary: 'One location', params, answer: ManagedLocation },
  'POST /manage/locations/': { summary: 'Adds a location', body: LocationFields, answer: ManagedLocation },
  'PUT /manage/locations/{slug}/': {
    summary: 'Changes a location',
    params,
    body: LocationFields.extend({ revision }),
    answer: ManagedLocation,
  },
  'POST /manage/locations/{slug}/hide/': {
    summary: 'Takes a location out of lists and choices; events and the own page stay',
    params,
    answer: ManagedLocation,
  },
  'POST /manage/locations/{slug}/show/': { summary: 'Lists a hidden location again', params, answer: ManagedLocation },

  'GET /manage/trainings/': {
    summary: 'Trainings of the academy',
    query: query.extend({ type: z.enum(eventTypes).optional() }),
    answer: managed(TrainingRow),
  },
  'GET /manage/trainings/{slug}/': { summary: 'One training', params, answer: ManagedTraining },
  'GET /manage/training-choices/': {
    summary: 'Trainings and trainers that a training can name',
    answer: TrainingChoices,
  },
  'POST /manage/trainings/': { summary: 'Adds a training', body: TrainingFields, answer: ManagedTraining },
  'PUT /manage/trainings/{slug}/': {
    summary: 'Changes a training; its planned events stay as they are',
    params,
    body: TrainingFields.extend({ revision }),
    answer: ManagedTraining,
  },
  'POST /manage/trainings/{slug}/hide/': {
    summary: 'Takes a training out of lists and choices; events, learners and the own page stay',
    params,
    answer: ManagedTraining,
  },
  'POST /manage/trainings/{slug}/show/': { summary: 'Lists a hidden training again', params, answer: ManagedTraining },
} as const);

/** Names of the fields as shown to the staff. */
export const manageAcademyFieldNames = {
  audience: 'Для\u00a0кого',
  biography: 'О\u00a0преподавателе',
  categories: 'Направления',
  course_id: 'Номер курса',
  duration_hours: 'Длительность, часов',
  hours: 'Часов',
  how_to_get_there: 'Как добраться',
  lead: 'Коротко',
  materials: 'Материалы',
  module: 'Модуль',
  partner_price: 'Цена для\u00a0партнёров',
  portrait: 'Портрет',
  programme: 'Программа',
  required_training: 'Нужен сертификат',
  requirements: 'Требования',
  rooms: 'Залы',
  trainers: 'Преподаватели',
  validity_months: 'Сертификат действует, месяцев',
  working_since: 'Работает с\u00a0года',
};
