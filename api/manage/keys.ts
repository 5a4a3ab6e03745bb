import type { ManageKey } from '@site/contracts/manage-staff';
import { keyAreas } from '@site/contracts/staff-rights';
import { call, ManageError } from './client.ts';
import { columns, moment, nounOf, print, program } from './console.ts';
import { listOf } from './list-of.ts';

type Options = { json?: boolean };

const key = nounOf('keys', 'keys of persons and machines for the back office, which MANAGE_KEY accepts');

const areasIn = (text: string) =>
  listOf(
    text,
    (word) => keyAreas.find((area) => area === word) ?? program.error(`${word} is no area: ${keyAreas.join(', ')}`),
  );

const formatKeys = (items: ManageKey[]) =>
  columns(
    items.map(({ name, areas, until, last_used_at, state }) => [
      name,
      areas.join(', '),
      [
        state !== 'active' && state,
        until && `until ${until}`,
        last_used_at ? `used ${moment(last_used_at)}` : 'never used',
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  ) || 'No results.';

key('list', 'list all keys, newest first', { isDefault: true }).action(async ({ json }: Options) => {
  const found = await call('GET /manage/keys/');
  print(json, found, formatKeys(found.items));
});

key('add <name>', 'create a key and print it; it is never shown again')
  .requiredOption('--areas <list>', keyAreas.join(', '))
  .option('--until <date>', 'last day, in Moscow: 2027-01-31')
  .action(async (name: string, { json, areas, until }: Options & { areas: string; until?: string }) => {
    const made = await call('POST /manage/keys/', { body: { name, areas: areasIn(areas), until: until ?? null } });
    print(json, made, made.key);
  });

key('revoke <name>', 'revoke a key at once').action(async (name: string, { json }: Options) => {
  const { items } = await call('GET /manage/keys/');
  const found = items.find((one) => one.state !== 'revoked' && one.name.toLowerCase() === name.toLowerCase());
  if (!found) throw new ManageError(`There is no active key «${name}»`);
  const left = await call('POST /manage/keys/{id}/revoke/', { params: { id: found.id } });
  print(json, left, formatKeys(left.items));
});
