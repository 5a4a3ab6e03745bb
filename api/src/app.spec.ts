import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '@site/contracts/endpoints';
import { Problem } from '@site/contracts/problem';
import { encodeRequestKey, REQUEST_KEY_MAX_AGE } from '@site/contracts/request-key';
import { shopFormAddress } from '@site/contracts/shop-forms';
import { SiteData } from '@site/contracts/site-data';
import { UserData } from '@site/contracts/user-data';
import { sql } from 'drizzle-orm';
import { logInAsStaff } from '../test/staff-calls.ts';
import { sessionOf, startTestApp, type TestResponse, type TestApp } from '../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('request key', () => {
  const now = new Date('2026-11-21T09:00:00Z').getTime();
  test.each([
    ['absent', null],
    ['of another site', encodeRequestKey('another-key', now)],
    ['stale', encodeRequestKey('test-public-key', now - REQUEST_KEY_MAX_AGE - 1)],
    ['unreadable', '%%%'],
  ])('rejects a key that is %s without giving the reason', async (_case, key) => {
    const response = await api.get('/api/fetch/sitedata/', { key });
    expect(response.statusCode).toBe(403);
    expect(Problem.parse(response.json()).code).toBe('request_key');
  });

  test('is required for every URL under /api, including unknown ones', async () => {
    for (const url of ['/api/', '/api/catalog/', '/api/nowhere/', '/api/account/main/']) {
      expect((await api.get(url, { key: null })).statusCode).toBe(403);
    }
  });
});

describe('site data', () => {
  test('is complete and cacheable, and returns 304 on revalidation', async () => {
    const first = await api.get('/api/fetch/sitedata/');
    const data = SiteData.parse(first.json());
    // Top categories only; the menu loads the whole tree. Every page carries these 17 KB, compressed.
    expect(data.categories).toHaveLength(17);
    expect(first.bytes.length).toBeLessThan(17 * 1024);
    expect(data.host).toBe('https://site.test');
    // Third-party services are off by default.
    expect(data.settings).not.toHaveProperty('analytics_counter');
    expect(data.settings).not.toHaveProperty('maps_key');
    expect(first.headers['cache-control']).toBe('public, max-age=5');
    const again = await api.get('/api/fetch/sitedata/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('follows a changed setting within five seconds', async () => {
    const maintenance = async () => (await api.get('/api/fetch/sitedata/')).json().settings.maintenance;
    await api.db.execute(sql`update site_values set value = 'true' where key = 'maintenance'`);
    api.wait(5_001);
    expect(await maintenance()).toBe(true);
    await api.db.execute(sql`update site_values set value = 'false' where key = 'maintenance'`);
    api.wait(5_001);
    expect(await maintenance()).toBe(false);
  });
});

describe('during maintenance', () => {
  beforeAll(() => api.manage('PUT', '/settings/', { maintenance: true }));
  afterAll(() => api.manage('PUT', '/settings/', { maintenance: false }));

  test.each<[string, () => Promise<TestResponse>]>([
    ['an order', () => api.post('/api/order/', {})],
    ['a file for an order', () => api.post('/api/order/files/', new FormData())],
    ['a form', () => api.post('/api/forms/feedback/', { name: 'Анна' })],
    ['a change of the cart', () => api.put('/api/cart/items/1/', { qty: 1 })],
    ['a registration', () => api.post('/api/account/user/registrate', { phone: '+79000000001' })],
    ['the data of a page', () => api.get('/api/catalog/')],
  ])('%s gets 503 `maintenance`, whether it is well-formed or not', async (_case, send) => {
    const answer = await send();
    expect([answer.statusCode, Problem.parse(answer.json()).code]).toEqual([503, 'maintenance']);
    expect(answer.headers['retry-after']).toBe('600');
    expect(sessionOf(answer)).toBeUndefined();
  });

  test('rejects a form sent without scripts', async () => {
    const answer = await api.postBytes(shopFormAddress('cart', '7'), 'qty=1', {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.statusCode).toBe(503);
  });

  test('serves the data of the maintenance page, the back office and the health check', async () => {
    expect((await api.get('/api/fetch/sitedata/')).json().settings.maintenance).toBe(true);
    expect((await api.get('/api/fetch/userdata/')).statusCode).toBe(200);
    expect((await api.post('/api/fetch/check-redirect/', { url: '/catalog/' })).statusCode).toBe(200);
    expect((await api.manage('GET', '/orders/')).statusCode).toBe(200);
    expect((await api.get('/healthz')).statusCode).toBe(200);
  });

  test('lets the staff log in, read the back office and end the maintenance there', async () => {
    const session = await logInAsStaff(api);
    expect((await api.get('/api/account/staff/', { session })).json().pagedata).toMatchObject({ access: 'open' });
    for (const path of ['menus/', 'settings/site/', 'people/'])
      expect((await api.get(`/api/account/staff/${path}`, { session })).statusCode).toBe(200);
    const calls = [{ url: '/api/account/staff/' }, { url: '/api/catalog/' }];
    const results = (await api.post('/api/batch/', { calls }, { session })).json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 503]);
    expect((await api.put('/api/manage/settings/', { maintenance: false }, { session })).statusCode).toBe(200);
    expect((await api.get('/api/catalog/')).statusCode).toBe(200);
  });
});

