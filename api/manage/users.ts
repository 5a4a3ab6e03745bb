import type { ManagedUser } from '@site/contracts/manage-users';
import { call } from './client.ts';
import { decided, listed, nounOf, print } from './console.ts';

type Options = { json?: boolean };

const user = nounOf('users', 'people who are registered');

user('list', 'by name', { isDefault: true })
  .option('--search <words>', 'phone, name, e-mail or company')
  .option('--blocked', 'only those who are kept out')
  .option('--page <number>', 'from 1')
  .action(async ({ json, blocked, ...query }: Options & { search?: string; blocked?: boolean; page?: string }) => {
    const found = await call('GET /manage/users/', { query: { ...query, blocked: blocked ? 'true' : undefined } });
    print(
      json,
      found,
      listed(found, ({ phone, name, role, company, blocked: out }) => [
        phone,
        name,
        role,
        [company, out && 'blocked'].filter(Boolean).join(', '),
      ]),
    );
  });

user('show <user>', 'one by phone or id').action(async (id: string, { json }: Options) => {
  const found = await call('GET /manage/users/{user}/', { params: { user: id } });
  print(json, found, described(found));
});

user('block <user>', 'keep somebody out, on every device; he gets an e-mail')
  .requiredOption('--text <text>', 'the reason, which he reads')
  .action(async (id: string, { json, text }: Options & { text: string }) => {
    const found = await call('POST /manage/users/{user}/block/', { params: { user: id }, body: { text } });
    print(json, found, described(found));
  });

user('unblock <user>', 'let him in again').action(async (id: string, { json }: Options) => {
  const found = await call('POST /manage/users/{user}/unblock/', { params: { user: id } });
  print(json, found, described(found));
});

const described = ({ name, phone, email, role, company, city, position, orders, blocked, decisions }: ManagedUser) =>
  [
    `${name}, ${phone}, ${email}${blocked ? ': blocked' : ''}`,
    [role, company, position, city].filter(Boolean).join(', '),
    `Orders: ${orders}`,
    ...(decisions.length ? ['Decided:', ...decided(decisions)] : []),
  ].join('\n');
