import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Site } from '../fixtures/site.ts';
import { launchBrowser } from './browser.ts';
import { interleaved, median, round } from './figures.ts';
import { bareElements, bundle, pageForFloor } from './floor.ts';
import { serveFrom } from './serve.ts';
import { visitorWithSession } from './visitors.ts';

const PAGE = '/catalog/sliding-gates/';
const RUNS = 5;
/** Highest allowed cost of a page rendered for one visitor, as a multiple of bare React's for the same markup. */
const GOAL = 2.5;

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

const site = await Site.start();
const html = await pageForFloor(site.url + PAGE);
const bare = await startBareServer(html);
try {
  const products = [...new Set([...html.matchAll(/data-early="buy (\d+)"/g)].map(([, id]) => Number(id)))];
  log(`Serving ${PAGE} ${RUNS} times each`);
  const page = { pid: site.hostPid, url: site.url + PAGE };
  const measured = {
    /** Visitors with the same page content; only the header differs. */
    visitors: { ...page, visitors: await Promise.all([1, 2, 3, 4].map(() => visitorWithSession(site))) },
    /** Visitors with different products of the page in the cart. */
    differing: { ...page, visitors: await Promise.all(products.map((id) => visitorWithSession(site, id))) },
    bare: { ...bare, visitors: [{}] },
  };
  const serve = ({ pid, url, visitors }: (typeof measured)[keyof typeof measured]) => serveFrom(pid, url, visitors);
  await interleaved(measured, 1, serve); // warm
  const results = await interleaved(measured, RUNS, serve);
  const figures = Object.fromEntries(
    Object.entries(results).map(([name, runs]) => [
      name,
      { cpu_ms: round(median(runs.map(({ cpu }) => cpu))), failed: runs.reduce((sum, { failed }) => sum + failed, 0) },
    ]),
  );
  console.table(figures);
  const ratio = round(figures.visitors!.cpu_ms / figures.bare!.cpu_ms);
  console.log(`A page for one visitor costs ${ratio} × bare React's rendering of its markup; the goal is ${GOAL}`);
  const file = join(import.meta.dirname, '../../docs/bench.json');
  const before = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, `${JSON.stringify({ ...before, server: { ...figures, ratio } }, null, 2)}\n`);
  log(`Written to ${file}`);
} finally {
  bare.stop();
  await site.stop();
}
