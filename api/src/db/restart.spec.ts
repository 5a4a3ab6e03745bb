import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, startPostgres } from '@site/testing/postgres-server';
import { sql } from 'drizzle-orm';
import { onServer } from '../../test/prepared-database.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { openServer } from './database.ts';

const possible = hasPostgres && onServer;
const title = `a PostgreSQL server that restarts${possible ? '' : ' (skipped: the tests run without one of their own)'}`;
(possible ? describe : describe.skip)(title, () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let api: TestApp;

  const status = async (url = '/api/news/') => (await api.get(url)).statusCode;
  async function until(condition: () => Promise<boolean>, ms: number) {
    const deadline = Date.now() + ms;
    while (!(await condition().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`The condition was not met within ${ms} ms`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  beforeAll(async () => {
    server = await startPostgres();
    const database = await openServer(server.url);
    api = await startTestApp({}, { database });
  });
  afterAll(async () => {
    await api.close();
    await api.database.close();
    await server.remove();
  });

  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'makes the API respond 503 meanwhile and recover within 2 s (%s)',
    async (signal) => {
      // Open idle connections, and one inside a transaction between two statements.
      await Promise.all(Array.from({ length: 5 }, () => status()));
      const cut = api.database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await server.stop(signal);
        await tx.execute(sql`select 1`);
      });
      await expect(cut).rejects.toThrow();

      api.wait(60_000); // Expire the cached reads.
      const away = await api.get('/api/news/');
      expect([away.statusCode, away.json().code]).toEqual([503, 'unavailable']);
      expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
      expect(await status('/healthz')).toBe(503);
      const ordered = await api.post('/api/account/user/login', { phone: '+79000000001' });
      expect(ordered.statusCode).toBe(503);

      await server.start();
      await until(async () => (await status()) === 200 && (await status('/healthz')) === 200, 2_000);
    },
    60_000,
  );
});
