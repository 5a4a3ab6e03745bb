import { afterEach, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { activate, pause, rollback } from '../activation.ts';
import { watchedIn } from '../registry.ts';
import { site } from '../testing/fake-site.ts';
import { page, storeOfEachTest } from '../testing/fake-store.ts';
import { watchReleases, type ReleaseWatchOptions } from './release-watch.ts';
import type { Counts } from './slots.ts';

const INTERVAL = 100;

/** The hosts that a test has started. */
const hosts: ReturnType<typeof watchReleases>[] = [];
// Jest runs afterEach hooks in order of definition: a host that waits for the lock must close before its store is deleted.
afterEach(() => Promise.all(hosts.splice(0).map((one) => one.close())));

const fake = storeOfEachTest(async ({ golive, put }) => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0', routes: page('/one') });
  await golive({ name: 'mf-two', version: '1.0.0', routes: page('/two') });
  await put({ name: 'mf-one', version: '2.0.0', routes: page('/one') });
});

const host = (options: Partial<ReleaseWatchOptions> = {}) =>
  hosts.push(
    watchReleases({
      store: fake.store,
      log: { info: () => {}, error: () => {} },
      ...{ production: false, site: 'http://localhost', interval: INTERVAL },
      ...options,
    }),
  );

const target = [{ name: 'mf-one', version: '2.0.0' }];
const plan = { next: [100], every: INTERVAL, lasts: 3_600_000, visitors: 10 };
/** A change writes the registry first, then its entry here. */
const history = async () => (await fake.state.readHistory()).entries;
const watched = async () => watchedIn(await fake.state.readRegistry());

async function until(condition: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The condition did not hold within 10 s');
}

/** Visitors of both versions of mf-one and of mf-two in the next interval, as two hosts count them. */
async function visits(candidate: Counts, baseline: Counts) {
  const at = (Math.floor(Date.now() / INTERVAL) + 1) * INTERVAL;
  const others = { 'mf-two/list': { viewed: 200, viewedFailed: 0 } };
  const versions = (one: string) => ({ shell: '1.0.0', 'mf-one': one, 'mf-two': '1.0.0' });
  await fake.state.appendSlots('one', [
    { at, versions: versions('2.0.0'), pages: { 'mf-one/list': candidate, ...others } },
  ]);
  await fake.state.appendSlots('two', [
    { at, versions: versions('1.0.0'), pages: { 'mf-one/list': baseline, ...others } },
  ]);
}

test('takes a bad trial back once, although several hosts see it, and records the numbers', async () => {
  let rollbacks = 0;
  const onRollback = () => void rollbacks++;
  host({ onRollback });
  host({ onRollback });
  await activate(fake.store, site, target, { who: 'anna', traffic: 5, plan });
  await visits({ viewed: 30, viewedFailed: 25 }, { viewed: 400, viewedFailed: 1 });
  await until(async () => (await watched()).length === 0);
  await Promise.all(hosts.splice(0).map((one) => one.close()));
  expect(rollbacks).toBe(1);
  expect(await fake.live('mf-one')).toEqual(['1.0.0']);
  expect((await history()).filter(({ action }) => action === 'rollback')).toEqual([
    expect.objectContaining({
      who: 'release watch',
      ...{ name: 'mf-one', version: '1.0.0', previous: '1.0.0' },
      reason:
        'mf-one/list failed in the browser for 25 of 30 visitors (83.3 %) with 2.0.0; 1 of 400 visitors (0.3 %) with 1.0.0 at the same time',
    }),
  ]);
});

test('gives a good trial to its next share, and watches it there', async () => {
  host();
  host();
  await activate(fake.store, site, target, { who: 'anna', traffic: 5, plan });
  await visits({ viewed: 30 }, { viewed: 400 });
  await until(async () => (await history()).at(-1)?.action === 'step');
  expect((await history()).slice(-2)).toMatchObject([
    { who: 'anna', action: 'activate', traffic: 5 },
    { who: 'release watch', action: 'step', version: '2.0.0', previous: '1.0.0', traffic: 100 },
  ]);
  expect(await watched()).toMatchObject([{ version: '2.0.0', watch: { against: '1.0.0', next: [] } }]);
  await rollback(fake.store, 'mf-one', { who: 'anna' });
  expect(await fake.live('mf-one')).toEqual(['1.0.0']);
});

test('takes back a version of all visitors that is worse than before and than the other remotes', async () => {
  await visits({}, { viewed: 1000, viewedFailed: 2 });
  await new Promise((resolve) => setTimeout(resolve, 3 * INTERVAL));
  await activate(fake.store, site, target, { who: 'anna' });
  host();
  await visits({ viewed: 100, viewedFailed: 60 }, {});
  await until(async () => (await history()).at(-1)?.action === 'rollback');
  expect((await history()).at(-1)).toMatchObject({
    action: 'rollback',
    reason: expect.stringContaining('2 of 1000 visitors (0.2 %) with 1.0.0 before it, 0 of 400 visitors'),
  });
});

test('waits with the next step for visitors, and while the trial is paused', async () => {
  host();
  await activate(fake.store, site, target, { who: 'anna', traffic: 5, plan });
  await pause(fake.store, 'mf-one', 'pause', 'boris');
  await expect(pause(fake.store, 'mf-one', 'pause', 'boris')).rejects.toThrow('is paused already');
  await visits({ viewed: 9 }, { viewed: 400 });
  await new Promise((resolve) => setTimeout(resolve, 6 * INTERVAL));
  await pause(fake.store, 'mf-one', 'resume', 'boris');
  await new Promise((resolve) => setTimeout(resolve, 6 * INTERVAL));
  expect((await history()).slice(-3).map(({ action }) => action)).toEqual(['activate', 'pause', 'resume']);
  await visits({ viewed: 1 }, {});
  await until(async () => (await history()).at(-1)?.action === 'step');
});

test('pauses no remote without further steps', async () => {
  await expect(pause(fake.store, 'mf-one', 'pause', 'boris')).rejects.toThrow('expected a trial with further steps');
});

test('posts a rollback to the webhook, again after a failure', async () => {
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      response.writeHead(bodies.length === 1 ? 500 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const failures: string[] = [];
  host({
    webhook: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    log: { info: () => {}, error: (_facts: unknown, text?: string) => void failures.push(String(text)) },
  });
  await activate(fake.store, site, target, { who: 'anna', traffic: 5, plan });
  await visits({ viewed: 30, viewedFailed: 25 }, { viewed: 400, viewedFailed: 1 });
  await until(async () => bodies.length === 2);
  server.close();
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[1]).toMatchObject({
    ...{ event: 'rollback', site: 'http://localhost', reason: expect.stringContaining('25 of 30') },
    entries: [{ action: 'rollback', name: 'mf-one', version: '1.0.0' }],
  });
  expect(failures).toEqual(['a release is taken back', 'the webhook of releases failed; retrying']);
});
