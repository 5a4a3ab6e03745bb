import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeRelease, replaceInBuild } from '../fixtures/release.ts';
import type { Site } from '../fixtures/site.ts';
import { startSite } from './bench-site.ts';
import { launchBrowser } from './browser.ts';
import { interleaved, median, round } from './figures.ts';
import { loadPage } from './page-load.ts';
import { serve } from './serve.ts';
import { buildSingleBundle } from './single-bundle.ts';

/** 24 cards with facets: the page that buyers open most. */
const PAGE = '/catalog/sliding-gates/';
const RUNS = 5;
/** Load while a remote is swapped: the number of visitors, and the average pause before each opens the next page, in ms. */
const VISITORS = 50;
const READING_MS = 1000;

const log = (text: string) => console.error(text);

log('Building the same source as a single bundle');
const bundle = await buildSingleBundle();
log('Starting both sites');
const sites = { federated: await startSite(), single: await startSite(bundle) };
const browser = await launchBrowser();

type Name = keyof typeof sites;

const serving = (visitor: 'guest' | 'session') => (site: Site) => serve(site, PAGE, visitor);

/** Measures the time from the command to the first page of the new version, under load. */
async function swap(site: Site) {
  const title = 'Ближайшие мероприятия';
  for (const version of ['9.0.1', '9.0.2'])
    await makeRelease(site, 'mf-academy', version, async (dir) => {
      for (const side of ['client', 'server'] as const)
        await replaceInBuild(dir, side, title, `Мероприятия ${version}`);
    });
  let running = true;
  let failed = 0;
  const load = Array.from({ length: VISITORS }, async () => {
    while (running) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * READING_MS));
      const page = await fetch(`${site.url}${PAGE}`).catch(() => undefined);
      if (!page?.ok || !(await page.text()).includes('</html>')) failed++;
    }
  });
  const times: number[] = [];
  for (let index = 0; index < 7; index++) {
    const version = index % 2 ? '9.0.2' : '9.0.1';
    const started = performance.now();
    const activation = site.remotesOrThrow('activate', 'mf-academy', version);
    while (!(await (await fetch(`${site.url}/academy/`)).text()).includes(`Мероприятия ${version}`))
      await new Promise((resolve) => setTimeout(resolve, 20));
    times.push(performance.now() - started);
    await activation;
  }
  running = false;
  await Promise.all(load);
  return { ms: median(times), failed };
}

try {
  log(`Loading ${PAGE} on a simulated phone, ${RUNS} times each`);
  const loads = await interleaved(sites, RUNS, (site) => loadPage(browser, `${site.url}${PAGE}`));
  log(`Serving ${PAGE} 3 times each`);
  await interleaved(sites, 1, serving('session')); // warm
  const rendered = await interleaved(sites, 3, serving('session'));
  const shared = await interleaved(sites, 3, serving('guest'));
  log('Swapping a remote under load');
  const swaps = await swap(sites.federated);

  const figures = (name: Name) => ({
    js_kb: median(loads[name].map(({ js }) => js)) / 1024,
    css_kb: median(loads[name].map(({ css }) => css)) / 1024,
    html_kb: median(loads[name].map(({ html }) => html)) / 1024,
    lcp_ms: median(loads[name].map(({ lcp }) => lcp)),
    requests_per_second: median(rendered[name].map(({ rps }) => rps)),
    cpu_ms_per_request: median(rendered[name].map(({ cpu }) => cpu)),
    guests_per_second: median(shared[name].map(({ rps }) => rps)),
    cpu_ms_per_guest: median(shared[name].map(({ cpu }) => cpu)),
  });
  const result: Record<Name, Record<string, number>> = { federated: figures('federated'), single: figures('single') };

  const rows = Object.keys(result.federated).map((figure) => {
    const [federated, single] = [result.federated[figure]!, result.single[figure]!];
    return {
      figure,
      federated: round(federated),
      single: round(single),
      ratio: single ? round(federated / single) : '',
    };
  });
  console.table(Object.fromEntries(rows.map(({ figure, ...row }) => [figure, row])));
  console.log(
    `swap: ${Math.round(swaps.ms)} ms from the command to the first page of the new version, ${swaps.failed} failed requests under load`,
  );
  const file = join(import.meta.dirname, '../../docs/bench.json');
  const before = JSON.parse(await readFile(file, 'utf8')) as object;
  const after = { ...before, page: PAGE, node: process.version, ...result, swap: swaps };
  await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
  log(`Written to ${file}`);
} finally {
  await browser.close();
  await Promise.all(Object.values(sites).map((site) => site.stop()));
}
