import { afterAll, beforeAll, expect, test } from 'vitest';
import { BatchAnswer } from '@site/contracts/batch';
import { sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

type Calls = { url: string; body?: unknown }[];
type Call = Parameters<TestApp['post']>[2];
const ask = async (calls: Calls, call?: Call) => {
  const response = await api.post('/api/batch/', { calls }, call);
  expect(response.statusCode).toBe(200);
  return BatchAnswer.parse(response.json());
};

const asked: Calls = [
  { url: '/api/fetch/userdata/' },
  { url: '/api/fetch/check-redirect/', body: { url: '/catalog/sliding-gates/' } },
  { url: '/api/catalog/sliding-gates/?sort=price' },
  { url: '/api/nowhere/' },
];

test('each call is answered as it would be by itself, in the order of the calls', async () => {
  const answers = await ask(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  for (const [index, { url, body }] of asked.entries()) {
    const alone = body ? await api.post(url, body) : await api.get(url);
    expect(answers[index]).toEqual({ status: alone.statusCode, body: alone.json() as unknown });
  }
});

test('it is one visitor’s: whose session it carries', async () => {
  const session = sessionOf(await api.put('/api/cart/items/7/', { qty: 2 }));
  const [user] = await ask([asked[0]!], { session });
  expect(user).toMatchObject({ body: { cart_qty: 2 } });
});

test('a session that one of its calls extends is extended in the browser too, by one cookie', async () => {
  const session = sessionOf(await api.put('/api/cart/items/7/', { qty: 2 }));
  const cookies = async () => (await api.post('/api/batch/', { calls: asked }, { session })).cookies;
  expect(await cookies()).toEqual([]);
  api.wait(25 * 60 * 60_000);
  expect(await cookies()).toEqual([expect.stringMatching(new RegExp(`^sid=${session};.*Max-Age=2592000`))]);
  expect(await cookies()).toEqual([]);
});

test('no call passes what it would not pass by itself', async () => {
  expect(await ask([{ url: '/api/account/orders/' }, { url: '/api/manage/settings/' }])).toMatchObject([
    { status: 401 },
    { status: 401 },
  ]);
  expect(await ask([{ url: '/api/fetch/check-redirect/', body: { url: 7 } }])).toMatchObject([{ status: 400 }]);
});

test('a batch within a batch is refused, and so is one of too many calls, of none, and of what is no call', async () => {
  const within = { url: '/api/batch/', body: { calls: [asked[0]] } };
  expect(await ask([within, { ...within, url: '/api/%62atch/' }])).toMatchObject([
    { status: 400, body: { message: 'Запрос составлен неверно' } },
    { status: 400, body: { message: 'Запрос составлен неверно' } },
  ]);
  for (const calls of [Array(9).fill(asked[0]), [], [{ url: '/media/a.png' }], [{ url: '//elsewhere.example/api/' }]])
    expect((await api.post('/api/batch/', { calls })).statusCode).toBe(400);
});

test('the key is checked before the body is read', async () => {
  const answer = await api.postBytes('/api/batch/', '{"calls":[{', {
    'content-type': 'application/json',
    'request-key': 'x',
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'request_key']);
});

test.each([
  '/api/../media/a.png',
  '/api/%2e%2e/media/a.png',
  '/api/.%2E/dev/sms/',
  '/api/x/../../dev/sms/',
  '/api\\..\\dev/sms/',
  '/api/..\\dev/sms/',
  '/api/\t../dev/sms/',
])('no call leaves the API: %s', async (url) => {
  expect((await api.post('/api/batch/', { calls: [{ url }] })).statusCode).toBe(400);
});

test.each([5, 'text', null, true])('a body that is no object is refused: %j', async (body) => {
  expect((await api.post('/api/batch/', { calls: [{ url: '/api/nowhere/', body }] })).statusCode).toBe(400);
});

test.each([
  ['a batch', '/api/batch/', '{"calls":['],
  ['a body inside a call', '/api/batch/', '{"calls":[{"url":"/api/fetch/check-redirect/","body":{"url":'],
  ['any call', '/api/fetch/check-redirect/', '{"url":'],
])('%s that is nested without end is refused', async (_what, url, head) => {
  for (const [open, close] of ['[]', '{}'].map((pair) => [...pair]) as [string, string][]) {
    const inner = open === '[' ? open.repeat(30_000) : `${open}"a":`.repeat(30_000);
    const answer = await api.postBytes(url, head + inner + close.repeat(30_000), {
      'content-type': 'application/json',
    });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Запрос составлен неверно']);
  }
});
