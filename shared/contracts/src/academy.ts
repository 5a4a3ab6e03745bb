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
  /** When it was to be, of an event that has been moved. */
  moved_from: instant.nullable(),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Fields of a plain form come empty when nothing was chosen; what is no value is no filter. */
const chosen = <Value extends z.ZodType>(value: Value) => value.optional().catch(undefined);
const ticked = chosen(z.stringbool());

/** What the calendar is narrowed to: a subscription to it as well. */
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
  /** Of the grid: «2026-11»; the present one unless another is asked for. */
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

/** As he stands in his profile, where much may be missing. */
const KnownPerson = z.object({
  surname: z.string(),
  name: z.string(),
  patronymic: z.string(),
  phone: z.string(),
  email: z.string(),
  position: z.string(),
});

/** Of an empty list `empty_participants` is answered, of people who are in already `duplicate_participants`. */
export const EventRegistrationRequest = z.object({
  participants: z.array(Participant).max(MAX_PARTICIPANTS),
  /** Where there are fewer seats than people: all of them wait. */
  waitlist: z.boolean().default(false),
  consent_participants: z.literal(true, FILL_IN),
});
export type EventRegistrationRequest = z.output<typeof EventRegistrationRequest>;

export const registrationStates = ['confirmed', 'awaiting_payment', 'waitlist', 'offered', 'cancelled'] as const;

/** What a company, or a person who has registered himself, pays by. */
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
      /** Surname, name, patronymic. */
      name: z.string(),
      position: z.string(),
      /** After the event, once it is known: whether he was there, and what he has got. */
      outcome: z.enum(participantOutcomes).nullable(),
    }),
  ),
  /** Of a cancelled one: why, where it was told. */
  reason: z.string(),
  offered_until: instant.nullable(),
  pay_until: instant.nullable(),
  /** For all of them, whole roubles; 0: free. Null: it is somebody else’s. */
  price: z.int().nullable(),
  /** Of whoever pays for it, unless it is cancelled. Null: the coordinator settles it. */
  invoice: EventInvoice.nullable(),
  /** False: somebody else has registered the visitor, and decides about it. */
  is_own: z.boolean(),
  may_cancel: z.boolean(),
  /** Of a paid one: how much of the price comes back now. */
  refund_percent: z.int().nullable(),
  /** Where a webinar takes place, for whoever has a confirmed seat, until it is over. */
  stream_url: z.string().nullable(),
});
export type EventRegistration = z.infer<typeof EventRegistration>;
const RegistrationAnswer = z.object({ status: z.literal('ok'), registration: EventRegistration });

export const EventPageData = z.object({
  kind: z.literal('academy-event'),
  event: CalendarEvent.extend({
    lead: z.string(),
    programme: z.array(z.object({ title: z.string(), hours: z.string() })),
    seats_total: z.int(),
    registration_closes_at: instant,
    /** The programme of which it is a run; an exhibition is of none. */
    training: z.object({ url: z.string(), title: z.string() }).nullable(),
    /** The programme whose certificate one must have to take part. */
    required: z.object({ url: z.string(), title: z.string() }).nullable(),
    trainers: z.array(TrainerLink),
    location: z
      .object({ url: z.string(), title: z.string(), address: z.string(), how_to_get_there: z.string() })
      .nullable(),
  }),
  /** Null: a guest, who logs in first. */
  registering: z
    .object({
      /** Whether he registers others, or himself alone. */
      others: z.boolean(),
      limit: z.int(),
      /** What he pays for each, whatever he is shown. */
      seat_price: z.int(),
      self: KnownPerson,
      /** Those who work for his company. */
      colleagues: z.array(KnownPerson.extend({ id: z.uuid() })),
      /** His own and his company's that stand. */
      registrations: z.array(EventRegistration),
      /** What those with a confirmed seat may keep. */
      materials: z.array(UploadedFile),
    })
    .nullable(),
});
export type EventPageData = z.infer<typeof EventPageData>;

const OneEvent = z.object({ slug: z.string().max(200) });
const OneMaterial = OneEvent.extend({ id: z.uuid() });
const OneRegistration = z.object({ id: z.string().max(100) });

export const academyEndpoints = {
  'GET /academy/events/': {
    summary: 'The academy’s next events',
    answer: z.object({ items: z.array(EventCard) }),
  },
  'GET /academy/calendar.ics': {
    summary: 'The events ahead, to subscribe to',
    query: CalendarFilter,
    file: 'text/calendar',
  },
  'GET /academy/calendar/{slug}/event.ics': {
    summary: 'An event for one’s own calendar',
    params: OneEvent,
    file: 'text/calendar',
  },
  'GET /academy/calendar/{slug}/materials/{id}/file': {
    summary: 'A file for those who take part in an event',
    params: OneMaterial,
    file: 'application/octet-stream',
  },
  'POST /academy/calendar/{slug}/registrations/': {
    summary: 'Registers people for an event, all of them or nobody',
    params: OneEvent,
    body: EventRegistrationRequest,
    answer: RegistrationAnswer,
  },
  'GET /academy/registrations/{id}/invoice.pdf': {
    summary: 'The invoice of a registration that has to be paid for',
    params: OneRegistration,
    file: 'application/pdf',
  },
  'POST /academy/registrations/{id}/accept/': {
    summary: 'Takes the seats that have been offered to who waited',
    params: OneRegistration,
    answer: RegistrationAnswer,
  },
  'POST /academy/registrations/{id}/cancel/': {
    summary: 'Gives the seats back, or leaves the waiting list',
    params: OneRegistration,
    answer: RegistrationAnswer,
  },
} as const;
