import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Incident, RenderedPage } from '@site/contracts/renderer';
import { Release } from '@site/contracts/release';
import { PageBreaker } from './page-breaker.ts';
import type { IncidentKind } from './renderer-crew.ts';
import { Overloaded } from './renderer-errors.ts';
import { RendererPool } from './renderer-pool.ts';
import { newDataDir, writeBuild } from './testing/fake-site.ts';

let dir: string;
let pool: RendererPool;
let breaker: PageBreaker;
let incidents: Incident[];
let kinds: IncidentKind[];
let time: number;

async function start({ serve = true, ...settings }: { renderers?: number; memory?: number; serve?: boolean } = {}) {
  const folder = await writeBuild(join(dir, 'shell'), { name: 'shell', version: '1.0.0' });
  const shell = Release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  breaker = new PageBreaker(() => time);
  pool = await RendererPool.start(
    {
      composition: { id: 'composition', shell, remotes: [] },
      folders: { shell: folder },
      apiOrigin: '',
      publicKey: '',
      siteOrigin: '',
    },
    {
      renderers: 2,
      memory: 64,
      breaker,
      onIncident(incident, kind) {
        incidents.push(incident);
        kinds.push(kind);
      },
      onFailedStart: (error) => {
        throw error;
      },
      ...settings,
    },
  );
  if (!serve) return;
  pool.serve();
  await untilServedBy(settings.renderers ?? 2);
}

const untilServedBy = (count: number) =>
  until(async () => new Set(await Promise.all(Array.from({ length: 8 }, () => text('/process/')))).size === count);
