import { z } from 'zod';
import { EventFeedback } from './academy-feedback.ts';
import { eventStatuses, eventTimezones, eventTypes } from './academy-lists.ts';
import { FILL_IN, TOO_LONG, typedText } from './fields.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { UploadedFile, UploadedFileResponse } from './uploaded-file.ts';
import { inArea } from './staff-rights.ts';

const instant = z.iso.datetime();

const ManagedEvent = z.object({
  slug: z.string(),
  title: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** IANA name. */
  timezone: z.string(),
  city: z.string().nullable(),
  /** URL of a webinar; empty: not set yet. */
  stream_url: z.string(),
  status: z.enum(eventStatuses),
  seats_total: z.int(),
  seats_taken: z.int(),
  /** People on the waiting list. */
  waiting: z.int(),
});
export type ManagedEvent = z.infer<typeof ManagedEvent>;

const ManagedEventDetails = ManagedEvent.extend({
  /** Null for a webinar. */
  place: z.object({ title: z.string(), address: z.string() }).nullable(),
  lead: z.string(),
  trainers: z.array(z.object({ slug: z.string(), name: z.string() })),
  registration_closes_at: instant,
  /** Per seat, in whole roubles; for a partner, if it differs. */
  price: z.int(),
  partner_price: z.int().nullable(),
  /** The original start of a moved event. */
  moved_from: instant.nullable(),
  /** People who are told of a cancellation or another date: participants, also waiting ones, and who registered them. */
  concerned: z.int(),
  /** Trainer links that are not revoked. */
  trainer_links: z.int(),
  /** Whether such a link can be created: until two days after the end. */
  may_link: z.boolean(),
  decisions: z.array(Decision),
});
export type ManagedEventDetails = z.infer<typeof ManagedEventDetails>;

const money = z
  .int('Укажите сумму в\u00a0рублях, без копеек')
  .min(0)
  .max(1_000_000, 'Не\u00a0больше 1\u00a0000\u00a0000\u00a0₽');
const seats = z
  .int('Укажите число мест')
  .min(1, 'Нужно хотя\u00a0бы одно место')
  .max(1_000, 'Не\u00a0больше 1\u00a0000\u00a0мест');
const trainers = z.array(z.string()).min(1, 'Выберите преподавателя').max(20).describe('their slugs');

/** «2026-12-05T10:00» in the event's local time. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Укажите дату и\u00a0время: 2026-12-05T10:00');

/** Omitted values default to those of the training. */
const NewEvent = z.object({
  training: z.string().min(1, FILL_IN).describe('its slug'),
  starts_at: localTime,
  ends_at: localTime,
  timezone: z.enum(eventTimezones),
  location: z.string().nullable().describe('its slug; null for a webinar'),
  trainers: trainers.optional(),
  seats,
  price: money.optional(),
  partner_price: money.nullable().optional(),
  registration_closes_at: localTime.optional().describe('a day before the start by default'),
});
export type NewEvent = z.output<typeof NewEvent>;

const EventChange = z.object({
  title: typedText.min(1, FILL_IN).max(200, TOO_LONG),
  lead: typedText.max(500, TOO_LONG),
  trainers,
  seats,
  price: money,
  partner_price: money.nullable(),
  registration_closes_at: localTime,
});
export type EventChange = z.output<typeof EventChange>;

const EventChoices = z.object({
  trainings: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      type: z.enum(eventTypes),
      price: z.int(),
      partner_price: z.int().nullable(),
    }),
  ),
  locations: z.array(z.object({ slug: z.string(), title: z.string(), city: z.string() })),
  trainers: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type EventChoices = z.infer<typeof EventChoices>;

const EventParticipant = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  /** Null: not marked yet. */
  attended: z.boolean().nullable(),
});
export type EventParticipant = z.infer<typeof EventParticipant>;
const EventParticipants = z.object({ items: z.array(EventParticipant) });

const ParticipantFeedback = EventFeedback.extend({ name: z.string(), at: instant });
export type ParticipantFeedback = z.infer<typeof ParticipantFeedback>;

