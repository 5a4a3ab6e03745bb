import { z } from 'zod';
import {
  calendarViews,
  eventStatuses,
  eventTypes,
  MAX_PARTICIPANTS,
  participantOutcomes,
  trainingCategories,
} from './academy-lists.ts';
import { EventCard } from './blocks.ts';
import { emailAddress, FILL_IN, mobilePhone, requiredWords, words } from './fields.ts';
import { TrainerLink } from './trainer-link.ts';
import { UploadedFile } from './uploaded-file.ts';

const instant = z.iso.datetime();
const Type = z.enum(eventTypes);
const Category = z.enum(trainingCategories);

export const CalendarEvent = EventCard.extend({
  slug: z.string(),
  type: Type,
  category: Category,
  status: z.enum(eventStatuses),
  /** The original start of a moved event. */
  moved_from: instant.nullable(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Empty and invalid values of a plain HTML form mean "no filter". */
const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);
const ticked = chosen(z.stringbool());

/** Filters of the calendar page and of the iCalendar subscription. */
export const CalendarFilter = z.object({
  type: chosen(Type),
  category: chosen(Category),
  city: chosen(z.string().trim().min(1).max(100)),
  free: ticked,
});
export type CalendarFilter = z.output<typeof CalendarFilter>;

export const CalendarQuery = CalendarFilter.extend({
  past: ticked,
  view: z.enum(calendarViews).catch('list').default('list'),
  month: chosen(z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
});
export type CalendarQuery = z.output<typeof CalendarQuery>;

export const CalendarPageData = z.object({
  kind: z.literal('academy-calendar'),
  view: z.enum(calendarViews),
  /** Month of the grid, «2026-11»; the current one by default. */
  month: z.string(),
  today: z.iso.date(),
  events: z.array(CalendarEvent),
  cities: z.array(z.string()),
});
export type CalendarPageData = z.infer<typeof CalendarPageData>;

export const Participant = z.object({
  surname: requiredWords,
  name: requiredWords,
  patronymic: words.default(''),
  phone: mobilePhone,
  email: emailAddress,
  position: words.default(''),
});
export type Participant = z.infer<typeof Participant>;

/** Profile data, possibly incomplete. */
const KnownPerson = z.object({
  surname: z.string(),
  name: z.string(),
  patronymic: z.string(),
  phone: z.string(),
  email: z.string(),
  position: z.string(),
});

/** An empty list gets `empty_participants`; people already registered get `duplicate_participants`. */
export const EventRegistrationRequest = z.object({
  participants: z.array(Participant).max(MAX_PARTICIPANTS),
  /** When seats are short, put all participants on the waiting list. */
  waitlist: z.boolean().default(false),
  consent_participants: z.literal(true, FILL_IN),
});
export type EventRegistrationRequest = z.output<typeof EventRegistrationRequest>;

export const registrationStates = ['confirmed', 'awaiting_payment', 'waitlist', 'offered', 'cancelled'] as const;

/** Invoice for the company, or for the person who registered. */
const EventInvoice = z.object({
  number: z.string(),
  date: z.iso.date(),
  due_date: z.iso.date(),
  url: z.string(),
});
export type EventInvoice = z.infer<typeof EventInvoice>;

export const EventRegistration = z.object({
  id: z.uuid(),
  state: z.enum(registrationStates),
  /** «Лист ожидания № 3» */
  label: z.string(),
  participants: z.array(
    z.object({
      id: z.int(),
      /** Surname, name, patronymic. */
      name: z.string(),
      position: z.string(),
      /** Set after the event, once attendance or the certificate is recorded. */
      outcome: z.enum(participantOutcomes).nullable(),
    }),
  ),
  /** Reason of a cancellation, if given. */
  reason: z.string(),
  offered_until: instant.nullable(),
  pay_until: instant.nullable(),
  /** Total for all participants in whole roubles; 0: free. Null: another person's registration. */
  price: z.int().nullable(),
  /** For the payer, unless the registration is cancelled. Null: the coordinator arranges the payment. */
  invoice: EventInvoice.nullable(),
  /** False: another person registered the visitor and manages the registration. */
  is_own: z.boolean(),
  /** The whole registration, or one of several participants alone. */
  may_cancel: z.boolean(),
  /** Exchanging a participant for another person. */
  may_replace: z.boolean(),
  /** Share of the price refunded on cancellation now; for paid registrations. */
  refund_percent: z.int().nullable(),
  /** URL of a webinar, for confirmed participants until the end. */
  stream_url: z.string().nullable(),
});
export type EventRegistration = z.infer<typeof EventRegistration>;
const RegistrationResponse = z.object({ status: z.literal('ok'), registration: EventRegistration });

export const EventPageData = z.object({
  kind: z.literal('academy-event'),
  event: CalendarEvent.extend({
    lead: z.string(),
    programme: z.array(z.object({ title: z.string(), hours: z.string() })),
    seats_total: z.int(),
    registration_closes_at: instant,
    /** Null for events without a training, such as exhibitions. */
    training: z.object({ url: z.string(), title: z.string() }).nullable(),
    /** Prerequisite: a certificate of this programme. */
    required: z.object({ url: z.string(), title: z.string() }).nullable(),
    trainers: z.array(TrainerLink),
    location: z
      .object({ url: z.string(), title: z.string(), address: z.string(), how_to_get_there: z.string() })
      .nullable(),
  }),
  /** Null for guests, who log in first. */
  registering: z
    .object({
      /** Whether the visitor may register other people. */
      others: z.boolean(),
      limit: z.int(),
      /** The price per seat that this visitor pays, regardless of the displayed one. */
      seat_price: z.int(),
      self: KnownPerson,
      colleagues: z.array(KnownPerson.extend({ id: z.uuid() })),
      /** Registrations of the visitor and of the visitor's company that are not cancelled. */
      registrations: z.array(EventRegistration),
      materials: z.array(UploadedFile),
    })
    .nullable(),
});
export type EventPageData = z.infer<typeof EventPageData>;

const OneEvent = z.object({ slug: z.string().max(200) });
const OneMaterial = OneEvent.extend({ id: z.uuid() });
const OneRegistration = z.object({ id: z.string().max(100) });
const OneParticipant = OneRegistration.extend({ participant: z.coerce.number().int().positive() });

/** The person who comes in place of a participant. */
export const ReplacementRequest = z.object({
  participant: Participant,
  consent_participants: z.literal(true, FILL_IN),
});
export type ReplacementRequest = z.output<typeof ReplacementRequest>;

export const academyEndpoints = {
  'GET /academy/events/': {
    summary: 'Upcoming events of the academy',
    answer: z.object({ items: z.array(EventCard) }),
  },
  'GET /academy/calendar.ics': {
    summary: 'Upcoming events as an iCalendar subscription',
    query: CalendarFilter,
    file: 'text/calendar',
  },
  'GET /academy/calendar/{slug}/event.ics': {
    summary: 'One event as an iCalendar file',
    params: OneEvent,
    file: 'text/calendar',
  },
  'GET /academy/calendar/{slug}/materials/{id}/file': {
    summary: 'A file for the participants of an event',
    params: OneMaterial,
    file: 'application/octet-stream',
  },
  'POST /academy/calendar/{slug}/registrations/': {
    summary: 'Registers people for an event, all or none',
    params: OneEvent,
    body: EventRegistrationRequest,
    answer: RegistrationResponse,
  },
  'GET /academy/registrations/{id}/invoice.pdf': {
    summary: 'The invoice of a paid registration',
    params: OneRegistration,
    file: 'application/pdf',
  },
  'POST /academy/registrations/{id}/accept/': {
    summary: 'Accepts seats offered from the waiting list',
    params: OneRegistration,
    answer: RegistrationResponse,
  },
  'POST /academy/registrations/{id}/cancel/': {
    summary: 'Cancels a registration or leaves the waiting list',
    params: OneRegistration,
    answer: RegistrationResponse,
  },
  'POST /academy/registrations/{id}/participants/{participant}/cancel/': {
    summary: 'Cancels one participant of a registration; of the only one, the registration',
    params: OneParticipant,
    answer: RegistrationResponse,
  },
  'POST /academy/registrations/{id}/participants/{participant}/replace/': {
    summary: 'Exchanges a participant of a registration for another person, who gets the same seat',
    params: OneParticipant,
    body: ReplacementRequest,
    answer: RegistrationResponse,
  },
} as const;

/** Names of the fields as shown to visitors. */
export const academyFieldNames = {
  consent_participants: 'Согласие участников',
  participant: 'Участник',
  participants: 'Участники',
  waitlist: 'Лист ожидания',
};
