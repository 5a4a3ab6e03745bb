import { InvalidArgumentError } from 'commander';
import { requestCodes } from '@site/contracts/blocks';
import { manageRequestEndpoints, type ManagedRequest } from '@site/contracts/form-requests';
import { type RequestState, requestStates } from '@site/contracts/form-request-lists';
import { call } from './client.ts';
import { columns, formatDecisions, formatList, moment, nounOf, print } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };
type FormCode = (typeof requestCodes)[number];
type ListOptions = Options & { all?: boolean; state?: RequestState; form?: FormCode; search?: string; page?: string };

const request = nounOf('requests', 'requests from the site’s forms');

const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (text: string): Value => {
    const value = known.find((one) => one === text);
    if (!value) throw new InvalidArgumentError(`one of ${known.join(', ')}`);
    return value;
  };

const list = manageRequestEndpoints['GET /manage/requests/'];
request('list', 'list open requests, oldest first', { isDefault: true })
  .option('--all', 'include answered and closed ones')
  .option('--state <state>', requestStates.join(', '), oneOf(requestStates))
  .option('--form <form>', requestCodes.join(', '), oneOf(requestCodes))
  .option('--search <text>', 'in name, phone, e-mail and text')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(async ({ json, all, ...query }: ListOptions & Sorting<typeof list>) => {
    const found = await call('GET /manage/requests/', { query: { ...query, all: all ? 'true' : undefined } });
    print(
      json,
      found,
      formatList(found, ({ number, created_at, form_code, state, name, phone, comment }) => [
        ...[number, moment(created_at), form_code, state],
        [`${name}, ${phone}`, comment].filter(Boolean).join(': '),
      ]),
    );
  });

request('show <number>', 'show a request: З-000123 or 123').action(async (number: string, { json }: Options) => {
  const found = await call('GET /manage/requests/{number}/', { params: { number } });
  print(json, found, described(found));
});

async function move(number: string, state: 'taken' | 'answered' | 'closed', text: string | undefined, json?: boolean) {
  const found = await call('POST /manage/requests/{number}/state/', { params: { number }, body: { state, text } });
  print(json, found, described(found));
}

request('take <number>', 'mark a request as in progress; reopens a closed one').action(
  (number: string, { json }: Options) => move(number, 'taken', undefined, json),
);
request(
  'answer <number> <text>',
  'answer a request and e-mail its author; the text is shown on the request’s page',
).action((number: string, text: string, { json }: Options) => move(number, 'answered', text, json));
request('close <number> [text]', 'close a request and e-mail its author').action(
  (number: string, text: string | undefined, { json }: Options) => move(number, 'closed', text, json),
);

const described = (found: ManagedRequest): string =>
  [
    `Request ${found.number} of ${moment(found.created_at)}, ${found.subject}: ${found.state_label}. Next: ${found.next.join(', ')}`,
    [found.name, found.phone, found.email || 'no e-mail: answer by phone as well'].join(', '),
    ...found.details,
    ...(found.comment ? [found.comment] : []),
    ...(found.page ? [`Sent from ${found.page}`] : []),
    columns(found.history.map(({ at, state, text }) => [`  ${moment(at)}`, state, text])),
    ...(found.decisions.length ? ['Decisions:', ...formatDecisions(found.decisions)] : []),
  ].join('\n');
