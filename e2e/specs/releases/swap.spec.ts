import { ACADEMY_TITLE, activateAcademy, prepareCalendars } from '../../fixtures/calendar-releases.ts';
import { rounds } from '../../fixtures/rounds.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

/** How long a visitor reads on average. */
const READING_MS = 400;
/** As many as a host starts by itself. */
const RENDERERS = 2;
/** A page of two versions needs a swap within its rendering, which is rare: the more swaps, the likelier it is met. */
const SWAPS_UNDER_LOAD = rounds(3, 20);
/** Memory is taken for good by the first swaps; what grows with each of the others shows all the better, the more there are. */
const SWAPS = { before: 6, counted: 94 };
/** Two renderers take more than this, as do the compositions if each of a hundred swaps leaves its own behind. */
const MAX_GROWTH_MB = 150;
/** So many pages are read during one swap at the least. */
const PAGES_PER_SWAP = 25;

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
    composition: known.get(id)!['mf-academy']!,
    hints: [...new Set([...html.matchAll(/\/r\/mf-academy\/([\w.-]+)\//g)].map(([, version]) => version!))],
    title: [ACADEMY_TITLE, 'Календарь первый', 'Календарь второй'].find((text) => html.includes(text))!,
  };
}

prepareCalendars();

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

test('swaps remotes under 50 visitors who share nothing: no request fails that would not fail without, no page is of two versions', async ({
  site,
}) => {
  test.setTimeout(240_000);
  // What fails because the processor is busy is told from what a swap breaks by the same visitors without swaps.
  const calm = await read(site, 50, () => new Promise((resolve) => setTimeout(resolve, 3000)));
  const swapped = await read(site, 50, async () => {
    for (let swap = 0; swap < SWAPS_UNDER_LOAD; swap++) await activateAcademy(site, swap % 2 ? '9.0.2' : '9.0.1');
  });
  expect([...calm.wrong, ...swapped.wrong]).toEqual([]);
  // The command that swaps takes processor time of its own.
  expect(swapped.starved / swapped.pages).toBeLessThanOrEqual(calm.starved / calm.pages + 0.1);
  expect(swapped.pages).toBeGreaterThan(SWAPS_UNDER_LOAD * PAGES_PER_SWAP);
});

test(
  'memory does not grow with the number of swaps, and no renderer is left behind',
  { tag: '@long' },
  async ({ site }) => {
    test.setTimeout(900_000);
    const swap = async (times: number) => {
      for (let index = 0; index < times; index++) await activateAcademy(site, index % 2 ? '9.0.2' : '9.0.1');
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
  },
);
