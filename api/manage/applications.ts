import type { ApplicationKind, ApplicationState } from '@site/contracts/applications';
import type { ManagedApplication } from '@site/contracts/manage-applications';
import { call } from './client.ts';
import { columns, formatDecisions, formatList, moment, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const application = nounOf('applications', 'applications to the partner network and for the configurator');

application('list', 'list applications, newest first', { isDefault: true })
  .option('--state <state>', 'pending, approved or rejected')
  .option('--kind <kind>', 'company, user, dealer or configurator')
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Options & { state?: ApplicationState; kind?: ApplicationKind; page?: string }) => {
    const found = await call('GET /manage/applications/', { query });
    print(
      json,
      found,
      formatList(found, ({ id, created_at, kind, state, applicant, company, inn }) => [
        String(id),
        moment(created_at),
        kind,
        state,
        `${applicant}, ${company}, ИНН ${inn}`,
      ]),
    );
  });

application('show <id>', 'show an application with its form and the effect of an approval').action(
  async (id: string, { json }: Options) => {
    const found = await call('GET /manage/applications/{id}/', { params: { id } });
    print(json, found, described(found));
  },
);

application('approve <id>', 'approve an application and e-mail the applicant').action(
  async (id: string, { json }: Options) => {
    const found = await call('POST /manage/applications/{id}/approve/', { params: { id } });
    print(json, found, `Application ${id} of ${found.company} is approved: ${found.brings}`);
  },
);

application('reject <id>', 'reject an application; the applicant sees the reason and may apply again')
  .requiredOption('--reason <text>', 'reason')
  .action(async (id: string, { json, reason }: Options & { reason: string }) => {
    const found = await call('POST /manage/applications/{id}/reject/', { params: { id }, body: { reason } });
    print(json, found, `Application ${id} of ${found.company} is rejected: ${found.reason}`);
  });

function described({ id, kind, state, created_at, ...found }: ManagedApplication): string {
  const { applicant, phone, company, inn, form, reason, brings, decisions } = found;
  return [
    `Application ${id} of ${moment(created_at)}: ${kind}, ${state}${reason && ` (${reason})`}`,
    `${applicant}, ${phone}`,
    `${company}, ИНН ${inn}`,
    ...(form ? [columns(Object.entries(form).map(([name, value]) => [`  ${name}`, value || '—']))] : []),
    `An approval brings: ${brings}`,
    ...(decisions.length ? ['Decisions:', ...formatDecisions(decisions)] : []),
  ].join('\n');
}
