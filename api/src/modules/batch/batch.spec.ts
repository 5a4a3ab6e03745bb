import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BatchResponse } from '@site/contracts/batch';
import { sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

type Calls = { url: string; body?: unknown }[];
type Call = Parameters<TestApp['post']>[2];
const sendBatch = async (calls: Calls, call?: Call) => {
  const response = await api.post('/api/batch/', { calls }, call);
  expect(response.statusCode).toBe(200);
  return BatchResponse.parse(response.json());
};

const sampleCalls: Calls = [
  { url: '/api/fetch/userdata/' },
  { url: '/api/fetch/check-redirect/', body: { url: '/catalog/sliding-gates/' } },
  { url: '/api/catalog/sliding-gates/?sort=price' },
  { url: '/api/nowhere/' },
];

test('returns each response as for a separate call, in order', async () => {
  const responses = await sendBatch(sampleCalls);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  for (const [index, { url, body }] of sampleCalls.entries()) {
    const alone = body ? await api.post(url, body) : await api.get(url);
    expect(responses[index]).toEqual({ status: alone.statusCode, body: alone.json() as unknown });
  }
});

test('runs the calls with the session of the batch', async () => {
  const session = sessionOf(await api.put('/api/cart/items/7/', { qty: 2 }));
  const [user] = await sendBatch([sampleCalls[0]!], { session });
  expect(user).toMatchObject({ body: { cart_qty: 2 } });
});

test('reads the session and the counters of a page once', async () => {
  const session = sessionOf(await api.put('/api/cart/items/7/', { qty: 2 }));
  await sendBatch(sampleCalls, { session });
  const queries = PgPreparedQuery.prototype as unknown as { queryWithCache: () => Promise<unknown> };
  const execute = vi.spyOn(queries, 'queryWithCache');
  await sendBatch(sampleCalls.slice(0, 3), { session });
  expect(execute).toHaveBeenCalledTimes(2);
  execute.mockRestore();
});

test('extends the session with a single cookie', async () => {
  const session = sessionOf(await api.put('/api/cart/items/7/', { qty: 2 }));
  const cookies = async () => (await api.post('/api/batch/', { calls: sampleCalls }, { session })).cookies;
  expect(await cookies()).toEqual([]);
  api.wait(25 * 60 * 60_000);
  expect(await cookies()).toEqual([expect.stringMatching(new RegExp(`^sid=${session};.*Max-Age=2592000`))]);
  expect(await cookies()).toEqual([]);
});

test('gives no call more access than a separate one', async () => {
  expect(await sendBatch([{ url: '/api/account/orders/' }, { url: '/api/manage/settings/' }])).toMatchObject([
    { status: 401 },
    { status: 404 },
  ]);
  expect(await sendBatch([{ url: '/api/fetch/check-redirect/', body: { url: 7 } }])).toMatchObject([{ status: 400 }]);
});

test('rejects nested batches, too many calls, none, and addresses outside the API', async () => {
  const within = { url: '/api/batch/', body: { calls: [sampleCalls[0]] } };
  expect(await sendBatch([within, { ...within, url: '/api/%62atch/' }])).toMatchObject([
    { status: 400, body: { message: 'Запрос составлен неверно' } },
    { status: 400, body: { message: 'Запрос составлен неверно' } },
  ]);
  for (const calls of [
    Array(9).fill(sampleCalls[0]),
    [],
    [{ url: '/media/a.png' }],
    [{ url: '//elsewhere.example/api/' }],
  ])
    expect((await api.post('/api/batch/', { calls })).statusCode).toBe(400);
});

test('checks the key before reading the body', async () => {
  const response = await api.postBytes('/api/batch/', '{"calls":[{', {
    'content-type': 'application/json',
    'request-key': 'x',
  });
  expect([response.statusCode, response.json().code]).toEqual([403, 'request_key']);
});

test.each([
  '/api/../media/a.png',
  '/api/%2e%2e/media/a.png',
  '/api/.%2E/dev/sms/',
  '/api/x/../../dev/sms/',
  '/api\\..\\dev/sms/',
  '/api/..\\dev/sms/',
  '/api/\t../dev/sms/',
])('rejects addresses that leave the API: %s', async (url) => {
  expect((await api.post('/api/batch/', { calls: [{ url }] })).statusCode).toBe(400);
});

test.each([5, 'text', null, true])('rejects a body that is not an object: %j', async (body) => {
  expect((await api.post('/api/batch/', { calls: [{ url: '/api/nowhere/', body }] })).statusCode).toBe(400);
});

test.each([
  ['a batch', '/api/batch/', '{"calls":['],
  ['a body inside a call', '/api/batch/', '{"calls":[{"url":"/api/fetch/check-redirect/","body":{"url":'],
  ['any call', '/api/fetch/check-redirect/', '{"url":'],
])('rejects excessive nesting in %s', async (_what, url, head) => {
  for (const [open, close] of ['[]', '{}'].map((pair) => [...pair]) as [string, string][]) {
    const inner = open === '[' ? open.repeat(30_000) : `${open}"a":`.repeat(30_000);
    const response = await api.postBytes(url, head + inner + close.repeat(30_000), {
      'content-type': 'application/json',
    });
    expect([response.statusCode, response.json().message]).toEqual([400, 'Запрос составлен неверно']);
  }
});