const text = async (url: string) => new TextDecoder().decode((await pool.render({ url })).html);
const status = (url: string) => pool.render({ url }).then((page) => page.status);
async function until(condition: () => Promise<boolean> | boolean) {
  for (let attempt = 0; attempt < 800; attempt++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The condition did not hold within 20 s');
}

beforeEach(async () => {
  dir = await newDataDir();
  incidents = [];
  kinds = [];
  time = 1_000_000;
});
afterEach(async () => {
  await pool.retire();
  await rm(dir, { recursive: true, force: true });
});

test('waits for the decision about a page that is only suspected, instead of rejecting it on the last renderer', async () => {
  await start({ serve: false });
  const page = { remote: 'mf-one', version: '1.0.0', page: 'slow' };
  breaker.suspect(page);
  const acquitted = status('/slow/1/');
  // The renderer has reported the page by then, because it responds in order.
  expect(await status('/other/')).toBe(200);
  breaker.acquit(page);
  expect(await acquitted).toBe(200);

  breaker.suspect(page);
  const guilty = status('/slow/2/');
  expect(await status('/other/')).toBe(200);
  breaker.strike(page);
  expect(await guilty).toBe(503);
});

/** A wait that a visitor notices, in ms. */
const LONG_WAIT = 1500;
/** Tolerated share of delayed pages on a busy machine; a blocked pool would delay all. */
const MOST_DELAYED = 0.25;

/**
 * Opens pages in `count` parallel loops while `isRunning` returns true. Returns the pages, and the share of them that took
 * longer than LONG_WAIT. Callers use more loops than the renderers have places.
 */
async function visitors(count: number, isRunning: () => boolean) {
  const waits: number[] = [];
  const pages: RenderedPage[] = [];
  await Promise.all(
    Array.from({ length: count }, async (_, visitor) => {
      for (let visit = 0; isRunning(); visit++) {
        const started = performance.now();
        pages.push(await pool.render({ url: `/data/${visitor}/${visit}/` }));
        waits.push(performance.now() - started);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }),
  );
  return { delayed: waits.filter((wait) => wait > LONG_WAIT).length / waits.length, pages };
}

test('keeps a renderer that works on several slow first pages without a pause', async () => {
  await start({ renderers: 1 });
  const process = await text('/process/');
  const pages = await Promise.all(Array.from({ length: 8 }, (_, nth) => pool.render({ url: `/cold/${nth}/` })));
  expect(pages.map((page) => page.status)).toEqual(Array(8).fill(200));
  expect([await text('/process/'), incidents]).toEqual([process, []]);
});

test('reports how a renderer ended, although a page was sent to it meanwhile', async () => {
  await start({ renderers: 1 });
  process.kill(Number(await text('/process/')), 'SIGKILL');
  // The system closes the channel before this thread hears of it.
  const closed = performance.now() + 200;
  while (performance.now() < closed);
  expect(await status('/data/1/')).toBe(200);
  expect(incidents).toMatchObject([{ message: 'the renderer stopped with SIGKILL' }]);
});

describe('a page that loops', () => {
  test('fails no other page and delays none for long', async () => {
    await start();
    let isLooping = true;
    const others = visitors(12, () => isLooping);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const looped = await pool.render({ url: '/loop/' });
    isLooping = false;
    const { delayed, pages } = await others;
    expect(pages.map((page) => page.status)).toEqual(pages.map(() => 200));
    expect(delayed).toBeLessThan(MOST_DELAYED);
    expect([looped.status, looped.headers['retry-after']]).toEqual([503, '5']);
    expect(incidents).toEqual([
      { remote: 'mf-one', version: '1.0.0', page: 'loop', message: 'the renderer does not respond' },
    ]);
  });

  test('is rendered one request at a time, and not at all after three strikes in a minute', async () => {
    await start();
    let isLooping = true;
    const others = visitors(10, () => isLooping);
    const loops = await Promise.all(['/loop/1/', '/loop/2/', '/loop/3/'].map(status));
    isLooping = false;
    expect(loops).toEqual([503, 503, 503]);
    expect((await others).pages.every((page) => page.status === 200)).toBe(true);
    while (incidents.length < 3) await status('/loop/again/');
    expect(incidents[2]!.message).toBe('the renderer does not respond; the page is not rendered for a minute');

    expect(kinds).toEqual(['killed', 'killed', 'quarantined']);
    const refused = await pool.render({ url: '/loop/once-more/' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
    expect(incidents).toHaveLength(3);
    time += 121_000;
    expect(await status('/loop/later/')).toBe(503);
    expect(incidents).toHaveLength(4);
  });

  test('never occupies all renderers, however many request it at once', async () => {
    await start();
    breaker.strike({ remote: 'mf-one', version: '1.0.0', page: 'loop' });
    const responding = new Set<number>();
    const sampling = setInterval(() => responding.add(pool.responding), 20);
    expect(await Promise.all(['/loop/1/', '/loop/2/', '/loop/3/'].map(status))).toEqual([503, 503, 503]);
    clearInterval(sampling);
    expect([...responding].sort()).toEqual([1, 2]);
  });

  test('is reported although its visitor disconnected', async () => {
    await start();
    const left = new AbortController();
    const looped = pool.render({ url: '/loop/' }, { signal: left.signal });
    setTimeout(() => left.abort(), 50);
    await expect(looped).rejects.toThrow('the visitor disconnected');
    await until(() => incidents.length > 0);
    expect(incidents[0]).toMatchObject({ page: 'loop' });
  });
});

test('passes no settings of the site to a renderer', async () => {
  const secrets = ['MANAGE_KEY', 'DATABASE_URL', 'S3_URL', 'S3_KEY', 'S3_SECRET'];
  const before = { ...process.env };
  for (const name of secrets) process.env[name] = 'secret';
  try {
    await start();
    expect((await text('/environment/')).split(',').filter((name) => secrets.includes(name))).toEqual([]);
  } finally {
    for (const name of secrets)
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
  }
});

test('keeps the renderer of a page that is only slow', async () => {
  await start();
  const long = pool.render({ url: '/pause/' });
  expect(await Promise.all(['/1/', '/2/', '/3/', '/4/'].map(status))).toEqual([200, 200, 200, 200]);
  expect((await long).status).toBe(200);
  expect(incidents).toEqual([]);
});

test('replaces a renderer that dies or runs out of memory, and renders its other pages elsewhere', async () => {
  await start();
  for (const url of ['/crash/', '/allocate/', '/allocate-at-once/']) {
    let isEnding = true;
    const others = visitors(12, () => isEnding);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await status(url)).toBe(503);
    isEnding = false;
    expect((await others).pages.every((page) => page.status === 200)).toBe(true);
  }
  // Without other visitors: where memory is allocated slowly, its silence would be detected first.
  expect(await status('/allocate-bytes/')).toBe(503);
  expect(incidents).toEqual([
    expect.objectContaining({ page: 'crash', message: 'the renderer stopped with code 7' }),
    ...['allocate', 'allocate-at-once', 'allocate-bytes'].map((page) =>
      expect.objectContaining({ page, message: expect.stringContaining('memory') }),
    ),
  ]);
  await untilServedBy(2);
});

test('replaces a renderer with a suspended process, and renders its pages elsewhere', async () => {
  await start();
  const stopped = Number(await text('/process/'));
  const others = visitors(12, () => incidents.length === 0);
  process.kill(stopped, 'SIGSTOP');
  const { delayed, pages } = await others;
  expect(pages.map((page) => page.status)).toEqual(pages.map(() => 200));
  expect(delayed).toBeLessThan(MOST_DELAYED);
  expect(incidents[0]!.message).toBe('the renderer does not respond');
  await untilServedBy(2);
  expect(() => process.kill(stopped, 0)).toThrow('ESRCH');
});

/** Requests pages that can all be cancelled with `leave`. */
function crowd(count: number, url: (index: number) => string) {
  const requests = Array.from({ length: count }, (_, index) => {
    const gone = new AbortController();
    const page = pool.render({ url: url(index) }, { signal: gone.signal }).catch((error: unknown) => error);
    return { page, leave: () => gone.abort() };
  });
  return {
    pages: requests.map(({ page }) => page),
    async leave() {
      for (const { leave } of requests) leave();
      return Promise.all(requests.map(({ page }) => page));
    },
  };
}

test('serves other pages while some wait for their data', async () => {
  await start();
  const waiting = crowd(20, () => '/waits/');
  expect(await status('/')).toBe(200);
  await waiting.leave();
});

test('serves pages in order of arrival, even after a renderer died', async () => {
  await start({ renderers: 1 });
  const served: number[] = [];
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  const crash = 100;
  await Promise.all(
    numbers.map(async (number) => {
      await status(number === crash ? '/crash/' : `/${number}/`);
      served.push(number);
    }),
  );
  const others = served.filter((number) => number !== crash);
  expect(others).toEqual(numbers.filter((number) => number !== crash));
});

test('rejects pages at once when their queue is full, and still serves shared pages', async () => {
  await start();
  await Promise.all(Array.from({ length: 60 }, (_, index) => status(`/data/${index}/`)));
  const own = crowd(1500, (index) => `/data/${index}/`);
  await expect(pool.render({ url: '/data/newcomer/' })).rejects.toThrow(Overloaded);
  expect((await pool.render({ url: '/' }, { lane: 'shared' })).status).toBe(200);
  expect(await own.pages[0]).toMatchObject({ status: 200 });
  expect((await own.leave()).at(-1)).toBeInstanceOf(Overloaded);
});

test.each(['rest', 'retire'] as const)('finishes accepted pages before it can %s', async (end) => {
  await start();
  const pages = Array.from({ length: 20 }, (_, index) => status(`/data/${index}/`));
  await pool[end]();
  expect(await Promise.all(pages)).toEqual(pages.map(() => 200));
});

test('keeps one responding renderer at rest', async () => {
  await start();
  const looped = pool.render({ url: '/loop/' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await pool.rest();
  expect((await looped).status).toBe(503);
  expect(pool.isResponding).toBe(true);
  const processes = await Promise.all(Array.from({ length: 8 }, () => text('/process/')));
  expect(new Set(processes).size).toBe(1);
});

test('renders a page without a part that loops', async () => {
  await start();
  expect(await text('/with-part/')).toBe('without its part');
  expect(incidents).toEqual([expect.objectContaining({ remote: 'mf-two', version: '2.0.0', page: 'parts/clock' })]);
  expect(await text('/with-part/')).toBe('without its part');
  // The page itself is neither watched nor blocked.
  expect(await status('/with-part/2/')).toBe(200);
  expect(incidents).toHaveLength(1);
});
