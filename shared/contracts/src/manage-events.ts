import { z } from 'zod';
import { EventFeedback } from './academy-feedback.ts';
import { eventStatuses } from './academy-lists.ts';
import { managed, ManagePage } from './manage.ts';
import { UploadedFile, UploadedFileAnswer } from './uploaded-file.ts';

const instant = z.iso.datetime();

const ManagedEvent = z.object({
  slug: z.string(),
  title: z.string(),
  starts_at: instant,
  ends_at: instant,
  /** IANA name. */
  timezone: z.string(),
  city: z.string().nullable(),
  /** Where a webinar takes place; empty: not known yet. */
  stream_url: z.string(),
  status: z.enum(eventStatuses),
  seats_total: z.int(),
  seats_taken: z.int(),
  /** People on the waiting list. */
  waiting: z.int(),
});
export type ManagedEvent = z.infer<typeof ManagedEvent>;

/** «2026-12-05T10:00» by the clock of the place, as people say when something begins. */
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Укажите дату и\u00a0время: 2026-12-05T10:00');

const EventParticipant = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  company: z.string(),
  /** Null: nobody has said. */
  attended: z.boolean().nullable(),
});
export type EventParticipant = z.infer<typeof EventParticipant>;
const EventParticipants = z.object({ items: z.array(EventParticipant) });

const ParticipantFeedback = EventFeedback.extend({ name: z.string(), at: instant });
export type ParticipantFeedback = z.infer<typeof ParticipantFeedback>;

const Materials = z.object({ items: z.array(UploadedFile) });

const params = z.object({ slug: z.string() });

export const manageEventEndpoints = {
  'GET /manage/events/': {
    summary: 'Events of the academy that are not over, the next first',
    query: ManagePage,
    answer: managed(ManagedEvent),
  },
  'POST /manage/events/{slug}/cancel/': {
    summary:
      'Calls an event off: its registrations end, what was paid is to be returned whole, everybody gets e-mail and SMS',
    params,
    body: z.object({ reason: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedEvent,
  },
  'POST /manage/events/{slug}/move/': {
    summary: 'Moves an event: registrations stay and may be cancelled for nothing, everybody gets an e-mail',
    params,
    /** Without an end it lasts as long as it was to. */
    body: z.object({ starts_at: localTime, ends_at: localTime.optional() }),
    answer: ManagedEvent,
  },
  'POST /manage/events/{slug}/stream/': {
    summary: 'Where a webinar takes place: told in the letters and in the account of whoever has a confirmed seat',
    params,
    body: z.object({ url: z.url({ protocol: /^https$/, error: 'Укажите адрес: https://…' }).max(500) }),
    answer: ManagedEvent,
  },
  'GET /manage/events/{slug}/participants/': {
    summary: 'Who has a confirmed seat',
    params,
    answer: EventParticipants,
  },
  'POST /manage/events/{slug}/attendance/': {
    summary: 'Says who was not there; everybody else was. It can be said again',
    params,
    body: z.object({ absent: z.array(z.int()).max(1000) }),
    answer: EventParticipants,
  },
  'POST /manage/events/{slug}/trainer-link/': {
    summary: 'An address by which the trainer says who is there, without an account; told once',
    params,
    answer: z.object({ url: z.string(), closes_at: instant }),
  },
  'POST /manage/events/{slug}/trainer-link/revoke/': {
    summary: 'Closes all such addresses of the event',
    params,
    answer: z.object({ revoked: z.int() }),
  },
  'GET /manage/events/{slug}/feedback/': {
    summary: 'What participants have said of it, the latest first',
    params,
    answer: z.object({ items: z.array(ParticipantFeedback) }),
  },
  'GET /manage/events/{slug}/materials/': {
    summary: 'Files for those who take part',
    params,
    answer: Materials,
  },
  'POST /manage/events/{slug}/materials/': {
    summary: 'Adds a file for those who take part',
    params,
    form: z.object({ file: z.file() }),
    answer: UploadedFileAnswer,
  },
  'POST /manage/events/{slug}/materials/{id}/remove/': {
    summary: 'Takes one away',
    params: params.extend({ id: z.uuid() }),
    answer: Materials,
  },
} as const;
