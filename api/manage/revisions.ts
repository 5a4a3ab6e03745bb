import type { ManagedRevision } from '@site/contracts/manage-revisions';
import { call } from './client.ts';
import { columns, formatDecisions, formatList, moment, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const revision = nounOf('revisions', 'edits of companies’ profiles that await publication');

revision('list', 'list pending edits, oldest first', { isDefault: true })
  .option('--state <state>', 'approved, rejected or replaced; newest first')
  .option('--page <number>', 'from 1')
  .action(async ({ json, ...query }: Options & { page?: string; state?: ManagedRevision['state'] }) => {
    const found = await call('GET /manage/revisions/', { query });
    print(
      json,
      found,
      formatList(found, ({ id, created_at, kind, name, company, author, changes }) => [
        id,
        moment(created_at),
        kind,
        `${company.name}: ${name}`,
        `${author}: ${changes.map(({ label }) => label).join(', ')}`,
      ]),
    );
  });

revision('show <revision>', 'show the changes side by side').action(async (id: string, { json }: Options) => {
  const found = await call('GET /manage/revisions/{revision}/', { params: { revision: id } });
  print(json, found, described(found));
});

revision('approve <revision>', 'publish an edit and e-mail its author').action(
  async (id: string, { json }: Options) => {
    const found = await call('POST /manage/revisions/{revision}/approve/', { params: { revision: id } });
    print(json, found, `${found.company.name}, ${found.kind}: published.`);
  },
);

revision('reject <revision>', 'reject an edit and e-mail its author')
  .requiredOption('--reason <text>', 'reason, for the author')
  .action(async (id: string, { json, reason }: Options & { reason: string }) => {
    const found = await call('POST /manage/revisions/{revision}/reject/', {
      params: { revision: id },
      body: { reason },
    });
    print(json, found, `${found.company.name}, ${found.kind}: rejected.`);
  });

type Pictures = NonNullable<ManagedRevision['changes'][number]['pictures']>['before'];
const addressesOf = (pictures: Pictures) => pictures.map(({ picture }) => picture.src).join(', ') || '—';

function described({
  company,
  kind,
  name,
  author,
  created_at,
  state,
  reason,
  changes,
  decisions,
}: ManagedRevision): string {
  return [
    `${company.name}, ИНН ${company.inn}: ${kind} ${name}, ${state}${reason && `: ${reason}`}`,
    `${author}, ${moment(created_at)}`,
    columns([
      ['', 'On the site', 'Edit'],
      ...changes.map(({ label, before, after, pictures }) =>
        pictures
          ? [label, addressesOf(pictures.before), addressesOf(pictures.after)]
          : [label, before || '—', after || '—'],
      ),
    ]),
    ...(decisions.length ? ['Decisions:', ...formatDecisions(decisions)] : []),
  ].join('\n');
}
