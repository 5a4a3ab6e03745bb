import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { openServer } from './database.ts';

/** The server's own programs; Debian keeps them out of the path. */
const bin = ['/usr/lib/postgresql/15/bin/', '/usr/lib/postgresql/16/bin/', '/usr/lib/postgresql/17/bin/', ''].find(
  (folder) => {
    try {
      return execFileSync(`${folder}postgres`, ['--version']).length > 0;
    } catch {
      return false;
    }
  },
);
/** PostgreSQL refuses to run as root. */
const asRoot = process.getuid?.() === 0;
const user = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
function idOf(flag: string): number {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return 65534; // nobody
  }
}

const title = `a PostgreSQL server that restarts${bin === undefined ? ' (skipped: no programs postgres and initdb here)' : ''}`;
(bin === undefined ? describe.skip : describe)(title, () => {
  let folder: string;
  let port: number;
  let server: ChildProcess;
  let api: TestApp;

  const start = () => {
    const settings = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
    server = spawn(`${bin}postgres`, ['-D', join(folder, 'data'), ...settings], { stdio: 'ignore', ...user });
  };
  const stop = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  const status = async (url = '/api/news/') => (await api.get(url)).statusCode;
  async function until(condition: () => Promise<boolean>, ms: number) {
    const deadline = Date.now() + ms;
    while (!(await condition().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`It did not come about within ${ms} ms`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  const answers = () =>
    until(async () => {
      const database = await openServer(`postgres://site@127.0.0.1:${port}/postgres`);
      try {
        await database.db.execute(sql`select 1`);
        return true;
      } finally {
        await database.close();
      }
    }, 30_000);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postgres-'));
    if (asRoot) await chown(folder, user.uid!, user.gid!);
    await promisify(execFile)(`${bin}initdb`, ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'site'], user);
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    ({ port } = probe.address() as AddressInfo);
    await new Promise((resolve) => probe.close(resolve));
    start();
    await answers();
    const database = await openServer(`postgres://site@127.0.0.1:${port}/postgres`);
    api = await startTestApp({}, { database });
  });
  afterAll(async () => {
    await api.close();
    await api.database.close();
    await stop('SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  });

  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'the API says 503 meanwhile, and works within 2 s of its return (%s)',
    async (signal) => {
      // Connections of all kinds are open: idle ones, and one in a transaction between two of its statements.
      await Promise.all(Array.from({ length: 5 }, () => status()));
      const cut = api.database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await stop(signal);
        await tx.execute(sql`select 1`);
      });
      await expect(cut).rejects.toThrow();

      api.wait(60_000); // What was read lately is too old to be shown.
      const away = await api.get('/api/news/');
      expect([away.statusCode, away.json().code]).toEqual([503, 'unavailable']);
      expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
      expect(await status('/healthz')).toBe(503);
      const ordered = await api.post('/api/account/user/login', { phone: '+79000000001' });
      expect(ordered.statusCode).toBe(503);

      start();
      await answers();
      await until(async () => (await status()) === 200 && (await status('/healthz')) === 200, 2_000);
    },
    60_000,
  );
});
