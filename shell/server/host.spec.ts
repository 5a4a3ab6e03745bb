import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { activate, publish } from '../ops/activation.ts';
import { createStore, type Store } from '../ops/store.ts';
import { newDataDir, writeBuild } from '../ops/testing/fake-site.ts';
import { readConfig } from './config.ts';
import { createHost } from './host.ts';

let store: Store;
let host: Awaited<ReturnType<typeof createHost>>;
const site = { apiOrigin: 'http://127.0.0.1:1', publicKey: 'key', siteOrigin: 'http://localhost' };

const release = async (version: string, traffic?: number) => {
  await publish(store, await writeBuild(join(store.dataDir, 'builds', version), { name: 'shell', version }));
  await activate(store, site, [{ name: 'shell', version }], { who: 'test', traffic });
};
const get = (url: string, cookies: Record<string, string> = {}) => host.app.inject({ url, cookies });
const liveId = async () => (await get('/builds/latest.json')).json<{ id: string }>().id;
async function until(condition: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not come about within 5 s');
}

beforeEach(async () => {
  store = createStore(await newDataDir());
  await release('1.0.0');
  host = await createHost(readConfig({ DATA_DIR: store.dataDir, LOG_LEVEL: 'silent' }));
});
afterEach(async () => {
  await host.app.close();
  await rm(store.dataDir, { recursive: true, force: true });
});

test('a page comes from the live composition, with the status that it gives', async () => {
  const id = await liveId();
  expect((await get('/catalog/?sort=new')).body).toBe(`${id} /catalog/?sort=new`);
  expect((await get('/missing/')).statusCode).toBe(404);
});

test('an activation is followed while the host runs, and pages of the old composition still find it', async () => {
  const before = await liveId();
  await release('2.0.0');
  await until(async () => (await liveId()) !== before);
  expect((await get('/')).body).not.toContain(before);
  expect((await get(`/builds/${before}.js`)).statusCode).toBe(200);
  expect((await get('/r/shell/1.0.0/client/main.js')).statusCode).toBe(200);
});

test('when rendering fails, the browser gets the page to render itself', async () => {
  const page = await get('/broken/');
  expect([page.statusCode, page.body]).toEqual([503, '<script>client</script>']);
});

const session = { sid: 'a-visitor' };

test('guests share a page for a moment, compressed as each can read it; a visitor with a session has his own', async () => {
  const ask = (headers: Record<string, string>, cookies = {}) => host.app.inject({ url: '/counted/', headers, cookies });
  const [first, brotli, gzipped] = await Promise.all([ask({}), ask({ 'accept-encoding': 'gzip, br' }), ask({ 'accept-encoding': 'gzip, br;q=0' })]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(first.body);
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(first.body);
  expect([brotli.headers['content-encoding'], gzipped.headers['content-encoding'], first.headers['content-encoding']]).toEqual(['br', 'gzip', undefined]);
  expect((await ask({}, session)).body).not.toBe(first.body);
  await until(async () => (await ask({})).body !== first.body);
});

test('an error page is not kept for the next guest', async () => {
  const first = await get('/failing/');
  expect(first.statusCode).toBe(500);
  expect((await get('/failing/')).body).not.toBe(first.body);
});

test('a guest’s page that failed is asked for anew by the next guest', async () => {
  expect((await get('/broken-once/')).statusCode).toBe(503);
  expect((await get('/broken-once/')).statusCode).toBe(200);
});

test('a page is not rendered to its end for a visitor who has gone', async () => {
  const address = await host.app.listen({ port: 0, host: '127.0.0.1' });
  const left = new AbortController();
  const asked = fetch(`${address}/waits/`, { signal: left.signal, headers: { cookie: 'sid=a-visitor' } });
  setTimeout(() => left.abort(), 100);
  await expect(asked).rejects.toThrow('aborted');
  await until(async () => (await get('/aborted/', session)).body.endsWith('/aborted/1'));
});

test('a renderer that dies is replaced: the next visitors get their pages', async () => {
  expect((await get('/crash/')).statusCode).toBe(503);
  await until(async () => (await get('/')).statusCode === 200);
});

test('a trial keeps each visitor on one side', async () => {
  await release('2.0.0', 30);
  await until(async () => (await get('/builds/latest.json')).cookies.length > 0);
  const versionFor = async (bucket: string) =>
    (await get('/builds/latest.json', { bucket })).json<{ releases: Record<string, string> }>().releases.shell;
  expect([await versionFor('0'), await versionFor('29'), await versionFor('30'), await versionFor('99')]).toEqual(['2.0.0', '2.0.0', '1.0.0', '1.0.0']);
});

test('server builds and descriptions of releases are not shown to anybody', async () => {
  for (const url of ['/r/shell/1.0.0/server/main.js', '/r/shell/1.0.0/release.json', '/r/shell/1.0.0/client/../server/main.js', '/r/..%2fregistry.json'])
    expect([url, (await get(url)).body.includes('sha384') || (await get(url)).body.includes('worker_threads')]).toEqual([url, false]);
});

test('files at the root come from the API as they are, without a key', async () => {
  const api = createServer((request, response) => {
    response.setHeader('content-type', 'application/vnd.ms-excel').setHeader('etag', '"1"').end(`${request.method} ${request.url}`);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const front = await createHost(readConfig({ DATA_DIR: store.dataDir, LOG_LEVEL: 'silent', API_ORIGIN: `http://127.0.0.1:${port}` }));
  for (const url of ['/catalog.xls', '/catalog.xml', '/robots.txt', '/sitemap.xml', '/sitemap-products-12.xml']) {
    const { statusCode, headers, body } = await front.app.inject({ url });
    expect([statusCode, headers.etag, body]).toEqual([200, '"1"', `GET ${url}`]);
  }
  expect((await front.app.inject({ url: '/sitemap-x/y.xml' })).body).not.toContain('GET');
  await front.app.close();
  api.close();
});

test('a wrong setting is named', () => {
  expect(() => readConfig({ PORT: '99999', API_ORIGIN: 'nowhere' })).toThrow(/PORT|API_ORIGIN/);
});
