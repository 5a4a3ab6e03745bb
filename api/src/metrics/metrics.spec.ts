import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { encodeRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { demo } from '../../demo/index.ts';
import { openTestDatabase } from '../../test/prepared-database.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

let database: Database;
let app: FastifyInstance;
let metrics: Metrics;
let address: string;
let closers: (() => unknown)[];

beforeAll(async () => {
  database = await openTestDatabase();
  metrics = new Metrics(database);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', METRICS_PORT: '0' });
  app = await buildApp(config, { database, demo, metrics });
  const server = await serveMetrics(metrics, config);
  address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  closers = [() => server.close(), () => app.close(), () => database.close()];
});
afterAll(() => Promise.all(closers.map((close) => close())));

/** In ms; long enough for a busy machine. */
const WAIT = { timeout: 30_000 };
const read = async () => (await fetch(`${address}/metrics`)).text();
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  );

const get = (url: string) =>
  app.inject({ url, headers: { [REQUEST_KEY_HEADER]: encodeRequestKey('site-dev-key', Date.now()) } });

test('counts responses by the pattern of their route, so that the number of series is bounded', async () => {
  for (const slug of ['privod-sl-80', 'none-1', 'none-2']) await get(`/api/product/${slug}/`);
  for (const path of ['/wp-admin/', '/.env']) await get(path);
  const text = await read();
  const count = (labels: string) => valueOf(text, `api_request_duration_seconds_count{${labels}}`);
  expect(count('method="GET",route="/api/product/:slug/",status="404"')).toBe(2);
  expect(count('method="GET",route="none",status="404"')).toBe(2);
  expect(text).not.toMatch(/none-1|wp-admin/);
});

test('counts a request as aborted when its connection closes before the response', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = {
    [REQUEST_KEY_HEADER]: encodeRequestKey('site-dev-key', Date.now()),
    'content-type': 'application/json',
    'content-length': 100,
  };
  const client = request(`${origin}/api/account/user/login`, { method: 'POST', headers });
  client.on('error', () => {}).write('{');
  await once(app.server, 'request');
  client.destroy();
  const aborted = 'api_request_duration_seconds_count{method="POST",route="/api/account/user/login",status="aborted"}';
  await vi.waitFor(async () => expect(valueOf(await read(), aborted)).toBe(1), WAIT);
});

test('measures sweeps by outcome, and passes their failure on', async () => {
  await metrics.sweep('orders', async () => {});
  await expect(metrics.sweep('orders', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  const text = await read();
  for (const outcome of ['done', 'failed'])
    expect(valueOf(text, `api_sweep_duration_seconds_count{module="orders",outcome="${outcome}"}`)).toBe(1);
});

test('shows how many jobs wait and have failed, and the age of the oldest', async () => {
  const letters = (text: string) => [
    valueOf(text, 'api_jobs{queue="letters",state="waiting"}'),
    valueOf(text, 'api_jobs{queue="letters",state="failed"}'),
  ];
  const before = await read();
  expect([...letters(before), valueOf(before, 'api_jobs_oldest_seconds{queue="letters"}')]).toEqual([0, 0, 0]);
  const kept = app.jobs.queue('letters', { work: async () => {}, titleOf: () => '' });
  await kept.send([{}, {}, {}]);
  await database.db.execute(sql`update pgboss.job set start_after = now() - interval '10 minutes'`);
  await database.db.execute(
    sql`update pgboss.job set state = 'failed' where id in (select id from pgboss.job limit 1)`,
  );
  const after = await read();
  expect(letters(after)).toEqual([2, 1]);
  expect(valueOf(after, 'api_jobs_oldest_seconds{queue="letters"}')).toBeGreaterThanOrEqual(600);
});

test('serves nothing else on this port', async () => {
  expect((await fetch(`${address}/api/product/privod-sl-80/`)).status).toBe(404);
});
