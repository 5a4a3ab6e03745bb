import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import { rounds } from '../../fixtures/rounds.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A text that the academy's own code prints, so that its release can be told from the page. */
const TITLE = 'Ближайшие мероприятия';
const NAME = 'mf-academy';
/** How long a visitor reads on average. */
const READING_MS = 400;
/** As many as a host starts by itself. */
const RENDERERS = 2;
/** A page of two versions needs a swap within its rendering, which is rare: the more swaps, the likelier it is met. */
const SWAPS_UNDER_LOAD = rounds(5, 20);
/** Memory is taken for good by the first swaps; what grows with each of the others shows all the better, the more there are. */
const SWAPS = { before: rounds(4, 6), counted: rounds(6, 14) };
/** A renderer takes more than this, as does a composition that is kept at each swap. */
const MAX_GROWTH_MB = rounds(60, 90);
/** So many pages are read during one swap at the least. */
const PAGES_PER_SWAP = 25;

const releaseSaying = (site: Site, version: string, title: string) =>
  makeRelease(site, NAME, version, async (dir) => {
    await replaceInBuild(dir, 'client', TITLE, title);
    await replaceInBuild(dir, 'server', TITLE, title);
  });

/** The version of the academy that a page's markup, its preload hints and its composition speak of. */
async function versionsOf(html: string, url: string, known: Map<string, Record<string, string>>) {
  const id = /\/builds\/([0-9a-f]{16})\.js/.exec(html)![1]!;
  if (!known.has(id)) {
    const script = await (await fetch(`${url}/builds/${id}.js`)).text();
    const { remotes } = JSON.parse(script.slice('self.COMPOSITION='.length)) as {
      remotes: { name: string; version: string }[];
    };
    known.set(id, Object.fromEntries(remotes.map(({ name, version }) => [name, version])));
  }
  return {
    composition: known.get(id)![NAME]!,
    hints: [...new Set([...html.matchAll(/\/r\/mf-academy\/([\w.-]+)\//g)].map(([, version]) => version!))],
    title: [TITLE, 'Календарь первый', 'Календарь второй'].find((text) => html.includes(text))!,
  };
}

const activate = (site: Site, version: string) => site.remotesOrThrow('activate', NAME, version);
let first: string;

test.beforeAll(async ({ site }) => {
  const latest = (await (await fetch(`${site.url}/builds/latest.json`)).json()) as { releases: Record<string, string> };
  first = latest.releases[NAME]!;
  await releaseSaying(site, '9.0.1', 'Календарь первый');
  await releaseSaying(site, '9.0.2', 'Календарь второй');
});
test.afterAll(({ site }) => activate(site, first));

/**
 * Visitors who read the academy one time after another, each time at an address that nobody else asks for; every other
 * one has a session. So no page is shared: all are rendered, while remotes are swapped.
 */
async function read(site: Site, visitors: number, meanwhile: () => Promise<void>) {
  const titles: Record<string, string> = { '9.0.1': 'Календарь первый', '9.0.2': 'Календарь второй' };
  const known = new Map<string, Record<string, string>>();
  /** `starved`: the queue was too long, or the page took too long, and the browser is to render it. */
  const seen = { pages: 0, starved: 0, wrong: [] as string[] };
  let reading = true;
  const visitor = async (number: number) => {
    const headers: HeadersInit = number % 2 ? { cookie: `sid=${`visitor${number}`.padEnd(43, 'x')}` } : {};
    for (let visit = 1; reading; visit++) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * READING_MS));
      const url = `${site.url}/academy/?visitor=${number}&visit=${visit}`;
      const response = await fetch(url, { headers }).catch((error: Error) => error);
      seen.pages++;
      if (response instanceof Error) seen.wrong.push(response.message);
      else if (response.status === 503 && response.headers.has('retry-after')) seen.starved++;
      else if (response.status !== 200) seen.wrong.push(`status ${response.status}`);
      else {
        const { composition, hints, title } = await versionsOf(await response.text(), site.url, known);
        if (hints.join() !== composition || title !== (titles[composition] ?? TITLE))
          seen.wrong.push(`${composition} with ${hints.join()} and «${title}»`);
      }
    }
  };
  const all = Array.from({ length: visitors }, (_, number) => visitor(number));
  await meanwhile();
  reading = false;
  await Promise.all(all);
  return seen;
}

test('swaps remotes under 50 visitors who share nothing: no request fails that would not fail without, no page is of two versions', async ({
  site,
}) => {
  test.setTimeout(240_000);
  // What fails because the processor is busy is told from what a swap breaks by the same visitors without swaps.
  const calm = await read(site, 50, () => new Promise((resolve) => setTimeout(resolve, 3000)));
  const swapped = await read(site, 50, async () => {
    for (let swap = 0; swap < SWAPS_UNDER_LOAD; swap++) await activate(site, swap % 2 ? '9.0.2' : '9.0.1');
  });
  expect([...calm.wrong, ...swapped.wrong]).toEqual([]);
  expect(swapped.starved / swapped.pages).toBeLessThanOrEqual(calm.starved / calm.pages);
  expect(swapped.pages).toBeGreaterThan(SWAPS_UNDER_LOAD * PAGES_PER_SWAP);
});

test('the new version is there within two seconds of its activation, the old one after one command', async ({
  site,
}) => {
  const title = async () => /<h2[^>]*>(Календарь [а-я]+)/.exec(await (await fetch(`${site.url}/academy/`)).text())?.[1];
  await activate(site, '9.0.1');
  await expect.poll(title, { timeout: 2000 }).toBe('Календарь первый');
  await activate(site, '9.0.2');
  await expect.poll(title, { timeout: 2000 }).toBe('Календарь второй');

  const rollback = await site.remotes('rollback', NAME);
  expect(rollback).toMatchObject({ code: 0, output: expect.stringContaining(`rollback ${NAME} 9.0.2 → 9.0.1`) });
  await expect.poll(title, { timeout: 2000 }).toBe('Календарь первый');
  expect((await site.remotes('history', NAME)).output).toContain('tests  rollback mf-academy 9.0.2 → 9.0.1');
});

test('a trial shows the new version to its share of visitors, and the same one to each of them', async ({
  browser,
  site,
}) => {
  await activate(site, '9.0.1');
  await site.remotesOrThrow('activate', NAME, '9.0.2', '--traffic', '50');
  await expect
    .poll(async () => (await fetch(`${site.url}/builds/latest.json`)).headers.get('set-cookie'))
    .toContain('bucket=');
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        const context = await browser.newContext({ baseURL: site.url });
        const read = async () => /Календарь [а-я]+/.exec(await (await context.request.get('/academy/')).text())![0];
        const first = await read();
        expect([await read(), await read()]).toEqual([first, first]);
        await context.close();
        return seen.add(first).size;
      },
      { timeout: 20_000, intervals: [0] },
    )
    .toBe(2);
  await site.remotesOrThrow('rollback', NAME);
});

