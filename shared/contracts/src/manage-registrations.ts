import { z } from 'zod';
import { registrationStates } from './academy.ts';
import { managed, ManagePage } from './manage.ts';

const ManagedRegistration = z.object({
  id: z.uuid(),
  event: z.string(),
  starts_at: z.iso.datetime(),
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
} as const;
