import { checkRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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

test('sends a fresh request key and the visitor’s session with a call', async () => {
  const api = client({ sessionid: 'abc' });
  send.mockResolvedValue(json({ status: 'ok' }));
  expect(await api.call('POST /account/user/login', { body: { phone: '+79161234567' } })).toEqual({
    ok: true,
    value: { status: 'ok' },
  });
  expect(sent()).toMatchObject({
    url: 'https://api.test/api/account/user/login',
    method: 'POST',
    body: '{"phone":"+79161234567"}',
  });
  expect(sent().headers).toMatchObject({ sessionid: 'abc', 'content-type': 'application/json' });
  expect(checkRequestKey(sent().headers[REQUEST_KEY_HEADER], KEY, Date.now())).toBe('ok');
});

test('sends a form as multipart data, and leaves the content type to the browser', async () => {
  const api = client();
  send.mockResolvedValue(json({ status: 'ok' }));
  const form = {
    name: 'Анна',
    surname: 'Ёлкина',
    patronymic: '',
    email: 'anna@example.ru',
    city: 'Тула',
    position: '',
  };
  await api.call('POST /account/personal', { form });
  const { body, headers } = sent();
  expect(Object.fromEntries(body as FormData)).toEqual(form);
  expect(headers).not.toHaveProperty('content-type');
});

test('sends no content type for a call without a body', async () => {
  const api = client();
  send.mockResolvedValue(json({}));
  await api.userData();
  expect(sent().body).toBeUndefined();
  expect(sent().headers).not.toHaveProperty('content-type');
});

test('keeps the status and the problem of an API error', async () => {
  const api = client();
  const problem = { status: 'error', code: 'inn', message: 'ИНН', fields: { inn: 'Поле обязательное' } };
  send.mockResolvedValue(json(problem, 422));
  expect(await api.call('POST /account/user/logout')).toEqual({ ok: false, status: 422, problem });
});

describe('with a wrong clock', () => {
  const SERVER = Date.UTC(2031, 0, 1, 12);
  const server = (request?: RequestInit) => {
    const key = (request?.headers as Record<string, string>)[REQUEST_KEY_HEADER];
    const headers = { date: new Date(SERVER).toUTCString() };
    if (checkRequestKey(key, KEY, SERVER) === 'ok') return new Response('{"status":"ok"}', { headers });
    const problem = { status: 'error', code: 'request_key', message: 'Запрос отклонён' };
    return new Response(JSON.stringify(problem), { status: 403, headers });
  };

  test('corrects the time after the first rejection, and every call succeeds', async () => {
    const api = client();
    send.mockImplementation(async (_url, init) => server(init));
    expect(await api.call('POST /account/user/logout')).toEqual({ ok: true, value: { status: 'ok' } });
    expect(send).toHaveBeenCalledTimes(2);
    expect(await api.call('POST /account/user/logout')).toMatchObject({ ok: true });
    expect(send).toHaveBeenCalledTimes(3);
    expect(checkRequestKey(api.requestHeaders()[REQUEST_KEY_HEADER], KEY, SERVER)).toBe('ok');
  });

  test('fails after one retry when the time was not the reason', async () => {
    const api = client();
    send.mockImplementation(async () => server({ headers: {} }));
    expect(await api.call('POST /account/user/logout')).toMatchObject({ ok: false, status: 403 });
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('retries a call once when a login replaced its session', async () => {
  const api = client();
  const replaced = () => json({ status: 'error', code: 'session_replaced', message: 'Повторите действие' }, 409);
  send.mockResolvedValueOnce(replaced()).mockResolvedValueOnce(json({ status: 'ok' }));
  expect(await api.call('PUT /cart/items/{product_id}/', { params: { product_id: 1 }, body: { qty: 2 } })).toEqual({
    ok: true,
    value: { status: 'ok' },
  });
  expect(send.mock.calls.map(([url, init]) => [url, init?.body])).toEqual(
    Array(2).fill(['https://api.test/api/cart/items/1/', '{"qty":2}']),
  );

  send.mockReset().mockImplementation(async () => replaced());
  expect(
    await api.call('PUT /cart/items/{product_id}/', { params: { product_id: 1 }, body: { qty: 2 } }),
  ).toMatchObject({ ok: false, status: 409 });
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['a proxy page', () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }), 502],
  ['foreign JSON', () => json({ error: 'Nope' }, 500), 500],
  ['a truncated success', () => new Response('{"seo":', { status: 200, statusText: 'OK' }), 502],
])('maps %s to the general message', async (_what, answer, status) => {
  const api = client();
  send.mockResolvedValue(answer());
  expect(await api.call('GET /fetch/sitedata/')).toEqual({
    ok: false,
    status,
    problem: {
      status: 'error',
      code: 'unknown',
      message: 'Похоже, что-то пошло не так. Приносим свои извинения за сложившуюся ситуацию.',
    },
  });
});

test('reports a lost connection as a problem instead of throwing', async () => {
  const api = client();
  send.mockRejectedValue(new TypeError('fetch failed'));
  expect(await api.checkRedirect('/about')).toMatchObject({ ok: false, status: 503, problem: { code: 'network' } });
});

describe('with a connection that delivers nothing', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const aborted = (signal?: AbortSignal | null) =>
    new Promise<never>((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));

  test.each([
    ['response', () => send.mockImplementation((_url, init) => aborted(init?.signal))],
    [
      'rest of a response',
      () =>
        send.mockImplementation(async (_url, init) => {
          const response = json({});
          response.json = () => aborted(init?.signal);
          return response;
        }),
    ],
  ])('reports a lost connection when the %s does not arrive before the deadline', async (_what, hang) => {
    const api = client();
    hang();
    const call = api.call('PUT /cart/items/{product_id}/', { params: { product_id: 1 }, body: { qty: 2 } });
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await call).toMatchObject({ ok: false, status: 503, problem: { code: 'network' } });
    expect(send).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('ends an aborted navigation with an AbortError, not an error page', async () => {
  const api = client();
  const abort = new AbortController();
  send.mockImplementation(async (_url, init) => {
    abort.abort();
    throw init?.signal?.reason;
  });
  await expect(api.page('category', pageRequest('/catalog/barriers/', abort.signal))).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('requests a page by its canonical path and keeps the query', async () => {
  const api = client();
  const answer = { seo: {}, content: [], pagedata: { kind: 'category' } };
  send.mockResolvedValue(json(answer));
  expect(await api.page('category', pageRequest('/catalog/barriers?series=br'))).toEqual(answer);
  expect(sent().url).toBe('https://api.test/api/catalog/barriers/?series=br');
});

test('throws the error page with the suggestions of the API for a missing page', async () => {
  const api = client();
  const categories = [{ url: 'barriers', name: 'Шлагбаумы' }];
  send.mockResolvedValue(
    json({ status: 'error', code: 'not found', message: 'Не найдено', data: { categories } }, 404),
  );
  await expect(api.page('product', pageRequest('/product/none/'))).rejects.toMatchObject({
    init: { status: 404 },
    data: { message: 'Не найдено', categories },
  });
});

test('throws a descriptive error for a page of another kind', async () => {
  const api = client();
  send.mockResolvedValue(json({ seo: {}, content: [], pagedata: { kind: 'content' } }));
  await expect(api.page('category', pageRequest('/catalog/barriers/'))).rejects.toThrow(
    'The API returned a page of kind content for /catalog/barriers/; the route expects category',
  );
});

test('types calls and responses by their endpoint', async () => {
  const api = client();
  send.mockImplementation(async () => json({ status: 'ok', share_url: null }));
  const shared = await api.call('POST /wishlist/share/');
  const url: string | null | false = shared.ok && shared.value.share_url;
  expect(url).toBeNull();

  const wrong = async (): Promise<unknown[]> => [
    // @ts-expect-error No such endpoint.
    await api.call('GET /carts/'),
    // @ts-expect-error Method and path are one string.
    await api.call('POST', '/wishlist/share/'),
    // @ts-expect-error The parameter and the body are missing.
    await api.call('PUT /cart/items/{product_id}/'),
    // @ts-expect-error The body is missing.
    await api.call('PUT /cart/items/{product_id}/', { params: { product_id: 1 } }),
    // @ts-expect-error The quantity is a number.
    await api.call('PUT /cart/items/{product_id}/', { params: { product_id: 1 }, body: { qty: '2' } }),
    // @ts-expect-error This endpoint takes no body.
    await api.call('DELETE /cart/', { body: {} }),
    // @ts-expect-error The query is missing.
    await api.call('GET /product/cards/'),
    // @ts-expect-error Files are links, not calls.
    await api.call('GET /cart/cart.pdf'),
    // @ts-expect-error Forms with files are uploaded separately.
    await api.call('POST /order/files/'),
    // @ts-expect-error This response has no such field.
    (await api.call('DELETE /cart/')).value.share_url,
    // @ts-expect-error Callers cannot choose the response type.
    await api.call<{ anything: true }>('DELETE /cart/'),
  ];
  expect(wrong).toBeInstanceOf(Function);
});

test('calls onUnauthorized on a 401 only', async () => {
  const onUnauthorized = jest.fn();
  send.mockReset();
  const api = createApiClient({ origin: 'https://api.test', publicKey: KEY, onUnauthorized, send });
  send.mockImplementation(async () => json({ status: 'error', code: 'no_access', message: 'Нельзя' }, 403));
  await api.call('GET /fetch/userdata/');
  expect(onUnauthorized).not.toHaveBeenCalled();
  send.mockImplementation(async () =>
    json({ status: 'error', code: 'unauthorized', message: 'Вы не авторизованы' }, 401),
  );
  expect(await api.call('GET /fetch/userdata/')).toMatchObject({ ok: false, status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('calls onMaintenance for a closed site, not for a fault, and throws the maintenance page', async () => {
  const onMaintenance = jest.fn();
  send.mockReset();
  const api = createApiClient({ origin: 'https://api.test', publicKey: KEY, onMaintenance, send });
  send.mockImplementation(async () => json({ status: 'error', code: 'unavailable', message: 'Позже' }, 503));
  await expect(api.siteData()).rejects.toMatchObject({ data: { message: 'Позже' } });
  expect(onMaintenance).not.toHaveBeenCalled();

  send.mockImplementation(async () => json({ status: 'error', code: 'maintenance', message: 'Скоро вернёмся' }, 503));
  await expect(api.page('category', pageRequest('/catalog/barriers/'))).rejects.toMatchObject({
    init: { status: 503 },
    data: { message: 'Скоро вернёмся', maintenance: true },
  });
  expect(onMaintenance).toHaveBeenCalledTimes(1);
});
