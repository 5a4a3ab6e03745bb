import { checkRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { expect, jest, test } from '@jest/globals';
import { createApiClient } from './api-client.ts';

const KEY = 'public-key-of-tests';
const send = jest.fn<typeof fetch>();

const client = (headers?: Record<string, string>) => {
  send.mockReset();
  return createApiClient({ origin: 'https://api.test', publicKey: KEY, headers, send });
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const sent = () => {
  const [url, init] = send.mock.calls[0]!;
  return { url, ...init, headers: init?.headers as Record<string, string> };
};
const pageRequest = (path: string, signal?: AbortSignal) => new Request(`https://site.test${path}`, { signal });

test('a call carries a fresh request key and the visitor’s session', async () => {
  const api = client({ sessionid: 'abc' });
  send.mockResolvedValue(json({ status: 'ok' }));
  expect(await api.call('POST', '/account/user/login', { phone: '+79161234567' })).toEqual({ ok: true, value: { status: 'ok' } });
  expect(sent()).toMatchObject({ url: 'https://api.test/api/account/user/login', method: 'POST', body: '{"phone":"+79161234567"}' });
  expect(sent().headers).toMatchObject({ sessionid: 'abc', 'content-type': 'application/json' });
  expect(checkRequestKey(sent().headers[REQUEST_KEY_HEADER], KEY, Date.now())).toBe('ok');
});

test('a call without a body does not announce one', async () => {
  const api = client();
  send.mockResolvedValue(json({}));
  await api.userData();
  expect(sent().body).toBeUndefined();
  expect(sent().headers).not.toHaveProperty('content-type');
});

test('a refusal keeps the status and the problem of the API', async () => {
  const api = client();
  const problem = { status: 'error', code: 'inn', message: 'ИНН', fields: { inn: 'Поле обязательное' } };
  send.mockResolvedValue(json(problem, 422));
  expect(await api.call('POST', '/account/personal', {})).toEqual({ ok: false, status: 422, problem });
});

test('a call that met a login is sent again, once', async () => {
  const api = client();
  const replaced = () => json({ status: 'error', code: 'session_replaced', message: 'Повторите действие' }, 409);
  send.mockResolvedValueOnce(replaced()).mockResolvedValueOnce(json({ status: 'ok' }));
  expect(await api.call('PUT', '/cart/items/1/', { qty: 2 })).toEqual({ ok: true, value: { status: 'ok' } });
  expect(send.mock.calls.map(([url, init]) => [url, init?.body])).toEqual(
    Array(2).fill(['https://api.test/api/cart/items/1/', '{"qty":2}']),
  );

  send.mockReset().mockImplementation(async () => replaced());
  expect(await api.call('PUT', '/cart/items/1/', { qty: 2 })).toMatchObject({ ok: false, status: 409 });
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['a proxy’s page', () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }), 502],
  ['foreign JSON', () => json({ error: 'Nope' }, 500), 500],
  ['a success that is cut short', () => new Response('{"seo":', { status: 200, statusText: 'OK' }), 502],
])('%s is told in our own words', async (_what, answer, status) => {
  const api = client();
  send.mockResolvedValue(answer());
  expect(await api.call('GET', '/')).toEqual({
    ok: false,
    status,
    problem: {
      status: 'error',
      code: 'unknown',
      message: 'Похоже, что-то пошло не так. Приносим свои извинения за сложившуюся ситуацию.',
    },
  });
});

test('no connection is a problem of its own, not a crash', async () => {
  const api = client();
  send.mockRejectedValue(new TypeError('fetch failed'));
  expect(await api.checkRedirect('/about')).toMatchObject({ ok: false, status: 503, problem: { code: 'network' } });
});

test('an aborted navigation ends as an abort, not as an error page', async () => {
  const api = client();
  const abort = new AbortController();
  send.mockImplementation(async (_url, init) => {
    abort.abort();
    throw init?.signal?.reason;
  });
  await expect(api.page('category', pageRequest('/catalog/barriers/', abort.signal))).rejects.toMatchObject({ name: 'AbortError' });
});

test('a page is asked for by its canonical path, its query kept', async () => {
  const api = client();
  const answer = { seo: {}, content: [], pagedata: { kind: 'category' } };
  send.mockResolvedValue(json(answer));
  expect(await api.page('category', pageRequest('/catalog/barriers?series=br'))).toEqual(answer);
  expect(sent().url).toBe('https://api.test/api/catalog/barriers/?series=br');
});

test('a missing page becomes the error page, with what the API suggests', async () => {
  const api = client();
  const categories = [{ url: 'barriers', name: 'Шлагбаумы' }];
  send.mockResolvedValue(json({ status: 'error', code: 'not found', message: 'Не найдено', data: { categories } }, 404));
  await expect(api.page('product', pageRequest('/product/none/'))).rejects.toMatchObject({
    init: { status: 404 },
    data: { message: 'Не найдено', categories },
  });
});

test('an answer of another kind is a fault of ours, named as such', async () => {
  const api = client();
  send.mockResolvedValue(json({ seo: {}, content: [], pagedata: { kind: 'content' } }));
  await expect(api.page('category', pageRequest('/catalog/barriers/'))).rejects.toThrow(
    'The API answered /catalog/barriers/ with a page of kind content; the route expects category',
  );
});
