import { z } from 'zod';
import { registrationStates } from './academy.ts';
import { managed, ManagePage } from './manage.ts';

const ManagedRegistration = z.object({
  id: z.uuid(),
  event: z.string(),
  starts_at: z.iso.datetime(),
  timezone: z.string(),
  state: z.enum(registrationStates),
  /** Whoever has registered them. */
  person: z.string(),
  company: z.string(),
  people: z.array(z.string()),
  /** In roubles, for all of them. */
  price: z.int(),
  /** What a company pays by. */
  invoice: z.string().nullable(),
});
export type ManagedRegistration = z.infer<typeof ManagedRegistration>;

export const manageRegistrationEndpoints = {
  'GET /manage/registrations/': {
    summary: 'Registrations for events of the academy; those that wait for a payment come first',
    query: ManagePage,
    answer: managed(ManagedRegistration),
  },
  'POST /manage/registrations/{id}/paid/': {
    summary: 'Confirms a registration whose invoice is paid; whoever takes part gets a letter',
    params: z.object({ id: z.uuid() }),
    answer: ManagedRegistration,
  },
  'POST /manage/registrations/{id}/cancel/': {
    summary: 'Ends a registration for its people, late ones as well; the seats go to who waits, and they get a letter',
    params: z.object({ id: z.uuid() }),
    body: z.object({ reason: z.string().trim().min(1, 'Укажите причину').max(500) }),
    answer: ManagedRegistration,
  },
} as const;
