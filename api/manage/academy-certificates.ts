import type { ManagedAcademyCertificate } from '@site/contracts/manage-academy-certificates';
import { dayIn } from '@site/kernel/dates';
import { call } from './client.ts';
import { decided, listed, nounOf, print, requireWholeNumber } from './console.ts';

type Options = { json?: boolean };
type Paged = Options & { page?: string };

const certificate = nounOf('academy-certificates', 'certificates of who has learnt at the academy');

certificate('list', 'the newest first', { isDefault: true })
  .option('--page <number>', 'from 1')
  .action(async ({ json, page }: Paged) => {
    const found = await call('GET /manage/academy-certificates/', { query: { page } });
    print(
      json,
      found,
      listed(found, ({ number, valid_until, state, holder, company, training }) => [
        ...[number, valid_until, state, holder, company, training],
      ]),
    );
  });

certificate('participants', 'who has taken part in an event that is over and has none of it yet')
  .option('--page <number>', 'from 1')
  .action(async ({ json, page }: Paged) => {
    const found = await call('GET /manage/academy-certificates/participants/', { query: { page } });
    print(
      json,
      found,
      listed(found, ({ id, ended_at, timezone, name, company, event }) => [
        ...[String(id), dayIn(ended_at, timezone), name, company, event],
      ]),
    );
  });

certificate('show <number>', 'one with what was decided').action(async (number: string, { json }: Options) => {
  const found = await call('GET /manage/academy-certificates/{number}/', { params: { number } });
  print(json, found, described(found));
});

certificate('issue <participant>', 'issue one to a participant, by the number in `participants`; he gets a letter')
  .option('--training <title>', 'what it is of; otherwise the programme, or the event')
  .option('--level <name>', 'as it stands on the paper; otherwise the programme’s')
  .option(
    '--months <number>',
    'how long it is valid; otherwise as the programme says, or two years',
    requireWholeNumber,
  )
  .action(async (participant: string, { json, training, level, months }: Options & Issued) => {
    const body = { participant: requireWholeNumber(participant), training, level, months };
    const found = await call('POST /manage/academy-certificates/', { body });
    print(json, found, described(found));
  });
type Issued = { training?: string; level?: string; months?: number };

certificate('revoke <number>', 'take it back; the holder reads the reason')
  .requiredOption('--reason <text>', 'why')
  .action(async (number: string, { json, reason }: Options & { reason: string }) => {
    const params = { number };
    const found = await call('POST /manage/academy-certificates/{number}/revoke/', { params, body: { reason } });
    print(json, found, described(found));
  });

certificate('replace <number>', 'issue another instead, with the name corrected; he gets a letter')
  .requiredOption('--surname <text>')
  .requiredOption('--name <text>')
  .option('--patronymic <text>')
  .action(
    async (number: string, { json, ...body }: Options & { surname: string; name: string; patronymic?: string }) => {
      const found = await call('POST /manage/academy-certificates/{number}/replace/', { params: { number }, body });
      print(json, found, described(found));
    },
  );

const described = ({ number, holder, company, training, level, reason, ...found }: ManagedAcademyCertificate): string =>
  [
    `${number} of ${[holder, company].filter(Boolean).join(', ')}: ${found.state}${reason && ` (${reason})`}`,
    [training, level, found.trainer].filter(Boolean).join(', '),
    `From ${found.issued_on} to ${found.valid_until}`,
    ...(found.decisions.length ? ['Decided:', ...decided(found.decisions)] : []),
  ].join('\n');
