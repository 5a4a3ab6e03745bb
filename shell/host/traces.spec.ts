import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startCollector, type ReceivedSpan } from '@site/testing/collector';
import { readConfig } from '../releases/config.ts';
import { storeOfEachTest } from '../releases/testing/fake-store.ts';
import { createHost } from './host.ts';
import { hostLimits } from './limits.ts';

/** Responds with the `traceparent` of its request. */
const renderer = `
  const { parentPort, workerData } = require('node:worker_threads');
  const name = { remote: 'shell', version: '1.0.0', page: 'home' };
  parentPort.on('message', ({ type, id, request }) => {
    if (type === 'ping') return parentPort.postMessage({ type: 'pong' });
    if (type !== 'render') return;
    const incident = { ...name, message: 'it failed', trace_id: request.traceparent?.split('-')[1] };
    if (request.url === '/incident/') parentPort.postMessage({ type: 'incident', incident });
    if (request.url === '/failing/') return parentPort.postMessage({ type: 'failed', id, reason: 'it threw' });
    if (request.url === '/dying/') {
      workerData.working[0] = id;
      parentPort.postMessage({ type: 'begun', id, page: name });
      return setTimeout(() => process.exit(7));
    }
    const headers = { 'server-timing': 'data;dur=1.0' };
    const html = new TextEncoder().encode(request.traceparent ?? 'none');
    parentPort.postMessage({ type: 'page', id, page: { status: 200, headers, html, name } });
  });
  parentPort.postMessage({ type: 'ready', watchable: true, fallback: { headers: {}, html: '' }, failures: [] });
`;
const FOREIGN = '0af7651916cd43dd8448eb211c80319c';

let collector: Awaited<ReturnType<typeof startCollector>>;
/** Headers that the API has received, the newest last. */
const calls: IncomingHttpHeaders[] = [];
const api = createServer((request, response) => {
  calls.push(request.headers);
  response.end('{}');
});
beforeAll(async () => {
  collector = await startCollector();
  Object.assign(process.env, collector.env);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const name of Object.keys(collector.env)) delete process.env[name];
  await collector.close();
  api.closeAllConnections();
  api.close();
});

let host: Awaited<ReturnType<typeof createHost>>;
// Jest runs afterEach hooks in order of definition: the host must close before its store is deleted.
afterEach(() => host.app.close());
const fake = storeOfEachTest(({ golive }) => golive({ name: 'shell', version: '1.0.0', server: renderer }));
interface LogLine {
  msg: string;
  trace_id?: string;
}

const lines: LogLine[] = [];
const start = async (settings: Record<string, string>) => {
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const env = { DATA_DIR: fake.store.dataDir, LOG_LEVEL: 'error', RENDERERS: '1', API_ORIGIN: apiOrigin, ...settings };
  host = await createHost(readConfig(env), hostLimits, {
    write: (line) => void lines.push(JSON.parse(line) as LogLine),
  });
};
beforeEach(() => start(collector.env));

const traceOf = (traceparent: unknown) => String(traceparent).split('-')[1];
const spanOf = (traceparent: unknown) => String(traceparent).split('-')[2];
const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });
/** Closes the host, which sends all of its spans, and returns those of a trace. */
async function spansOf(trace: string | undefined): Promise<Record<string, ReceivedSpan>> {
  await host.app.close();
  return Object.fromEntries(
    collector.spans.filter(({ traceId }) => traceId === trace).map((span) => [span.name, span]),
  );
}
/** Opens a page, and returns what the browser gets for its calls. */
async function openPage() {
  const page = await get('/home/');
  const timing = page.headers['server-timing'] as string;
  return { ...page, timing, traceparent: /traceparent;desc="([^"]+)"/.exec(timing)?.[1] };
}

test('traces a page over queue and renderer, and names the trace to the renderer and the browser', async () => {
  const { body, timing, traceparent } = await openPage();
  expect(timing).toMatch(/^data;dur=1\.0, traceparent;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-01"$/);
  expect(traceOf(body)).toBe(traceOf(traceparent));
  const { 'GET /*': request, queue, render } = await spansOf(traceOf(traceparent));
  expect(request).toMatchObject({ service: 'site-host', spanId: spanOf(traceparent) });
  expect(request!.attributes).toMatchObject({ 'url.path': '/home/', 'http.response.status_code': 200 });
  expect(queue).toMatchObject({ parentSpanId: request!.spanId });
  expect(render).toMatchObject({ parentSpanId: request!.spanId, spanId: spanOf(body) });
  expect(render!.attributes).toMatchObject({ remote: 'shell', version: '1.0.0', page: 'home' });
});

test('continues the trace of a page in its calls', async () => {
  const { traceparent } = await openPage();
  await get('/api/cart/', { traceparent: traceparent! });
  const { 'GET /api/*': call, api: waiting } = await spansOf(traceOf(traceparent));
  expect(call).toMatchObject({ parentSpanId: spanOf(traceparent) });
  expect(waiting).toMatchObject({ parentSpanId: call!.spanId });
  expect(calls.at(-1)!.traceparent).toBe(`00-${traceOf(traceparent)}-${waiting!.spanId}-01`);
});

test('gives a guest who shares a page a trace of its own', async () => {
  const [first, second] = [await openPage(), await openPage()];
  expect(second.body).toBe(first.body);
  expect(traceOf(second.traceparent)).not.toBe(traceOf(first.traceparent));
});

test('begins a trace of its own for any other traceparent, with a link', async () => {
  const foreign = { traceparent: `00-${FOREIGN}-b7ad6b7169203331-01`, tracestate: 'a=b', baggage: 'c=d' };
  await get('/api/cart/', foreign);
  const { traceparent, tracestate, baggage } = calls.at(-1)!;
  expect([tracestate, baggage]).toEqual([undefined, undefined]);
  expect(traceOf(traceparent)).not.toBe(FOREIGN);
  const { 'GET /api/*': call } = await spansOf(traceOf(traceparent));
  expect(call!.links).toMatchObject([{ traceId: FOREIGN }]);
  expect(call!.parentSpanId).toBeUndefined();
});

test.each(['/incident/', '/failing/', '/dying/'])('names the trace in the log of %s', async (url) => {
  lines.length = 0;
  const { headers } = await get(url);
  expect(lines.length).toBeGreaterThan(0);
  const trace = traceOf(headers['server-timing']);
  expect(lines.map(({ msg, trace_id }) => [msg, trace_id])).toEqual(lines.map(({ msg }) => [msg, trace]));
});

test('lets no visitor decide what is recorded', async () => {
  await host.app.close();
  process.env.OTEL_TRACES_SAMPLER = 'parentbased_always_off';
  try {
    await start(collector.env);
    const { body, traceparent } = await openPage();
    expect(traceparent).toBeUndefined();
    await get('/api/cart/', { traceparent: `00-${traceOf(body)}-b7ad6b7169203331-01` });
    expect(calls.at(-1)!.traceparent).toMatch(/-00$/);
    expect(await spansOf(traceOf(body))).toEqual({});
  } finally {
    delete process.env.OTEL_TRACES_SAMPLER;
  }
});

test('passes no traceparent on while it is off', async () => {
  await host.app.close();
  await start({});
  const { body, traceparent } = await openPage();
  expect([body, traceparent]).toEqual(['none', undefined]);
  await get('/api/cart/', { traceparent: `00-${FOREIGN}-b7ad6b7169203331-01` });
  expect(calls.at(-1)!.traceparent).toBeUndefined();
});
