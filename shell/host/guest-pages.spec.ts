import { expect, test } from '@jest/globals';
import type { RenderedPage } from '@site/contracts/renderer';
import { createGuestPages } from './guest-pages.ts';
import { KnownAddresses } from './known-addresses.ts';

const KILOBYTE = 1024;

/** Renders pages of this size, in bytes; throws while `failing` is set. */
function fakeRenderer(bytes = KILOBYTE + 1) {
  const rendered: string[] = [];
  return {
    id: 'composition',
    rendered,
    failing: false,
    status: 200,
    async render({ url }: { url: string }): Promise<RenderedPage> {
      if (this.failing) throw new Error('overloaded');
      rendered.push(url);
      return { status: this.status, headers: {}, html: new Uint8Array(bytes) };
    },
  };
}

test('shares one rendering between guests within a second', async () => {
  let time = 1;
  const renderer = fakeRenderer();
  const guestPage = createGuestPages({ now: () => time });
  const [first, second] = await Promise.all([
    guestPage(renderer, '/', '10.0.0.1'),
    guestPage(renderer, '/', '10.0.0.1'),
  ]);
  expect(first).toBe(second);
  time += 900;
  expect(await guestPage(renderer, '/', '10.0.0.1')).toBe(first);
  time += 200;
  expect(await guestPage(renderer, '/', '10.0.0.1')).not.toBe(first);
  expect(rendered(renderer)).toEqual(['/', '/']);
});

test('evicts the least recently requested pages above the size limit', async () => {
  const renderer = fakeRenderer(100 * KILOBYTE);
  const guestPage = createGuestPages({ maxBytes: 560 * KILOBYTE, now: () => 1 });
  for (const url of ['/1/', '/2/', '/1/', '/3/', '/1/', '/2/']) await guestPage(renderer, url, '10.0.0.1');
  expect(rendered(renderer)).toEqual(['/1/', '/2/', '/3/', '/2/']);
});

test('keeps pages without a query string despite a crowd of made-up query strings', async () => {
  const renderer = fakeRenderer(100 * KILOBYTE);
  const guestPage = createGuestPages({ maxBytes: 1000 * KILOBYTE, now: () => 1 });
  await guestPage(renderer, '/', '10.0.0.1');
  for (let visit = 0; visit < 20; visit++) await guestPage(renderer, `/?visit=${visit}`, '10.0.0.1');
  await guestPage(renderer, '/', '10.0.0.1');
  // The last query string is still cached, the first is evicted.
  await guestPage(renderer, '/?visit=19', '10.0.0.1');
  await guestPage(renderer, '/?visit=0', '10.0.0.1');
  expect(rendered(renderer).filter((url) => url === '/')).toHaveLength(1);
  expect(rendered(renderer).filter((url) => url === '/?visit=19')).toHaveLength(1);
  expect(rendered(renderer).filter((url) => url === '/?visit=0')).toHaveLength(2);
});

test('separates made-up addresses in lane and cache', async () => {
  const renderer = fakeRenderer(50 * KILOBYTE);
  const lanes: string[] = [];
  const watched = {
    id: renderer.id,
    async render(request: { url: string }, { lane }: { lane: string }) {
      lanes.push(`${lane} ${request.url}`);
      return { ...(await renderer.render(request)), status: request.url.startsWith('/made-up') ? 404 : 200 };
    },
  };
  const guestPage = createGuestPages({ maxBytes: 1000 * KILOBYTE, now: () => 1 });
  await guestPage(watched, '/', '10.0.0.1');
  for (let visit = 0; visit < 40; visit++) await guestPage(watched, `/made-up-${visit}/`, '10.0.0.1');
  await guestPage(watched, '/made-up-1/?a=1', '10.0.0.1');
  await guestPage(watched, '/', '10.0.0.1');
  await guestPage(watched, '/?a=1', '10.0.0.1');
  expect(lanes.filter((lane) => !lane.includes('made-up'))).toEqual(['unknown /', 'queried /?a=1']);
  expect(lanes.filter((lane) => !lane.startsWith('unknown'))).toEqual(['queried /?a=1']);
});

