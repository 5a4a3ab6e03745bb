import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../releases/config.ts';
import { storeOfEachTest } from '../releases/testing/fake-store.ts';
import { createHost } from './host.ts';
import { serveMetrics } from './metrics.ts';

let host: Awaited<ReturnType<typeof createHost>>;
let server: FastifyInstance;
// Jest runs afterEach hooks in order of definition: the host must close before its store is deleted.
afterEach(() => Promise.all([host.app.close(), server.close()]));
const fake = storeOfEachTest(({ golive }) => golive({ name: 'shell', version: '1.0.0' }));
beforeEach(async () => {
  const config = readConfig({
    DATA_DIR: fake.store.dataDir,
    LOG_LEVEL: 'silent',
    METRICS_PORT: '0',
    RENDERERS: '1',
    API_ORIGIN: 'http://127.0.0.1:1',
  });
  host = await createHost(config);
  server = await serveMetrics(host.metrics!, config);
});

const session = { sid: 'a-visitor'.padEnd(43, '-') };
const get = (url: string, cookies: Record<string, string> = {}) => host.app.inject({ url, cookies });

/** Returns the values of all series by name and labels. */
async function scrape(): Promise<Record<string, number>> {
  const { port } = server.addresses()[0] as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
async function until(condition: () => Promise<boolean> | boolean) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The condition did not hold within 10 s');
}
const shellVersion = () => host.live.pick(99).versions.shell;

test('counts responses by kind and status, and never by address', async () => {
  const requests = [
    '/secret-1/',
    '/missing/',
    '/r/shell/1.0.0/client/main.js',
    '/builds/none.js',
    '/api/x/',
    '/readyz',
  ];
  for (const url of requests) await get(url);
  const series = await scrape();
  const count = (labels: string) => series[`host_request_duration_seconds_count{${labels}}`];
  expect(count('kind="page",status="200"')).toBe(1);
  expect(count('kind="page",status="404"')).toBe(1);
  expect(count('kind="file",status="200"')).toBe(1);
  expect(count('kind="file",status="404"')).toBe(1);
  // No API runs at the address of the tests.
  expect(count('kind="api",status="503"')).toBe(1);
  expect(count('kind="other",status="200"')).toBe(1);
  expect(Object.keys(series).join()).not.toMatch(/secret|missing|none\.js/);
});

test('counts the request of a visitor who disconnected as aborted, and no failed page', async () => {
  const address = await host.app.listen({ port: 0, host: '127.0.0.1' });
  const left = new AbortController();
  const request = fetch(`${address}/waits/`, { signal: left.signal, headers: { cookie: `sid=${session.sid}` } });
  await once(host.app.server, 'request');
  left.abort();
  await expect(request).rejects.toThrow('aborted');
  // The renderer has been told, and its process is free.
  await until(async () => (await get('/aborted/', session)).body.endsWith('/aborted/1'));
  const series = await scrape();
  expect(series['host_request_duration_seconds_count{kind="page",status="aborted"}']).toBe(1);
  expect(Object.keys(series).join()).not.toContain('host_unrendered_pages_total');
});

test('measures renderings by remote, version, page and outcome, and counts pages without one', async () => {
  for (const url of ['/named/', '/named/2/', '/failing/', '/broken/']) await get(url, session);
  const series = await scrape();
  const count = (labels: string) => series[`host_render_duration_seconds_count{${labels}}`];
  expect(count('remote="shell",version="1.0.0",page="named",outcome="done"')).toBe(2);
  expect(count('remote="unknown",version="",page="",outcome="failed"')).toBe(1);
  expect(series['host_unrendered_pages_total{reason="failed"}']).toBe(1);
});

test('counts the pages of guests by result', async () => {
  await get('/named/');
  await get('/named/');
  await get('/named/', session);
  const series = await scrape();
  expect(series['host_guest_pages_total{result="rendered"}']).toBe(1);
  expect(series['host_guest_pages_total{result="fresh"}']).toBe(1);
});

test('counts renderers that a page has killed', async () => {
  await get('/crash/', session);
  expect((await scrape())['host_incidents_total{remote="mf-one",kind="killed"}']).toBe(1);
});

test('shows the versions and compositions that are live, and no others after a switch', async () => {
  await get('/named/');
  const before = await scrape();
  const old = host.live.pick(99).pool.id;
  expect(before).toMatchObject({
    [`host_responding_renderers{composition="${old}"}`]: 1,
    [`host_render_queue{composition="${old}"}`]: 0,
    host_rollbacks_total: 0,
    host_switches_total: 1,
  });
  await fake.golive({ name: 'shell', version: '2.0.0' });
  await until(() => shellVersion() === '2.0.0');
  await get('/named/2/');
  const after = Object.keys(await scrape()).join('\n');
  expect(after).toContain('version="2.0.0"');
  expect(after).not.toContain('version="1.0.0"');
  expect(after).not.toContain(old);
  expect((await scrape()).host_switches_total).toBe(2);
});

test('measures nothing without a port', async () => {
  const other = await createHost(readConfig({ DATA_DIR: fake.store.dataDir, LOG_LEVEL: 'silent' }));
  expect(other.metrics).toBeUndefined();
  await other.app.close();
});