const Materials = z.object({ items: z.array(UploadedFile) });

const params = z.object({ slug: z.string() });

export const manageEventEndpoints = inArea('academy', {
  'GET /manage/events/': {
    summary: 'Current and upcoming events of the academy, earliest first; or past ones, latest first',
    query: ManagePage.extend({
      when: z.enum(['coming', 'past']).default('coming'),
      search: typedText.max(100).default('').describe('title or city'),
      sort: sortedBy('title', 'when', 'city', 'seats'),
    }),
    answer: managed(ManagedEvent),
  },
  'GET /manage/events/{slug}/': {
    summary: 'One event with its place, trainers, prices and decisions',
    params,
    answer: ManagedEventDetails,
  },
  'GET /manage/event-choices/': {
    summary: 'Trainings, locations and trainers of which an event can be made',
    answer: EventChoices,
  },
  'POST /manage/events/': {
    summary: 'Plans an event of a training',
    body: NewEvent,
    answer: ManagedEventDetails,
  },
  'PUT /manage/events/{slug}/': {
    summary:
      'Changes an event before it begins; more seats are offered to the waiting list, made registrations keep their price',
    params,
    body: EventChange,
    answer: ManagedEventDetails,
  },
  'POST /manage/events/{slug}/cancel/': {
    summary: 'Cancels an event and its registrations; payments are due back in full, participants get e-mail and SMS',
    params,
    body: z.object({ reason: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedEvent,
  },
  'POST /manage/events/{slug}/move/': {
    summary: 'Moves an event; registrations stay and can be cancelled free of charge, participants get an e-mail',
    params,
    /** Without an end the duration stays the same. */
    body: z.object({ starts_at: localTime, ends_at: localTime.optional() }),
    answer: ManagedEvent,
  },
  'POST /manage/events/{slug}/stream/': {
    summary: 'Sets the URL of a webinar, shown to confirmed participants in e-mails and in the account',
    params,
    body: z.object({ url: z.url({ protocol: /^https$/, error: 'Укажите адрес: https://…' }).max(500) }),
    answer: ManagedEvent,
  },
  'GET /manage/events/{slug}/participants/': {
    summary: 'Participants with a confirmed seat',
    params,
    answer: EventParticipants,
  },
  'POST /manage/events/{slug}/attendance/': {
    summary: 'Marks absent participants; all others count as present. Can be repeated',
    params,
    body: z.object({ absent: z.array(z.int()).max(1000) }),
    answer: EventParticipants,
  },
  'POST /manage/events/{slug}/trainer-link/': {
    summary: 'Creates a link for the trainer to mark attendance without an account; returned only once',
    params,
    answer: z.object({ url: z.string(), closes_at: instant }),
  },
  'POST /manage/events/{slug}/trainer-link/revoke/': {
    summary: 'Revokes all trainer links of the event',
    params,
    answer: z.object({ revoked: z.int() }),
  },
  'GET /manage/events/{slug}/feedback/': {
    summary: 'Feedback of participants, latest first',
    params,
    answer: z.object({ items: z.array(ParticipantFeedback) }),
  },
  'GET /manage/events/{slug}/materials/': {
    summary: 'Files for participants',
    params,
    answer: Materials,
  },
  'POST /manage/events/{slug}/materials/': {
    summary: 'Adds a file for participants',
    params,
    form: z.object({ file: z.file() }),
    answer: UploadedFileResponse,
  },
  'GET /manage/events/{slug}/materials/{id}/file': {
    summary: 'One of the files',
    params: params.extend({ id: z.uuid() }),
    file: 'application/octet-stream',
  },
  'POST /manage/events/{slug}/materials/{id}/remove/': {
    summary: 'Removes a file',
    params: params.extend({ id: z.uuid() }),
    answer: Materials,
  },
} as const);

/** Names of the fields as shown to visitors. */
export const manageEventFieldNames = {
  absent: 'Не были',
  ends_at: 'Окончание',
  starts_at: 'Начало',
};
