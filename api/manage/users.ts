import { manageUserEndpoints, type ManagedUser } from '@site/contracts/manage-users';
import { call } from './client.ts';
import { formatDecisions, formatList, nounOf, print } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };

const user = nounOf('users', 'registered users');

const list = manageUserEndpoints['GET /manage/users/'];
user('list', 'list users by name', { isDefault: true })
  .option('--search <words>', 'phone, name, e-mail or company')
  .option('--blocked', 'only blocked users')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      blocked,
      ...query
    }: Options & Sorting<typeof list> & { search?: string; blocked?: boolean; page?: string }) => {
      const found = await call('GET /manage/users/', { query: { ...query, blocked: blocked ? 'true' : undefined } });
      print(
        json,
        found,
        formatList(found, ({ phone, name, role, company, blocked: out }) => [
          phone,
          name,
          role,
          [company, out && 'blocked'].filter(Boolean).join(', '),
        ]),
      );
    },
  );

user('show <user>', 'show a user by phone or id').action(async (id: string, { json }: Options) => {
  const found = await call('GET /manage/users/{user}/', { params: { user: id } });
  print(json, found, described(found));
});

user('block <user>', 'block a user on every device and notify by e-mail')
  .requiredOption('--text <text>', 'reason, for the user')
  .action(async (id: string, { json, text }: Options & { text: string }) => {
    const found = await call('POST /manage/users/{user}/block/', { params: { user: id }, body: { text } });
    print(json, found, described(found));
  });

user('unblock <user>', 'unblock a user').action(async (id: string, { json }: Options) => {
  const found = await call('POST /manage/users/{user}/unblock/', { params: { user: id } });
  print(json, found, described(found));
});

const described = ({ name, phone, email, role, company, city, position, orders, blocked, decisions }: ManagedUser) =>
  [
    `${name}, ${phone}, ${email}${blocked ? ': blocked' : ''}`,
    [role, company, position, city].filter(Boolean).join(', '),
    `Orders: ${orders}`,
    ...(decisions.length ? ['Decisions:', ...formatDecisions(decisions)] : []),
  ].join('\n');
