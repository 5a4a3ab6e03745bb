import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate, publish, rollback } from './activation.ts';
import { readHistory, readRegistry, registryFile } from './registry.ts';
import { createStore, type Store } from './store.ts';
import { echoRenderer, newDataDir, writeBuild, type FakeRelease } from './testing/fake-site.ts';

const site = { apiOrigin: 'http://127.0.0.1:1', publicKey: 'key', siteOrigin: 'http://localhost' };
let store: Store;

beforeEach(async () => {
  store = createStore(await newDataDir());
});
afterEach(() => rm(store.dataDir, { recursive: true, force: true }));

const put = async (release: FakeRelease) => publish(store, await writeBuild(join(store.dataDir, 'builds', release.name, release.version), release));
const golive = async (release: FakeRelease, traffic?: number) => {
  await put(release);
  return activate(store, site, [{ name: release.name, version: release.version }], { who: 'anna', traffic });
};
const live = async (name: string) => (await readRegistry(store.dataDir)).microFrontends[name]?.map(({ metadata }) => metadata.version);

const page = (path: string): FakeRelease['routes'] => [{ path, page: 'list' }];

test('an activated version is live, and the history says who, when and what was before', async () => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0', routes: page('/one') });
  await golive({ name: 'mf-one', version: '1.1.0', routes: page('/one') });

  expect(await live('mf-one')).toEqual(['1.1.0']);
  const last = (await readHistory(store.dataDir)).at(-1);
  expect(last).toMatchObject({ who: 'anna', action: 'activate', name: 'mf-one', version: '1.1.0', previous: '1.0.0' });
});

test('a rollback returns to the version before, without trying it again', async () => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.1.0' });
  await rollback(store, 'mf-one', 'boris');
  expect(await live('mf-one')).toEqual(['1.0.0']);
});

test('a second rollback goes on back and not to and fro', async () => {
  await golive({ name: 'shell', version: '1.0.0' });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await golive({ name: 'mf-one', version });
  await rollback(store, 'mf-one', 'boris');
  await rollback(store, 'mf-one', 'boris');
  expect(await live('mf-one')).toEqual(['1.0.0']);
  await expect(rollback(store, 'mf-one', 'boris')).rejects.toThrow('first to be live');
});

test('a trial gives the new version to a share of visitors; its rollback ends the trial', async () => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '2.0.0' }, 10);
  expect((await readRegistry(store.dataDir)).microFrontends['mf-one']?.map(({ metadata, deployment }) => [metadata.version, deployment])).toEqual([
    ['1.0.0', { traffic: 90, default: true }],
    ['2.0.0', { traffic: 10, default: false }],
  ]);
  await rollback(store, 'mf-one', 'boris');
  expect(await live('mf-one')).toEqual(['1.0.0']);
});

describe('a release is refused, and nothing changes, when', () => {
  beforeEach(async () => {
    await golive({ name: 'shell', version: '1.0.0' });
    await golive({ name: 'mf-one', version: '1.0.0', routes: page('/one/:item') });
  });
  afterEach(async () => expect(await live('mf-one')).toEqual(['1.0.0']));

  test('a file of it is not what was built', async () => {
    await put({ name: 'mf-one', version: '2.0.0' });
    await appendFile(join(store.folder('mf-one', '2.0.0'), 'client/main.js'), 'alert(1)');
    await expect(activate(store, site, [{ name: 'mf-one', version: '2.0.0' }], { who: 'anna' })).rejects.toThrow('client/main.js differs');
  });

  test('a file of it is missing', async () => {
    await put({ name: 'mf-one', version: '2.0.0' });
    await rm(join(store.folder('mf-one', '2.0.0'), 'server/main.js'));
    await expect(activate(store, site, [{ name: 'mf-one', version: '2.0.0' }], { who: 'anna' })).rejects.toThrow('server/main.js is missing');
  });

  test('its description is damaged', async () => {
    await put({ name: 'mf-one', version: '2.0.0' });
    await writeFile(join(store.folder('mf-one', '2.0.0'), 'release.json'), '<html>502</html>');
    await expect(activate(store, site, [{ name: 'mf-one', version: '2.0.0' }], { who: 'anna' })).rejects.toThrow('is not JSON');
  });

  test('it needs a shared version that the shell does not give', async () => {
    await expect(golive({ name: 'mf-one', version: '2.0.0', requires: { react: '^20.0.0' } })).rejects.toThrow('needs react ^20.0.0, shell 1.0.0 gives 19.3.1');
  });

  test('it was built for another contract', async () => {
    await expect(golive({ name: 'mf-one', version: '2.0.0', contract: 99 })).rejects.toThrow('built for contract 99');
  });

  test('it was never published', async () => {
    await expect(activate(store, site, [{ name: 'mf-one', version: '3.0.0' }], { who: 'anna' })).rejects.toThrow('is not published');
  });

  test('a shell whose renderer throws as it loads', async () => {
    await expect(golive({ name: 'shell', version: '2.0.0', server: 'throw new Error("no");' })).rejects.toThrow('does not load');
    expect(await live('shell')).toEqual(['1.0.0']);
  });

  test('a page of it cannot be loaded', async () => {
    const server = echoRenderer(`globalThis.failures = [{ remote: 'mf-one', version: '1.0.0', page: 'list', message: 'boom' }];`);
    await expect(golive({ name: 'shell', version: '2.0.0', server })).rejects.toThrow('the page "list" of mf-one 1.0.0 does not load: boom');
  });

  test('a page of it throws, or never ends', async () => {
    await expect(golive({ name: 'mf-one', version: '2.0.0', routes: page('/broken') })).rejects.toThrow('/broken/ does not render: it threw');
    await expect(golive({ name: 'mf-one', version: '2.0.1', routes: page('/loop') })).rejects.toThrow('/loop/ does not render');
  }, 20_000);

  test('it claims an address of another remote: publishing it is refused already', async () => {
    await expect(put({ name: 'mf-two', version: '1.0.0', routes: page('/one/:id') })).rejects.toThrow('mf-two and mf-one both claim');
  });
});

test('two activations at once come one after the other: neither is lost', async () => {
  await golive({ name: 'shell', version: '1.0.0' });
  await Promise.all([golive({ name: 'mf-one', version: '1.0.0' }), golive({ name: 'mf-two', version: '1.0.0' })]);
  expect([await live('mf-one'), await live('mf-two')]).toEqual([['1.0.0'], ['1.0.0']]);
});

test('a registry is refused that gives more than all visitors, in any of its entries', async () => {
  await golive({ name: 'shell', version: '1.0.0' });
  const registry = await readRegistry(store.dataDir);
  const [entry] = registry.microFrontends.shell!;
  const shares = [{ traffic: 100, default: true }, { traffic: 100, default: false }];
  await writeFile(registryFile(store.dataDir), JSON.stringify({ ...registry, microFrontends: { shell: shares.map((deployment) => ({ ...entry, deployment })) } }));
  await expect(readRegistry(store.dataDir)).rejects.toThrow('traffic sums to 200');
});
