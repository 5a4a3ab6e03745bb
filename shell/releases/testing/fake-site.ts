import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, RouteDefinition, type RouteInput } from '@site/contracts/remote';
import { routesOfRelease, type Release } from '@site/contracts/release';
import type { z } from 'zod';

/**
 * A minimal renderer: responds to each page with the composition's id, and fails, hangs or dies at special addresses.
 * The first path segment is the page's name: `loop` for `/loop/1/`.
 */
export const echoRenderer = (behaviour = '') => `
  const { parentPort, workerData } = require('node:worker_threads');
  ${behaviour}
  let responses = 0, broken = 0, aborted = 0, held = [];
  let thread;
  try {
    thread = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {} // no Linux
  const busy = (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); };
  parentPort.on('message', async ({ type, id, request, pages }) => {
    const send = (message) => parentPort.postMessage({ id, ...message });
    const respond = (status, text) =>
      send({ type: 'page', page: { status, headers: { 'content-type': 'text/html' }, html: new TextEncoder().encode(text) } });
    if (type === 'abort') return void aborted++;
    if (type === 'ping') return send({ type: 'pong' });
    if (type === 'hold') return void (held = pages);
    const { pathname } = new URL(request.url, 'http://site');
    const page = { remote: 'mf-one', version: '1.0.0', page: pathname.split('/')[1] };
    const begin = () => { workerData.working[0] = id; };
    begin();
    if (request.held === 'block' && pathname !== '/loop-everywhere/') return respond(503, 'block');
    if (request.held !== 'render' && held.some((one) => one.page === page.page)) return send({ type: 'held', page });
    send({ type: 'begun', page });
    if (pathname.startsWith('/with-part/')) {
      const part = { remote: 'mf-two', version: '2.0.0', page: 'parts/clock' };
      if (held.some((one) => one.page === part.page)) return respond(200, 'without its part');
      send({ type: 'begun', page: part });
      while (true) {}
    }
    if (pathname === '/waits/') return;
    if (pathname === '/compressed/' && request.encoding) {
      const html = Uint8Array.from(require('node:zlib').brotliCompressSync('compressed by the renderer'));
      return send({ type: 'page', page: { status: 200, headers: {}, html, encoding: request.encoding } });
    }
    if (pathname.startsWith('/data/')) { await new Promise((resolve) => setTimeout(resolve, 50)); begin(); busy(5); }
    if (pathname.startsWith('/loop')) while (true) {}
    if (pathname.startsWith('/pause/')) busy(600);
    if (pathname.startsWith('/cold/')) busy(220);
    if (pathname === '/environment/') return respond(200, Object.keys(process.env).join());
    if (pathname.startsWith('/process/')) return respond(200, String(process.pid));
    if (pathname.startsWith('/allocate-at-once')) new Array(12_000_000).fill(Math.random());
    if (pathname.startsWith('/allocate-bytes')) for (const kept = []; ; await new Promise(setImmediate)) kept.push(Buffer.alloc(10_000_000, 1));
    if (pathname.startsWith('/allocate')) for (const kept = []; ; ) kept.push(new Array(1_000_000).fill(Math.random()));
    if (pathname.startsWith('/crash')) process.exit(7);
    if (pathname.startsWith('/named/')) {
      const name = { remote: 'shell', version: workerData.composition.shell.version, page: 'named' };
      return send({ type: 'page', page: { status: 200, headers: {}, html: new Uint8Array(1), name } });
    }
    const visit = ++responses;
    if (pathname === '/broken/' || (pathname === '/broken-once/' && !broken++)) return send({ type: 'failed', reason: 'it threw' });
    if (pathname === '/broken-by-timeout/') return send({ type: 'failed', reason: 'it stopped within 5 s' });
    respond(
      /^\\/(missing|none)/.test(pathname) ? 404 : pathname === '/failing/' ? 500 : pathname === '/away/' ? 503 : 200,
      workerData.composition.id + ' ' + request.url + (['/counted/', '/failing/'].includes(pathname) ? visit : pathname === '/aborted/' ? aborted : ''),
    );
  });
  parentPort.postMessage({ type: 'ready', watchable: true, thread, fallback: { headers: { 'content-type': 'text/html' }, html: '<script>client</script>' }, failures: globalThis.failures ?? [] });
`;

export interface ScriptedPage {
  status?: number;
  html?: string;
  location?: string;
  /** Reason for which the page does not render. */
  fails?: string;
  /** Message of an incident in the page, which still renders. */
  incident?: string;
  /** Ends the renderer, or blocks it, this many ms after the response. */
  exitsAfter?: number;
  loopsAfter?: number;
}

