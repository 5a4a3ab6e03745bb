import { manageRegistrationEndpoints, type ManagedRegistration } from '@site/contracts/manage-registrations';
import { dayIn } from '@site/kernel/dates';
import { call } from './client.ts';
import { formatList, nounOf, print } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };
type ListQuery = { state?: ManagedRegistration['state']; search?: string; page?: string };

const registration = nounOf('registrations', 'registrations for events of the academy');

const cells = ({
  id,
  starts_at,
  timezone,
  event,
  state,
  company,
  person,
  people,
  left,
  price,
  invoice,
}: ManagedRegistration) => [
  id,
  dayIn(starts_at, timezone),
  state,
  event,
  company || person,
  [...people, ...left].join(', '),
  String(price),
  invoice ?? '',
];

const list = manageRegistrationEndpoints['GET /manage/registrations/'];
registration('list', 'list registrations, unpaid first', { isDefault: true })
  .option('--state <state>', 'confirmed, awaiting_payment, waitlist, offered or cancelled')
  .option('--search <text>', 'event, company, person, phone or number of the invoice')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Options & Sorting<typeof list> & ListQuery) => {
    const found = await call('GET /manage/registrations/', { query });
    print(json, found, formatList(found, cells));
  });

registration('paid <id>', 'confirm a paid registration and e-mail the participants').action(
  async (id: string, { json }: Options) => {
    const found = await call('POST /manage/registrations/{id}/paid/', { params: { id } });
    print(json, found, cells(found).join('  '));
  },
);

registration('cancel <id>', 'cancel a registration regardless of its deadline; the waiting list gets the seats')
  .requiredOption('--reason <text>', 'reason, shown to participants')
  .action(async (id: string, { json, reason }: Options & { reason: string }) => {
    const found = await call('POST /manage/registrations/{id}/cancel/', { params: { id }, body: { reason } });
    print(json, found, cells(found).join('  '));
  });