describe('guest', () => {
  test('gets empty user data without caching and without a session', async () => {
    const response = await api.get('/api/fetch/userdata/');
    expect(UserData.parse(response.json())).toMatchObject({ authed: false, personal: null, cart_qty: 0 });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(sessionOf(response)).toBeUndefined();
  });

  test.each(['x', 'a'.repeat(43), '../../etc', 'A'.repeat(5000)])(
    'is served despite a corrupt session id %#',
    async (session) => {
      expect((await api.get('/api/fetch/userdata/', { session })).statusCode).toBe(200);
    },
  );
});

describe('protected calls', () => {
  const isOpen = (path: string) => /^\/account\/(user\/|verify-email|staff\/first)/.test(path);
  const isProtected = (path: string) =>
    (path.startsWith('/account/') && !isOpen(path)) ||
    /^\/(order\/\{|academy\/(registrations|enrolments|online|calendar\/.*(registrations|file$)))/.test(path);

  test.each(Object.keys(endpoints).filter((name) => isProtected(name.split(' ')[1]!)))(
    '%s returns 401 to a guest before it validates the request',
    async (name) => {
      const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      const url = `/api${path.replace(/{\w+}/g, 'x')}`;
      const answer =
        method === 'POST' || method === 'PUT'
          ? await api[method === 'POST' ? 'post' : 'put'](url, { unexpected: true })
          : await api[method === 'GET' ? 'get' : 'delete'](url);
      expect([answer.statusCode, Problem.parse(answer.json()).code]).toEqual([401, 'unauthorized']);
    },
  );

  test.each(['/api/account/', '/api/account/nowhere/', '/api/account/profile/nowhere/', '/api/order/x/'])(
    '%s is no 404 for a guest',
    async (url) => {
      expect((await api.get(url)).statusCode).toBe(401);
    },
  );

  test.each(['/api/account/user/check-phone', '/api/account/verify-email/', '/api/account/staff/first/'])(
    '%s is open to guests',
    async (url) => {
      expect((await api.post(url, {})).statusCode).toBe(400);
    },
  );
});

describe('redirects', () => {
  const redirectOf = async (url: string) => (await api.post('/api/fetch/check-redirect/', { url })).json().url;

  test.each([
    ['/contacts/', '/about/contacts/'],
    ['/Contacts', '/about/contacts/'],
    ['/CATALOG/Shlagbaumy//', '/catalog/barriers/'],
    ['/catalog/%D0%BF%D0%B0%D1%80%D0%BA%D0%BE%D0%B2%D0%BA%D0%B8/', '/catalog/parking-systems/'],
    ['/product/001sl80-24/', '/product/privod-sl-80/'],
    ['/video/', 'https://rutube.ru/channel/kamerton_example/'],
  ])('%s redirects to %s', async (from, to) => {
    expect(await redirectOf(from)).toBe(to);
  });

  test('keep the query inside the site and drop it for external targets', async () => {
    expect(await redirectOf('/contacts/?utm=1')).toBe('/about/contacts?utm=1');
    expect(await redirectOf('/video/?token=1')).toBe('https://rutube.ru/channel/kamerton_example/');
  });

  test('are resolved without loading the session', async () => {
    const session = sessionOf(await api.put('/api/cart/items/3/', { qty: 1 }));
    const days = 2 * 24 * 60 * 60_000;
    api.wait(days);
    // Loading a session older than a day extends it and sends its cookie again.
    expect(sessionOf(await api.post('/api/fetch/check-redirect/', { url: '/contacts/' }, { session }))).toBeUndefined();
    expect(sessionOf(await api.get('/api/fetch/userdata/', { session }))).toBe(session);
    api.wait(-days);
  });

  test.each(['/catalog/', '//evil.test/', '/%E0%A4%A/', 'https://evil.test/', ''])(
    '%s does not redirect',
    async (url) => {
      expect(await redirectOf(url)).toBeUndefined();
    },
  );
});

describe('errors', () => {
  test('include categories in every 404', async () => {
    for (const url of ['/api/nowhere/', '/api/product/nothing/', '/api/catalog/nothing/', '/api/a/b/c/d/']) {
      const response = await api.get(url);
      expect(response.statusCode).toBe(404);
      const problem = Problem.parse(response.json());
      expect(problem.data?.categories).toHaveLength(17);
    }
  });

  test('name the invalid field of a body', async () => {
    const response = await api.post('/api/account/user/login', { phone: '123' });
    expect(response.statusCode).toBe(400);
    expect(Problem.parse(response.json()).fields).toHaveProperty('phone');
  });

  test('reveal no internals of an unexpected failure', async () => {
    await api.db.execute(sql`alter table publications rename to publications_away`);
    const response = await api.get('/api/news/');
    await api.db.execute(sql`alter table publications_away rename to publications`);
    expect(response.statusCode).toBe(500);
    expect(Problem.parse(response.json()).code).toBe('internal');
    expect(response.body).not.toMatch(/publications|select|relation/i);
  });
});

test('reports health without a request key', async () => {
  const response = await api.get('/healthz', { key: null });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
});
