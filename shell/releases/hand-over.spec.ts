import { expect, test } from '@jest/globals';
import { attemptIndependently } from './attempt-independently.ts';
import { activate, retire, rollback } from './activation.ts';
import { publishAll } from './publishing.ts';
import { readBuild } from './store.ts';
import { site } from './testing/fake-site.ts';
import { page, storeOfEachTest } from './testing/fake-store.ts';

const fake = storeOfEachTest(async ({ golive }) => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-giver', version: '1.0.0', routes: page('/academy/calendar', '/faq') });
  await golive({ name: 'mf-taker', version: '1.0.0', routes: page('/academy') });
});
const { build, put, golive, live } = fake;
const who = { who: 'anna' };
const both = [
  { name: 'mf-giver', version: '2.0.0' },
  { name: 'mf-taker', version: '2.0.0' },
];

/** Builds two releases that move an address from one remote to the other. */
const move = async () =>
  Promise.all([
    build({ name: 'mf-taker', version: '2.0.0', routes: page('/academy', '/academy/calendar') }),
    build({ name: 'mf-giver', version: '2.0.0', routes: page('/faq') }),
  ]).then((dists) => Promise.all(dists.map(readBuild)));

test('moves an address in one change, and rejects the new owner alone', async () => {
  await publishAll(fake.store, await move());
  await expect(activate(fake.store, site, [both[1]!], who)).rejects.toThrow('both claim the address /academy/calendar');
  const { entries, dropped } = await activate(fake.store, site, both, who);
  expect(entries.map(({ name, version }) => [name, version])).toEqual([
    ['mf-giver', '2.0.0'],
    ['mf-taker', '2.0.0'],
  ]);
  expect(dropped).toEqual([]);
});

test('publishes none of several builds if one of them is rejected', async () => {
  await put({ name: 'mf-two', version: '1.0.0' });
  const dists = [
    await build({ name: 'mf-new', version: '1.0.0' }),
    await build({ name: 'mf-two', version: '1.0.0', files: { 'client/other.js': 'other' } }),
  ];
  await expect(publishAll(fake.store, await Promise.all(dists.map(readBuild)))).rejects.toThrow('already published');
  expect((await fake.store.inventory('mf-new')).releases).toEqual([]);
});

test('publishes the new owner only after the release without the address', async () => {
  const [taker, giver] = await move();
  await expect(publishAll(fake.store, [taker!])).rejects.toThrow('publish and activate both together');
  await publishAll(fake.store, [giver!]);
  await expect(publishAll(fake.store, [taker!])).resolves.toMatchObject([{ isNew: true }]);
});

test('rolls back together the releases that went live together', async () => {
  await publishAll(fake.store, await move());
  await activate(fake.store, site, both, who);
  await rollback(fake.store, 'mf-taker', who);
  expect([await live('mf-giver'), await live('mf-taker')]).toEqual([['1.0.0'], ['1.0.0']]);
  const { entries } = await fake.state.readHistory();
  expect(entries.slice(-2).map(({ action, name }) => [action, name])).toEqual([
    ['rollback', 'mf-giver'],
    ['rollback', 'mf-taker'],
  ]);
});

test('rejects a rollback until later changes are rolled back', async () => {
  await publishAll(fake.store, await move());
  await activate(fake.store, site, both, who);
  await golive({ name: 'mf-taker', version: '3.0.0', routes: page('/academy', '/academy/calendar') });
  await expect(rollback(fake.store, 'mf-giver', who)).rejects.toThrow(
    'mf-taker: expected 2.0.0 live, as changed together with mf-giver, found 3.0.0: roll mf-taker back first',
  );
  await rollback(fake.store, 'mf-taker', who);
  expect(await live('mf-taker')).toEqual(['2.0.0']);
  await rollback(fake.store, 'mf-giver', who);
  expect([await live('mf-giver'), await live('mf-taker')]).toEqual([['1.0.0'], ['1.0.0']]);
});

test('ends a trial of several remotes with one rollback', async () => {
  await publishAll(fake.store, await move());
  await activate(fake.store, site, both, { ...who, traffic: 20 });
  expect([await live('mf-giver'), await live('mf-taker')]).toEqual([
    ['1.0.0', '2.0.0'],
    ['1.0.0', '2.0.0'],
  ]);
  await rollback(fake.store, 'mf-giver', who);
  expect([await live('mf-giver'), await live('mf-taker')]).toEqual([['1.0.0'], ['1.0.0']]);
});

test('rejects the whole activation for one release, and reports the problems of all', async () => {
  await put({ name: 'mf-giver', version: '3.0.0', requires: { react: '^1.0.0' }, routes: page('/faq') });
  await put({ name: 'mf-taker', version: '3.0.0', contract: 7, routes: page('/academy') });
  const refusal = activate(
    fake.store,
    site,
    both.map(({ name }) => ({ name, version: '3.0.0' })),
    who,
  );
  await expect(refusal).rejects.toThrow('mf-giver 3.0.0 needs react ^1.0.0');
  await expect(refusal).rejects.toThrow('mf-taker 3.0.0 was built for contract 7');
  expect([await live('mf-giver'), await live('mf-taker')]).toEqual([['1.0.0'], ['1.0.0']]);
});

test('retires a remote, and restores it with a rollback', async () => {
  const { dropped } = await retire(fake.store, site, ['mf-taker'], who);
  expect(await live('mf-taker')).toBeUndefined();
  expect(dropped).toEqual([{ remote: 'mf-taker', path: '/academy' }]);
  expect((await fake.state.readHistory()).entries.at(-1)).toMatchObject({
    action: 'retire',
    name: 'mf-taker',
    version: null,
    previous: '1.0.0',
  });
  await rollback(fake.store, 'mf-taker', who);
  expect(await live('mf-taker')).toEqual(['1.0.0']);
});

test('rejects the retirement of the shell and of a remote that is not live', async () => {
  const refusal = retire(fake.store, site, ['shell', 'mf-none'], who);
  await expect(refusal).rejects.toThrow('The shell cannot be retired');
  await expect(refusal).rejects.toThrow('mf-none: nothing to retire');
});

test('removes a remote that was added in the change that is rolled back', async () => {
  await put({ name: 'mf-giver', version: '2.0.0', routes: page('/faq') });
  await put({ name: 'mf-new', version: '1.0.0', routes: page('/academy/calendar') });
  const targets = [both[0]!, { name: 'mf-new', version: '1.0.0' }];
  await activate(fake.store, site, targets, who);
  await rollback(fake.store, 'mf-giver', who);
  expect([await live('mf-giver'), await live('mf-new')]).toEqual([['1.0.0'], undefined]);
});

test('activates the accepted releases with attemptIndependently', async () => {
  await put({ name: 'mf-giver', version: '3.0.0', contract: 7, routes: page('/faq') });
  await put({ name: 'mf-taker', version: '3.0.0', routes: page('/academy') });
  const targets = both.map(({ name }) => ({ name, version: '3.0.0' }));
  const { results, refused } = await attemptIndependently(targets, (accepted) =>
    activate(fake.store, site, accepted, who),
  );
  expect(results.flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual(['mf-taker']);
  expect(refused).toMatchObject([{ release: 'mf-giver', message: expect.stringContaining('contract 7') }]);
});
