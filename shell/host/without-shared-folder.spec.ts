import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { rm, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '@site/testing/postgres-server';
import { activate, rollback } from '../releases/activation.ts';
import { readConfig, storeOf } from '../releases/config.ts';
import { hostsToFollow } from '../releases/hosts.ts';
import { publish } from '../releases/publishing.ts';
import type { Store } from '../releases/store.ts';
import { startFakeBucket } from '../releases/testing/fake-bucket.ts';
import { newDataDir, site, writeBuild } from '../releases/testing/fake-site.ts';
import { createHost } from './host.ts';

const TOKEN = 'a-token-of-the-operators'.padEnd(32, '-');

if (!hasPostgres) console.warn('PostgreSQL is not installed: hosts without a shared folder are not tested');

(hasPostgres ? describe : describe.skip)('without a shared folder', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let bucket: Awaited<ReturnType<typeof startFakeBucket>>;
  let folder: string;
  let operator: Store;
  let hosts: Awaited<ReturnType<typeof createHost>>[] = [];
  beforeAll(async () => void (server = await startPostgres()));
  afterAll(() => server.remove());

  const config = (machine: string) =>
    readConfig({
      ...{ DATA_DIR: join(folder, machine), DATABASE_URL: server.url, ...bucket.settings },
      ...{ OPS_TOKEN: TOKEN, LOG_LEVEL: 'silent', RENDERERS: '1', API_ORIGIN: 'http://127.0.0.1:1' },
    });
  async function startHost(machine: string) {
    const host = await createHost(config(machine));
    hosts.push(host);
    return host;
  }
  async function golive(version: string) {
    await publish(operator, await writeBuild(join(folder, 'builds', version), { name: 'shell', version }));
    await activate(operator, site, [{ name: 'shell', version }], { who: 'anna' });
  }
  async function until(condition: () => boolean) {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const shellOf = (host: Awaited<ReturnType<typeof createHost>>) => host.live.pick(99).versions.shell;

  beforeEach(async () => {
    folder = await newDataDir();
    bucket = await startFakeBucket();
    operator = storeOf(config('operator'));
    await golive('1.0.0');
  });
  afterEach(async () => {
    await Promise.all(hosts.map(({ app }) => app.close()));
    hosts = [];
    await operator.state.close();
    await bucket.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('serves each change, files of releases that only another host has used, and its site data', async () => {
    const first = await startHost('first');
    await golive('2.0.0');
    const second = await startHost('second');
    expect(await hostsToFollow(operator.state)).toMatchObject({ serving: { length: 2 }, behind: [] });
    expect([first, second].map(shellOf)).toEqual(['2.0.0', '2.0.0']);

    expect(existsSync(join(folder, 'second/copies/releases/shell/1.0.0'))).toBe(false);
    const file = await second.app.inject('/r/shell/1.0.0/client/main.js');
    expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('1.0.0')]);
    expect((await second.app.inject('/r/shell/0.0.1/client/main.js')).statusCode).toBe(404);

    const name = '0123456789abcdef.json';
    const written = join(folder, 'first/copies/site-data');
    await mkdir(written, { recursive: true });
    for (const form of ['.br', '.gz', '']) await writeFile(join(written, name + form), '{}');
    await until(() => bucket.objects.has(`releases/site-data/${name}`));
    expect((await second.app.inject(`/site-data/${name}`)).body).toBe('{}');
    expect(existsSync(join(folder, 'first/registry.json'))).toBe(false);

    // A command that a host runs has the same state and files.
    const undone = await first.app.inject({
      ...{ method: 'POST', url: '/_ops/commands', payload: { args: ['rollback', 'shell'], author: 'ci' } },
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(undone.body).toContain('{"code":0}');
    expect([first, second].map(shellOf)).toEqual(['1.0.0', '1.0.0']);
  });

  test('rolls back while the bucket is down, by the copies of a host', async () => {
    const host = await startHost('first');
    await golive('2.0.0');
    await until(() => shellOf(host) === '2.0.0');
    await bucket.stop();
    await rollback(storeOf(config('first')), 'shell', { who: 'anna' });
    await until(() => shellOf(host) === '1.0.0');
    expect((await host.app.inject('/page/')).statusCode).toBe(200);
    await bucket.start();
  });

  test('serves on while database and bucket are down, also after a restart, and follows changes again', async () => {
    const first = await startHost('first');
    // Kept in the background.
    await until(() => existsSync(join(folder, 'first/registry.kept.json')));
    await Promise.all([bucket.stop(), server.stop('SIGINT')]);
    expect((await first.app.inject('/page/')).statusCode).toBe(200);
    const again = await startHost('first');
    expect([(await again.app.inject('/page/')).statusCode, shellOf(again)]).toEqual([200, '1.0.0']);
    expect((await again.app.inject('/r/shell/1.0.0/client/main.js')).statusCode).toBe(200);
    await expect(startHost('second')).rejects.toMatchObject({ name: 'StateUnavailableError' });
    await Promise.all([bucket.start(), server.start()]);
    await golive('2.0.0');
    await until(() => shellOf(again) === '2.0.0' && shellOf(first) === '2.0.0');
  });
});
