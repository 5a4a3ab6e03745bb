import { afterEach, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from '@site/contracts/release';
import { pino } from 'pino';
import { rollback } from './activation.ts';
import { compositionId, variantsOf } from './compose.ts';
import { announceHost, hostsToFollow, hostsToPrepare } from './hosts.ts';
import { followRegistry, type Live } from './live.ts';
import { echoRenderer, site } from './testing/fake-site.ts';
import { storeOfEachTest } from './testing/fake-store.ts';

let live: Live | undefined;
let announcement: Awaited<ReturnType<typeof announceHost>>;
afterEach(async () => {
  await live?.close();
  await announcement.close();
});
const fake = storeOfEachTest();
const { golive } = fake;

async function follow() {
  announcement = announceHost(fake.state, 'host');
  const { apiOrigin, publicKey, siteOrigin } = site;
  const settings = { renderers: 1, memory: 64, production: false, log: pino({ level: 'silent' }) };
  live = await followRegistry({ store: fake.store, announcement, apiOrigin, publicKey, siteOrigin, ...settings });
  // The state is written in the background.
  while (!(await hostsToFollow(fake.state)).serving.length) await new Promise(setImmediate);
}
const file = (name: string) => join(fake.store.dataDir, name);
async function until(condition: () => boolean) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The condition did not hold within 10 s');
}
/** Code of a renderer that runs only if the file is there. */
const ifExists = (name: string, code: string) =>
  `if (require('node:fs').existsSync(${JSON.stringify(file(name))})) { ${code} }`;
/** Leaves the first version live, and returns the registry with the second one. */
async function registryOfSecond(first: string, second: string, traffic?: number) {
  await golive({ name: 'shell', version: '1.0.0', server: echoRenderer(first) });
  await golive({ name: 'shell', version: '2.0.0', server: echoRenderer(second) }, traffic);
  const registry = await readFile(fake.state.registryFile);
  await rollback(fake.store, 'shell', { who: 'anna' });
  return registry;
}
/** Replaces the file whole, as `activate` does. */
async function replaceRegistry(registry: Buffer) {
  await writeFile(file('registry'), registry);
  await rename(file('registry'), fake.state.registryFile);
}
const idsOf = (registry: Registry) => variantsOf(registry).map(({ versions }) => compositionId(versions));
const shell = () => live!.pick(99).versions.shell;

test('follows an activation during its own start', async () => {
  const goLive = `require('node:fs').renameSync(${JSON.stringify(file('second'))}, ${JSON.stringify(fake.state.registryFile)});`;
  // The renderer of the first version makes the second one live while it loads.
  await writeFile(file('second'), await registryOfSecond(ifExists('second', goLive), ''));
  await follow();
  await until(() => shell() === '2.0.0');
});

test('tries a failed update again, and reports the failure meanwhile', async () => {
  const second = await registryOfSecond('', ifExists('faulty', 'throw new Error("no such file");'));
  await follow();
  await writeFile(file('faulty'), '');
  await replaceRegistry(second);
  expect((await hostsToFollow(fake.state)).behind).toMatchObject([{ reason: 'no such file' }]);
  expect(shell()).toBe('1.0.0');
  await rm(file('faulty'));
  await until(() => shell() === '2.0.0');
});

test('serves an announced registry at once when it is live', async () => {
  const fails = ifExists('live', 'throw new Error("started too late");');
  const second = Registry.parse(JSON.parse(String(await registryOfSecond('', fails))));
  await follow();
  await fake.state.withLock(async (lock) => {
    const first = await fake.state.readRegistry();
    await lock.announceRegistry(second);
    await hostsToPrepare(fake.state, idsOf(second));
    expect(shell()).toBe('1.0.0');
    await writeFile(file('live'), '');
    await lock.replaceRegistry(second, first, []);
  });
  await until(() => shell() === '2.0.0');
});

test('starts an announced composition again when it is live, if it did not start before', async () => {
  const second = Registry.parse(
    JSON.parse(String(await registryOfSecond('', ifExists('faulty', 'throw new Error("no such file");')))),
  );
  await follow();
  await writeFile(file('faulty'), '');
  await fake.state.withLock(async (lock) => {
    const first = await fake.state.readRegistry();
    await lock.announceRegistry(second);
    await hostsToPrepare(fake.state, idsOf(second));
    await rm(file('faulty'));
    await lock.replaceRegistry(second, first, []);
  });
  expect((await hostsToFollow(fake.state)).behind).toEqual([]);
  expect(shell()).toBe('2.0.0');
});

test('prepares a registry that was announced before its own start', async () => {
  const second = Registry.parse(JSON.parse(String(await registryOfSecond('', ''))));
  await fake.state.withLock(async (lock) => {
    await lock.announceRegistry(second);
    await follow();
    await hostsToPrepare(fake.state, idsOf(second));
    expect(await fake.state.recentHosts()).toMatchObject([{ prepared: idsOf(second) }]);
  });
});

test('ends the renderer of an announced registry that does not become live', async () => {
  const log = `require('node:fs').writeFileSync(${JSON.stringify(file('started'))}, String(process.pid));`;
  const second = Registry.parse(JSON.parse(String(await registryOfSecond('', ifExists('announced', log)))));
  await follow();
  await writeFile(file('announced'), '');
  await fake.state.withLock(async (lock) => {
    const first = await fake.state.readRegistry();
    await lock.announceRegistry(second);
    await hostsToPrepare(fake.state, idsOf(second));
    await lock.replaceRegistry(first, first, []);
  });
  const pid = Number(await readFile(file('started'), 'utf8'));
  await until(() => !isRunning(pid));
  expect(shell()).toBe('1.0.0');
  // Otherwise the next announcement of it would not wait for this host.
  while ((await fake.state.recentHosts())[0]?.prepared?.length) await new Promise(setImmediate);
});

test('ends the renderers of one variant when the other does not load', async () => {
  await golive({ name: 'shell', version: '0.9.0' });
  const log = `require('node:fs').writeFileSync(${JSON.stringify(file('started'))}, String(process.pid));`;
  const second = await registryOfSecond(
    ifExists('faulty', log),
    ifExists('faulty', 'throw new Error("no such file");'),
    10,
  );
  const [pool] = [await rollback(fake.store, 'shell', { who: 'anna' })];
  expect(pool.entries).toMatchObject([{ version: '0.9.0' }]);
  await follow();
  await writeFile(file('faulty'), '');
  await replaceRegistry(second);
  // The file exists before it holds the process id.
  const started = () => Number(existsSync(file('started')) && readFileSync(file('started'), 'utf8'));
  await until(() => started() > 0);
  const pid = started();
  await until(() => !isRunning(pid));
  expect(shell()).toBe('0.9.0');
});

test('ends only when the served registry is kept on this machine', async () => {
  await golive({ name: 'shell', version: '1.0.0' });
  let kept = false;
  fake.state.keepRegistry = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    kept = true;
  };
  await follow();
  await live!.close();
  expect(kept).toBe(true);
});

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
