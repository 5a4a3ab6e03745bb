import {
  manageAcademyCertificateEndpoints,
  type ManagedAcademyCertificate,
} from '@site/contracts/manage-academy-certificates';
import { dayIn } from '@site/kernel/dates';
import { call } from './client.ts';
import { formatDecisions, formatList, nounOf, print, requireWholeNumber } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };
type Paged = Options & { page?: string; search?: string };

const certificate = nounOf('academy-certificates', 'certificates of academy participants');

const list = manageAcademyCertificateEndpoints['GET /manage/academy-certificates/'];
certificate('list', 'list certificates, newest first', { isDefault: true })
  .option('--search <text>', 'number, person, company or title')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Paged & Sorting<typeof list>) => {
    const found = await call('GET /manage/academy-certificates/', { query });
    print(
      json,
      found,
      formatList(found, ({ number, valid_until, state, holder, company, training }) => [
        ...[number, valid_until, state, holder, company, training],
      ]),
    );
  });

certificate('participants', 'list participants of past events without a certificate')
  .option('--search <text>', 'person, company or event')
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Paged) => {
    const found = await call('GET /manage/academy-certificates/participants/', { query });
    print(
      json,
      found,
      formatList(found, ({ id, ended_at, timezone, name, company, event }) => [
        ...[String(id), dayIn(ended_at, timezone), name, company, event],
      ]),
    );
  });

certificate('show <number>', 'show a certificate with its decisions').action(
  async (number: string, { json }: Options) => {
    const found = await call('GET /manage/academy-certificates/{number}/', { params: { number } });
    print(json, found, described(found));
  },
);

certificate(
  'issue <participant>',
  'issue a certificate to a participant (number from `participants`) and notify by e-mail',
)
  .option('--training <title>', 'training title (default: the programme or the event)')
  .option('--level <name>', 'level as printed (default: the programme’s level)')
  .option('--months <number>', 'validity in months (default: the programme’s, or two years)', requireWholeNumber)
  .action(async (participant: string, { json, training, level, months }: Options & Issued) => {
    const body = { participant: requireWholeNumber(participant), training, level, months };
    const found = await call('POST /manage/academy-certificates/', { body });
    print(json, found, described(found));
  });
type Issued = { training?: string; level?: string; months?: number };

certificate('revoke <number>', 'revoke a certificate; the holder sees the reason')
  .requiredOption('--reason <text>', 'reason')
  .action(async (number: string, { json, reason }: Options & { reason: string }) => {
    const params = { number };
    const found = await call('POST /manage/academy-certificates/{number}/revoke/', { params, body: { reason } });
    print(json, found, described(found));
  });

certificate('replace <number>', 'replace a certificate with a corrected name and notify by e-mail')
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
    ...(found.decisions.length ? ['Decisions:', ...formatDecisions(found.decisions)] : []),
  ].join('\n');