test('a version may bring an address that no shell has known: activation alone makes it work', async ({
  page,
  site,
}) => {
  await page.goto('/academy/');
  await makeRelease(site, NAME, '9.1.0', (_dir, release) => {
    release.routes.push({
      ...release.routes.find(({ path }) => path === '/academy')!,
      path: '/academy/novaya-stranica',
    });
  });
  expect((await page.request.get('/academy/novaya-stranica/')).status()).toBe(404);
  // The API has no page for it, so it is 404 until told otherwise: that has to be meant.
  expect(await site.remotes('activate', NAME, '9.1.0')).toMatchObject({
    code: 1,
    output: expect.stringContaining('/academy/novaya-stranica/ (mf-academy) answers 404'),
  });
  await site.remotesOrThrow('activate', NAME, '9.1.0', '--allow-missing');
  // The API has no page for the address, so it is told here what the academy's page is told.
  const academy = await page.request.get('/academy/');
  expect(academy.status()).toBe(200);
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get(`/builds/latest.json`)).json())
    .toMatchObject({ releases: { [NAME]: '9.1.0' } });

  await page.route('**/api/academy/novaya-stranica/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site.url}/api/academy/` }) }),
  );
  await page.goto('/academy/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/academy/novaya-stranica/',
      textContent: 'Новая страница',
    });
    document.querySelector('main')!.prepend(link);
    Object.assign(window, { samePage: true });
  });
  await page.getByRole('link', { name: 'Новая страница' }).click();
  await expect(page).toHaveURL('/academy/novaya-stranica/');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('memory does not grow with the number of swaps, and no renderer is left behind', async ({ site }) => {
  test.setTimeout(120_000);
  const swap = async (times: number) => {
    for (let index = 0; index < times; index++) await activate(site, index % 2 ? '9.0.2' : '9.0.1');
  };
  /** Those of the live composition, and the standby. */
  const settled = () => expect.poll(async () => (await site.rendererPids()).length).toBe(RENDERERS + 1);
  await swap(SWAPS.before);
  await settled();
  const before = await site.hostMemory();
  await swap(SWAPS.counted);
  await settled();
  const grown = (await site.hostMemory()) - before;
  expect(grown, `host and renderers grew by ${grown} MB`).toBeLessThan(MAX_GROWTH_MB);
});
