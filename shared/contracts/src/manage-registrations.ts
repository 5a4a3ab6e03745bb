import { z } from 'zod';
import { registrationStates } from './academy.ts';
import { typedText } from './fields.ts';
import { managed, ManagePage, sortedBy } from './manage.ts';
import { inArea } from './staff-rights.ts';

const ManagedRegistration = z.object({
  id: z.uuid(),
  event: z.string(),
  slug: z.string().describe('address of the event'),
  starts_at: z.iso.datetime(),
  timezone: z.string(),
  state: z.enum(registrationStates),
  /** The person who registered the participants. */
  person: z.string(),
  company: z.string(),
  people: z.array(z.string()),
  /** Participants who left alone, with a refund of the seat: «Белов Андрей: Вернём 50 % …». */
  left: z.array(z.string()),
  /** Total for all participants, in roubles. */
  price: z.int(),
  /** Number of the company's invoice. */
  invoice: z.string().nullable(),
  pay_until: z.iso.datetime().nullable(),
  /** Until the event begins. */
  may_cancel: z.boolean(),
  /** Sentence about the refund of a cancellation now; empty without a payment. */
  refund: z.string(),
});
export type ManagedRegistration = z.infer<typeof ManagedRegistration>;

export const manageRegistrationEndpoints = inArea('academy', {
  'GET /manage/registrations/': {
    summary: 'Registrations for events of the academy; those awaiting payment first',
    query: ManagePage.extend({
      state: z.enum(registrationStates).optional(),
      search: typedText.max(100).default('').describe('event, company, person, phone or number of the invoice'),
      sort: sortedBy('event'),
    }),
    answer: managed(ManagedRegistration),
  },
  'POST /manage/registrations/{id}/paid/': {
    summary: 'Confirms a registration whose invoice is paid; participants get an e-mail',
    params: z.object({ id: z.uuid() }),
    answer: ManagedRegistration,
  },
  'POST /manage/registrations/{id}/cancel/': {
    summary:
      'Cancels a registration, also after the free period; the seats go to the waiting list, participants get an e-mail',
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedRegistration,
  },
} as const);
