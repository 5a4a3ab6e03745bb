import { ACADEMY_TITLE, activateAcademy, prepareCalendars } from '../../fixtures/calendar-releases.ts';
import { rounds } from '../../fixtures/rounds.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Average pause of a visitor between pages. */
const READING_MS = 400;
const RENDERERS = 2;
/** A page with two versions needs a swap during its rendering, which is rare: more swaps make it more likely. */
const SWAPS_UNDER_LOAD = rounds(2, 20);
const VISITORS = rounds(25, 50);
/** The first swaps allocate memory permanently; a leak per swap shows in the many counted ones. */
const SWAPS = { before: 6, counted: 94 };
/** Less than two renderers, or a leaked composition for each of a hundred swaps, would take. */
const MAX_GROWTH_MB = 150;
/** Lowest expected number of pages read during one swap. */
const PAGES_PER_SWAP = VISITORS / 2;

/** Returns the academy's version in a page's composition and preload hints, and the title in its markup. */
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
    composition: known.get(id)!['mf-academy']!,
    hints: [...new Set([...html.matchAll(/\/r\/mf-academy\/([\w.-]+)\//g)].map(([, version]) => version!))],
    title: [ACADEMY_TITLE, 'Календарь первый', 'Календарь второй'].find((text) => html.includes(text))!,
  };
}

prepareCalendars();
test.beforeAll(({ site }) => site.restartHost({ RENDERERS: String(RENDERERS) }));
test.afterAll(({ site }) => site.restartHost());

/**
 * Runs visitors that request the academy repeatedly during `meanwhile`. Each request has a unique address, and every
 * other visitor has a session, so no page comes from a cache and all are rendered.
 */
async function read(site: Site, visitors: number, meanwhile: () => Promise<void>) {
  const titles: Record<string, string> = { '9.0.1': 'Календарь первый', '9.0.2': 'Календарь второй' };
  const known = new Map<string, Record<string, string>>();
  /** `starved`: the queue or the rendering was too long, so the browser has to render the page. */
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
        if (hints.join() !== composition || title !== (titles[composition] ?? ACADEMY_TITLE))
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

test('swaps remotes under many visitors without additional failures and without a page of two versions', async ({
  site,
}) => {
  test.setTimeout(rounds(240_000, 1_200_000));
  // A run without swaps measures the failures that are due to a busy processor.
  const calm = await read(site, VISITORS, () => new Promise((resolve) => setTimeout(resolve, 3000)));
  const swapped = await read(site, VISITORS, async () => {
    for (let swap = 0; swap < SWAPS_UNDER_LOAD; swap++) await activateAcademy(site, swap % 2 ? '9.0.2' : '9.0.1');
  });
  expect([...calm.wrong, ...swapped.wrong]).toEqual([]);
  // The tolerance covers the processor time of the swap command.
  expect(swapped.starved / swapped.pages).toBeLessThanOrEqual(calm.starved / calm.pages + 0.1);
  expect(swapped.pages).toBeGreaterThan(SWAPS_UNDER_LOAD * PAGES_PER_SWAP);
});

test('keeps memory and the number of renderers constant over many swaps', { tag: '@long' }, async ({ site }) => {
  test.setTimeout(2_400_000);
  const swap = async (times: number) => {
    for (let index = 0; index < times; index++) await activateAcademy(site, index % 2 ? '9.0.2' : '9.0.1');
  };
  /** Waits for the renderers of the live composition plus the standby. */
  const settled = () => expect.poll(async () => (await site.rendererPids()).length).toBe(RENDERERS + 1);
  await swap(SWAPS.before);
  await settled();
  const before = await site.hostMemory();
  await swap(SWAPS.counted);
  await settled();
  const grown = (await site.hostMemory()) - before;
  expect(grown, `host and renderers grew by ${grown} MB`).toBeLessThan(MAX_GROWTH_MB);
});
