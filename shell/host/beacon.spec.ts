import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { activate } from '../releases/activation.ts';
import { readConfig } from '../releases/config.ts';
import { site } from '../releases/testing/fake-site.ts';
import { storeOfEachTest } from '../releases/testing/fake-store.ts';
import { addCounts, type Slot } from '../releases/watch/slots.ts';
import { createHost } from './host.ts';
import { hostLimits } from './limits.ts';

let host: Awaited<ReturnType<typeof createHost>>;
afterEach(() => host.app.close());
const fake = storeOfEachTest(async ({ golive }) => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0', parts: { clock: '1.0.0' }, files: { 'client/clock.js': '' } });
});
beforeEach(async () => {
  host = await createHost(readConfig({ DATA_DIR: fake.store.dataDir, LOG_LEVEL: 'silent', RENDERERS: '1' }));
});

const liveId = () => host.live.pick(0).pool.id;
const view = { remote: 'mf-one', page: 'parts/clock', failures: ['uncaught'] };
const beacon = (changes = {}) => ({ composition: liveId(), age: 0, views: [view], vitals: { lcp: 900 }, ...changes });

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await host.app.inject({
    method: 'POST',
    url: '/builds/beacon',
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response.statusCode;
}

/** All counts, once the host has written them: one sum of all intervals, or none. */
async function counted() {
  await host.app.close();
  const slots: Slot[] = [];
  for await (const slot of fake.state.followSlots()()) slots.push(slot);
  const [first, ...later] = slots;
  if (!first) return [];
  const { versions, pages } = first;
  for (const slot of later)
    for (const [page, counts] of Object.entries(slot.pages)) addCounts((pages[page] ??= {}), counts);
  return [{ versions, pages }];
}

test('counts a failure of each visitor once, and the vitals', async () => {
  expect(await send(beacon())).toBe(204);
  expect(await send(beacon({ vitals: {} }))).toBe(204);
  expect(await send(beacon({ vitals: { cls: 0.3 } }), { 'x-forwarded-for': '203.0.113.7' })).toBe(204);
  expect(await counted()).toEqual([
    {
      versions: { shell: '1.0.0', 'mf-one': '1.0.0' },
      pages: {
        'mf-one/parts/clock': { viewed: 2, viewedFailed: 2, uncaught: 3, lcp: 1, lcpGood: 1, cls: 1, clsPoor: 1 },
      },
    },
  ]);
});

test('counts visitors by network, because one visitor has many addresses of IPv6', async () => {
  const from = (address: string) => send(beacon({ vitals: {} }), { 'x-forwarded-for': address });
  for (const address of ['2001:db8::1', '2001:db8:0:0:ffff::2', '203.0.113.7', '::ffff:203.0.113.7', '2001:db8:0:1::1'])
    expect(await from(address)).toBe(204);
  expect(await counted()).toMatchObject([{ pages: { 'mf-one/parts/clock': { viewed: 3 } } }]);
});

test('counts a repaired hydration without a failure', async () => {
  await send(beacon({ views: [{ ...view, failures: ['recoverable'] }], vitals: {} }));
  expect(await counted()).toMatchObject([{ pages: { 'mf-one/parts/clock': { viewed: 1, recoverable: 1 } } }]);
});

test('rejects a composition that no visitor gets, and pages that do not exist', async () => {
  const before = liveId();
  expect(await send(beacon({ composition: 'f'.repeat(16) }))).toBe(409);
  for (const wrong of [
    { ...view, page: 'parts/other' },
    { ...view, remote: 'mf-none' },
    { ...view, page: 'constructor' },
  ])
    expect(await send(beacon({ views: [wrong] }))).toBe(400);
  await fake.put({ name: 'mf-one', version: '2.0.0', parts: { clock: '1.0.0' }, files: { 'client/clock.js': '' } });
  await activate(fake.store, site, [{ name: 'mf-one', version: '2.0.0' }], { who: 'anna' });
  while (liveId() === before) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await send(beacon({ composition: before }))).toBe(409);
  expect(await counted()).toEqual([]);
});

test('rejects a body that is no beacon, is too large, compressed, or of another type', async () => {
  for (const wrong of [
    'beacon',
    beacon({ address: '/login/?phone=1' }),
    beacon({ views: [{ ...view, failures: ['secret'] }] }),
    beacon({ views: [] }),
    beacon({ views: Array.from({ length: 31 }, () => view) }),
  ])
    expect([wrong, await send(wrong)]).toEqual([wrong, 400]);
  expect(await send(`${JSON.stringify(beacon())}${' '.repeat(hostLimits.beacons.bytes)}`)).toBe(413);
  expect(await send(beacon(), { 'content-encoding': 'gzip' })).toBe(415);
  expect(await send(beacon(), { 'content-type': 'application/json' })).toBe(400);
  expect(await counted()).toEqual([]);
});

test('rejects other sites', async () => {
  expect(await send(beacon(), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send(beacon(), { 'sec-fetch-site': 'same-site' })).toBe(403);
});

test('limits the beacons of one address', async () => {
  const { perAddress } = hostLimits.beacons;
  const statuses = [];
  for (let index = 0; index <= perAddress; index++) statuses.push(await send(beacon()));
  expect(statuses.filter((status) => status === 204)).toHaveLength(perAddress);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(beacon(), { 'x-forwarded-for': '203.0.113.8' })).toBe(204);
});

test('ignores a document from before the last switch', async () => {
  await send(beacon({ age: 60_000 }));
  expect(await counted()).toEqual([]);
});