/** Responds as written: by `<session> <url>`, else by the url, else with 200. */
export const scriptedRenderer = (pages: Record<string, ScriptedPage>) => `
  const { parentPort } = require('node:worker_threads');
  const pages = ${JSON.stringify(pages)};
  parentPort.on('message', ({ type, id, request }) => {
    if (type === 'ping') return parentPort.postMessage({ type: 'pong' });
    if (type !== 'render') return;
    const { status = 200, html = '<main>page</main>', location, fails, incident, exitsAfter, loopsAfter } =
      pages[request.sessionId + ' ' + request.url] ?? pages[request.url] ?? {};
    const where = { remote: 'mf-one', version: '2.0.0', page: 'list' };
    if (incident) parentPort.postMessage({ type: 'incident', incident: { ...where, message: incident } });
    if (fails) return parentPort.postMessage({ type: 'failed', id, reason: fails });
    const headers = { 'content-type': 'text/html; charset=utf-8', ...(location && { location }) };
    parentPort.postMessage({ type: 'page', id, page: { status, headers, html: new TextEncoder().encode(html) } });
    if (request.held) return;
    if (exitsAfter !== undefined) setTimeout(() => process.exit(7), exitsAfter);
    if (loopsAfter !== undefined) setTimeout(() => { while (true) {} }, loopsAfter);
  });
  parentPort.postMessage({ type: 'ready', watchable: true, fallback: { headers: {}, html: '' }, failures: [] });
`;

/** The first process ends after its second page, whichever it is. */
export const stopsOnce = `
  const { parentPort } = require('node:worker_threads');
  const { existsSync, writeFileSync } = require('node:fs');
  const started = __filename + '.started';
  const isFirst = !existsSync(started);
  writeFileSync(started, '');
  let pages = 0;
  parentPort.on('message', ({ type, id, request }) => {
    if (type === 'ping') return parentPort.postMessage({ type: 'pong' });
    if (type !== 'render') return;
    parentPort.postMessage({ type: 'page', id, page: { status: 200, headers: {}, html: new TextEncoder().encode('page') } });
    if (isFirst && ++pages === 2) setTimeout(() => process.exit(7));
  });
  parentPort.postMessage({ type: 'ready', watchable: true, fallback: { headers: {}, html: '' }, failures: [] });
`;

export interface FakeRelease {
  name: string;
  version: string;
  kind?: Release['kind'];
  routes?: RouteInput[];
  /** Offered parts with their versions. */
  parts?: Record<string, string>;
  /** Shown parts with their version ranges. */
  shows?: Record<string, string>;
  requires?: Record<string, string>;
  contract?: number;
  server?: string;
  mode?: Release['mode'];
  files?: Record<string, string | Buffer>;
  /** Entry names in release.json. */
  entries?: { client?: string; server?: string };
}

export const site = {
  apiOrigin: 'http://127.0.0.1:1',
  publicKey: 'key',
  siteOrigin: 'http://localhost',
  rendererMemory: 64,
};

export const newDataDir = () => mkdtemp(join(tmpdir(), 'releases-'));

export async function writeBuild(dir: string, release: FakeRelease): Promise<string> {
  const {
    name,
    version,
    kind = name === 'shell' ? 'shell' : 'remote',
    server = kind === 'shell' ? echoRenderer() : '',
  } = release;
  const contents: Record<string, string | Buffer> = {
    'client/main.js': `var ${name.replaceAll('-', '_')} = {}; /* ${version} */`,
    'server/main.js': server,
    ...release.files,
  };
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  const document: z.input<typeof Release> = {
    name,
    version,
    kind,
    mode: release.mode,
    contract: release.contract ?? CONTRACT_VERSION,
    built_at: new Date().toISOString(),
    commit: 'abc1234',
    requires: release.requires ?? {},
    provides: kind === 'shell' ? { react: '19.3.1' } : {},
    client: {
      entry: release.entries?.client ?? 'main.js',
      global: name.replaceAll('-', '_'),
      assets: { js: [], css: [] },
    },
    server: { entry: release.entries?.server ?? 'main.js' },
    ...routesOfRelease((release.routes ?? []).map((route) => RouteDefinition.parse(route))),
    pages: {},
    parts: Object.fromEntries(
      Object.entries(release.parts ?? {}).map(([part, offered]) => [part, { version: offered, js: [], css: [] }]),
    ),
    shows: release.shows ?? {},
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      bytes: content.length,
      integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    })),
  };
  await writeFile(join(dir, 'release.json'), JSON.stringify(document));
  return dir;
}