test('treats addresses of the site map as known, and removed pages as unknown', async () => {
  let time = 1;
  const known = new KnownAddresses();
  known.replaceSitemap(['/catalog/']);
  const lanes: string[] = [];
  const renderer = fakeRenderer();
  const watched = {
    id: renderer.id,
    render: (request: { url: string }, { lane }: { lane: string }) => (lanes.push(lane), renderer.render(request)),
  };
  const guestPage = createGuestPages({ now: () => time, known });
  await guestPage(watched, '/catalog/', '10.0.0.1');
  for (const status of [200, 404, 404]) {
    renderer.status = status;
    time += 2000;
    await guestPage(watched, '/other/', '10.0.0.1');
  }
  expect(lanes).toEqual(['shared', 'unknown', 'shared', 'unknown']);
});

test('returns a page larger than the cache without caching it', async () => {
  const renderer = fakeRenderer(100 * KILOBYTE);
  const guestPage = createGuestPages({ maxBytes: 50 * KILOBYTE, now: () => 1 });
  expect((await guestPage(renderer, '/', '10.0.0.1')).html).toHaveLength(100 * KILOBYTE);
  await guestPage(renderer, '/', '10.0.0.1');
  expect(rendered(renderer)).toEqual(['/', '/']);
});

test('serves the last page for a minute while rendering fails, then the error', async () => {
  let time = 1;
  const renderer = fakeRenderer();
  const guestPage = createGuestPages({ now: () => time });
  const last = await guestPage(renderer, '/', '10.0.0.1');
  renderer.failing = true;
  time += 30_000;
  expect(await guestPage(renderer, '/', '10.0.0.1')).toBe(last);
  await expect(guestPage(renderer, '/other/', '10.0.0.1')).rejects.toThrow('overloaded');
  time += 31_000;
  await expect(guestPage(renderer, '/', '10.0.0.1')).rejects.toThrow('overloaded');
});

test('reports whether each page is fresh, stale or rendered', async () => {
  let time = 1;
  const renderer = fakeRenderer();
  const results: string[] = [];
  const guestPage = createGuestPages({ now: () => time, onResult: (result) => results.push(result) });
  await guestPage(renderer, '/', '10.0.0.1');
  for (const wait of [500, 1500]) {
    time += wait;
    await guestPage(renderer, '/', '10.0.0.1');
  }
  for (const failure of [{ status: 503 }, { failing: true }]) {
    Object.assign(renderer, failure);
    time += 1500;
    await guestPage(renderer, '/', '10.0.0.1');
  }
  expect(results).toEqual(['rendered', 'fresh', 'rendered', 'stale', 'stale']);
});

test('serves the last page for a minute while a page has no data, then its 503', async () => {
  let time = 1;
  const renderer = fakeRenderer();
  const guestPage = createGuestPages({ now: () => time });
  const last = await guestPage(renderer, '/', '10.0.0.1');
  renderer.status = 503;
  for (let wait = 0; wait < 2; wait++) {
    time += 29_000;
    expect(await guestPage(renderer, '/', '10.0.0.1')).toBe(last);
  }
  expect((await guestPage(renderer, '/other/', '10.0.0.1')).status).toBe(503);
  time += 3_000;
  expect((await guestPage(renderer, '/', '10.0.0.1')).status).toBe(503);
  renderer.status = 200;
  expect((await guestPage(renderer, '/', '10.0.0.1')).status).toBe(200);
});

test('caches no error', async () => {
  const renderer = fakeRenderer();
  const guestPage = createGuestPages({ now: () => 1 });
  renderer.status = 503;
  expect((await guestPage(renderer, '/', '10.0.0.1')).status).toBe(503);
  renderer.status = 200;
  expect((await guestPage(renderer, '/', '10.0.0.1')).status).toBe(200);
});

const rendered = ({ rendered: urls }: { rendered: string[] }) => urls;
