import { manageCertificateEndpoints, type ManagedCertificate } from '@site/contracts/manage-certificates';
import { call } from './client.ts';
import { formatDecisions, formatList, nounOf, print } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };

const certificate = nounOf('certificates', 'certificates of partners');

const list = manageCertificateEndpoints['GET /manage/certificates/'];
certificate('list', 'list certificates, next to expire first', { isDefault: true })
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Options & Sorting<typeof list> & { page?: string }) => {
    const found = await call('GET /manage/certificates/', { query });
    print(
      json,
      found,
      formatList(found, ({ number, valid_until, state, level, company }) => [
        number,
        valid_until,
        state,
        level,
        company,
      ]),
    );
  });

certificate('show <number>', 'show a certificate with its decisions').action(
  async (number: string, { json }: Options) => {
    const found = await call('GET /manage/certificates/{number}/', { params: { number } });
    print(json, found, described(found));
  },
);

certificate('renew <number>', 'renew a certificate for a year and notify the company').action(
  async (number: string, { json }: Options) => {
    const found = await call('POST /manage/certificates/{number}/renew/', { params: { number } });
    print(json, found, described(found));
  },
);

certificate('revoke <number>', 'revoke a certificate; the company sees the reason')
  .requiredOption('--reason <text>', 'reason')
  .action(async (number: string, { json, reason }: Options & { reason: string }) => {
    const found = await call('POST /manage/certificates/{number}/revoke/', { params: { number }, body: { reason } });
    print(json, found, described(found));
  });

const described = ({ number, company, level, directions, reason, decisions, ...found }: ManagedCertificate): string =>
  [
    `${number} of ${company}: ${found.state}${reason && ` (${reason})`}`,
    [level, ...directions].join(', '),
    `From ${found.issued_on} to ${found.valid_until}`,
    ...(decisions.length ? ['Decisions:', ...formatDecisions(decisions)] : []),
  ].join('\n');
