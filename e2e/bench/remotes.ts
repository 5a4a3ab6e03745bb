import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packShared } from '../../deploy/packages/shared-packages.ts';
import { ownRepository } from '../fixtures/own-repository.ts';
import { Site } from '../fixtures/site.ts';
import { launchBrowser } from './browser.ts';
import { interleaved, median, round } from './figures.ts';
import { loadPage } from './page-load.ts';
import { serve } from './serve.ts';
import { staffCode } from './staff-code.ts';

/**
 * Measures the cost of a page when the site has five times as many remotes; the additional ones are generated, with a page
 * each. Also measures the code of staff pages in the first load of visitors, which must be none.
 */
const PAGE = '/catalog/sliding-gates/';
const MORE = 20;
const RUNS = 5;
/** Highest allowed growth of each figure. CPU time is less precise than bytes. */
const WITHIN = { html_kb: 1.01, js_kb: 1.01, cpu_ms_per_request: 1.1, cpu_ms_per_guest: 1.1 };

const log = (text: string) => console.error(text);
const run = promisify(execFile);

/** Builds a generated remote, publishes it and makes it live. */
async function addRemote(site: Site, name: string, packages: Map<string, string>) {
  const dir = await ownRepository(name, packages);
  try {
    await run(process.execPath, [join(dir, 'node_modules/@site/federation/bin/site-build.mjs')], { cwd: dir });
    await site.remotesOrThrow('publish', join(dir, 'dist'));
    await site.remotesOrThrow('activate', `mf-${name}`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

log('Starting both sites');
const sites = { usual: await Site.start(), many: await Site.start() };
const browser = await launchBrowser();
const folder = await mkdtemp(join(tmpdir(), 'packages-'));
try {
  log('Loading pages of visitors and of the staff');
  const staff = await staffCode(browser, sites.usual);
  console.log(`Code of staff pages: ${staff.all_kb} KB. In the first load of a page, KB:`);
  console.table(staff.first_load_kb);

  log(`Building ${MORE} more remotes`);
  const packages = await packShared(folder);
  for (let index = 1; index <= MORE; index++) await addRemote(sites.many, `more-${index}`, packages);

  log(`Loading ${PAGE} on a simulated phone and serving it, ${RUNS} times each`);
  const loads = await interleaved(sites, RUNS, (site) => loadPage(browser, `${site.url}${PAGE}`));
  await interleaved(sites, 1, (site) => serve(site, PAGE, 'session')); // warm
  const rendered = await interleaved(sites, RUNS, (site) => serve(site, PAGE, 'session'));
  const shared = await interleaved(sites, RUNS, (site) => serve(site, PAGE, 'guest'));

  const figures = (name: keyof typeof sites) => ({
    html_kb: round(median(loads[name].map(({ html }) => html)) / 1024),
    js_kb: round(median(loads[name].map(({ js }) => js)) / 1024),
    cpu_ms_per_request: round(median(rendered[name].map(({ cpu }) => cpu))),
    cpu_ms_per_guest: round(median(shared[name].map(({ cpu }) => cpu))),
  });
  const result = { usual: figures('usual'), many: figures('many'), staff };
  const grown = (figure: keyof typeof WITHIN) => result.many[figure] / result.usual[figure];
  const figuresOf = Object.keys(WITHIN) as (keyof typeof WITHIN)[];
  console.table(
    Object.fromEntries(
      figuresOf.map((figure) => [
        figure,
        { '5 remotes': result.usual[figure], '25 remotes': result.many[figure], ratio: round(grown(figure)) },
      ]),
    ),
  );
  const file = join(import.meta.dirname, '../../docs/bench.json');
  const before = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, `${JSON.stringify({ ...before, remotes: result }, null, 2)}\n`);
  log(`Written to ${file}`);
  const over = figuresOf.filter((figure) => grown(figure) > WITHIN[figure]);
  if (over.length) {
    log(`Grows with the number of remotes: ${over.join(', ')}`);
    process.exitCode = 1;
  }
  if (staff.leaked) {
    log('Visitors load code of staff pages');
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await Promise.all(Object.values(sites).map((site) => site.stop()));
  await rm(folder, { recursive: true, force: true });
}
