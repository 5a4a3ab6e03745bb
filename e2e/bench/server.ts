import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '@site/testing/postgres-server';
import { Site } from '../fixtures/site.ts';
import { cpuTime, ownCpuTime } from './bench-site.ts';
import { launchBrowser } from './browser.ts';
import { interleaved, median, round } from './figures.ts';
import { bareElements, bundle, pageForFloor } from './floor.ts';
import { serveFrom } from './serve.ts';
import { visitorWithSession } from './visitors.ts';

const PAGE = '/catalog/sliding-gates/';
const RUNS = 5;
/** Highest allowed cost of a page for one visitor in host and renderers, as a multiple of bare React's for the same markup. */
const GOAL = 2.5;
/** Highest allowed cost with the API and its database. */
const WHOLE_GOALS = { embedded: 5, postgres: 4 };
type DatabaseKind = keyof typeof WHOLE_GOALS;

interface Measured {
  counters: Record<string, () => Promise<number>>;
  url: string;
  visitors: Record<string, string>[];
}

const log = (text: string) => console.error(text);

/**
 * Starts a server that only renders the elements of the site's page for each request, and compresses them with the rest
 * of the document as the site does for a visitor with a session.
 */
async function startBareServer(html: string): Promise<{ pid: number; url: string; stop: () => void }> {
  const browser = await launchBrowser();
  const elements = await bareElements(browser, html).finally(() => browser.close());
  const [head, tail] = html.split(/(?<=<div id="root">)[^]*(?=<\/div><script type="application\/json")/);
  const file = await bundle(
    'bare-server',
    `import http from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { createElement as e } from 'react';
import { renderToString } from 'react-dom/server';
const Cart = 'a';
const buy = () => {};
const page = () => ${elements};
const [head, tail] = ${JSON.stringify([head, tail])};
const server = http.createServer((request, response) => {
  const html = Buffer.from(head + renderToString(page()) + tail);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    .end(brotliCompressSync(html, { params }));
});
server.listen(0, () => process.send(server.address().port));
`,
    'node',
  );
  const server = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = (await once(server, 'message')) as [number];
  return { pid: server.pid!, url: `http://localhost:${port}/`, stop: () => server.kill() };
}

const postgres = hasPostgres ? await startPostgres() : undefined;
if (!postgres) log('PostgreSQL does not run here: only the embedded database is measured');
const sites: Partial<Record<DatabaseKind, Site>> = { embedded: await Site.start() };
if (postgres) sites.postgres = await Site.start(postgres.url);
const html = await pageForFloor(sites.embedded!.url + PAGE);
const bare = await startBareServer(html);

/** Counters of CPU time. An embedded database runs in the API's process. */
const countersOf = (site: Site) => ({
  host: () => ownCpuTime(site.hostPid),
  renderers: async () => (await cpuTime(site.hostPid)) - (await ownCpuTime(site.hostPid)),
  api: () => cpuTime(site.apiPid),
  database: async () => (site.databaseUrl && postgres ? cpuTime(postgres.pid()) : 0),
});

async function visitorsOf(kind: DatabaseKind, site: Site) {
  const products = [...new Set([...html.matchAll(/data-early="buy (\d+)"/g)].map(([, id]) => Number(id)))];
  const page = { counters: countersOf(site), url: site.url + PAGE };
  return {
    /** Visitors with the same page content; only the header differs. */
    [`${kind}: visitors`]: {
      ...page,
      visitors: await Promise.all([1, 2, 3, 4].map(() => visitorWithSession(site))),
    },
    /** Visitors with different products of the page in the cart. */
    [`${kind}: differing`]: {
      ...page,
      visitors: await Promise.all(products.map((id) => visitorWithSession(site, id))),
    },
  };
}

try {
  log(`Serving ${PAGE} ${RUNS} times each`);
  const kinds = Object.entries(sites) as [DatabaseKind, Site][];
  const measured = Object.assign(
    { bare: { counters: { host: () => cpuTime(bare.pid) }, url: bare.url, visitors: [{}] } },
    ...(await Promise.all(kinds.map(([kind, site]) => visitorsOf(kind, site)))),
  ) as Record<string, Measured>;
  const serve = ({ counters, url, visitors }: Measured) => serveFrom(counters, url, visitors);
  await interleaved(measured, 1, serve); // warm
  const results = await interleaved(measured, RUNS, serve);
  const bareMs = median(results.bare!.map(({ cpu }) => cpu.host!));
  const figures = Object.fromEntries(
    Object.entries(results).map(([name, runs]) => {
      const of = (process: string) => median(runs.map(({ cpu }) => cpu[process] ?? 0));
      const parts = { host: of('host'), renderers: of('renderers'), api: of('api'), database: of('database') };
      const rendering = parts.host + parts.renderers;
      const whole = rendering + parts.api + parts.database;
      const figure = { ...parts, whole, ratio: rendering / bareMs, whole_ratio: whole / bareMs };
      return [
        name,
        {
          ...Object.fromEntries(Object.entries(figure).map(([key, value]) => [key, round(value)])),
          goal: WHOLE_GOALS[name.split(':')[0] as DatabaseKind],
          failed: runs.reduce((sum, { failed }) => sum + failed, 0),
        },
      ];
    }),
  );
  console.table(figures);
  console.log(
    `CPU of a page in ms; ratios to bare React's rendering of its markup. Goals: ${GOAL} for host and renderers, ` +
      `with the API and its database ${WHOLE_GOALS.embedded} (embedded) and ${WHOLE_GOALS.postgres} (PostgreSQL)`,
  );
  const file = join(import.meta.dirname, '../../docs/bench.json');
  const before = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, `${JSON.stringify({ ...before, server: figures }, null, 2)}\n`);
  log(`Written to ${file}`);
} finally {
  bare.stop();
  await Promise.all(Object.values(sites).map((site) => site.stop()));
  await postgres?.remove();
}
