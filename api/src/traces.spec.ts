import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startCollector } from '@site/testing/collector';
import { startTestApp, type TestApp } from '../test/test-app.ts';

/** In ms; long enough for a busy machine. */
const WAIT = { timeout: 30_000 };
const PHONE = '+79000000001';
const HOST_SPAN = 'b7ad6b7169203331';

const lines: string[] = [];
let collector: Awaited<ReturnType<typeof startCollector>>;
let api: TestApp;
beforeAll(async () => {
  collector = await startCollector();
  for (const [name, value] of Object.entries(collector.env)) vi.stubEnv(name, value);
  const settings = { ...collector.env, LOG_LEVEL: 'info' };
  api = await startTestApp(settings, undefined, { write: (line) => void lines.push(line) });
});
afterAll(async () => {
  await api.close();
  await collector.close();
  vi.unstubAllEnvs();
});

let traces = 0;
/** A new trace of a host. */
function newTrace(flags = '01') {
  const id = `0af7651916cd43dd8448eb211c8${String(++traces).padStart(5, '0')}`;
  return { id, headers: { traceparent: `00-${id}-${HOST_SPAN}-${flags}` } };
}
const spansOf = ({ id }: { id: string }) => collector.spans.filter(({ traceId }) => traceId === id);
/** Resolves with the spans of a trace when it has this one, which ends last. */
const received = (trace: { id: string }, name: string) =>
  vi.waitFor(() => {
    const spans = spansOf(trace);
    const last = spans.find((span) => span.name === name && span.parentSpanId === HOST_SPAN);
    expect(last).toBeDefined();
    return { last: last!, others: spans.filter((span) => span !== last) };
  }, WAIT);

test('continues the trace of a host down to each statement, without values', async () => {
  const trace = newTrace();
  await api.post('/api/account/user/login', { phone: PHONE }, { headers: trace.headers });
  const { last, others } = await received(trace, 'POST /api/account/user/login');
  expect(last).toMatchObject({ service: 'site-api', attributes: { 'http.response.status_code': 200 } });
  const statements = others.map(({ attributes }) => String(attributes['db.query.text']));
  expect(statements).toContainEqual(expect.stringMatching(/^insert into "login_codes" .*\$1/));
  for (const { parentSpanId } of others) expect(parentSpanId).toBe(last.spanId);
  expect(JSON.stringify([last, ...others])).not.toContain(PHONE.slice(1));
});

test('names a statement that fails by its code', async () => {
  const trace = newTrace();
  await api.database.runScript('alter table login_codes rename column salt to salt_gone');
  await api.post('/api/account/user/login', { phone: '+79000000002' }, { headers: trace.headers });
  await api.database.runScript('alter table login_codes rename column salt_gone to salt');
  const { last, others } = await received(trace, 'POST /api/account/user/login');
  expect(last).toMatchObject({ status: { code: 2 } });
  expect(others).toContainEqual(
    expect.objectContaining({ attributes: expect.objectContaining({ 'error.type': '42703' }) }),
  );
});

test('has the calls of a batch below it', async () => {
  const trace = newTrace();
  const calls = [{ url: '/api/product/privod-sl-80/' }, { url: '/api/fetch/userdata/' }];
  await api.post('/api/batch/', { calls }, { headers: trace.headers });
  const { last, others } = await received(trace, 'POST /api/batch/');
  const requests = others.filter(({ name }) => name.startsWith('GET '));
  expect(requests.map(({ name }) => name).sort()).toEqual(['GET /api/fetch/userdata/', 'GET /api/product/:slug/']);
  for (const { parentSpanId } of requests) expect(parentSpanId).toBe(last.spanId);
});

test('records no request that a host does not record, and begins no trace', async () => {
  const unrecorded = newTrace('00');
  await api.get('/api/product/privod-sl-80/', { headers: unrecorded.headers });
  await api.get('/api/product/privod-sl-80/?begins=none');
  const trace = newTrace();
  await api.get('/api/product/privod-sl-80/', { headers: trace.headers });
  await received(trace, 'GET /api/product/:slug/');
  expect(spansOf(unrecorded)).toEqual([]);
  expect(collector.spans.filter(({ traceId }) => !traceId.startsWith('0af7651916cd43dd8448eb211c8'))).toEqual([]);
});

test('names the trace in its log', async () => {
  const trace = newTrace();
  lines.length = 0;
  await api.get('/api/product/none-1/', { headers: trace.headers });
  await api.get('/api/product/none-2/');
  const completed = await vi.waitFor(() => {
    const all = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request completed');
    expect(all).toHaveLength(2);
    return all;
  }, WAIT);
  expect(completed.map(({ trace_id }) => trace_id)).toEqual([trace.id, undefined]);
});
