import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '@site/contracts/problem';
import { encodeRequestKey, REQUEST_KEY_MAX_AGE } from '@site/contracts/request-key';
import { shopFormAddress } from '@site/contracts/shop-forms';
import { SiteData } from '@site/contracts/site-data';
import { UserData } from '@site/contracts/user-data';
import { sql } from 'drizzle-orm';
import { sessionOf, startTestApp, type Answer, type TestApp } from '../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('the request key', () => {
  const now = new Date('2026-11-21T09:00:00Z').getTime();
  test.each([
    ['absent', null],
    ['of another site', encodeRequestKey('another-key', now)],
    ['stale', encodeRequestKey('test-public-key', now - REQUEST_KEY_MAX_AGE - 1)],
    ['unreadable', '%%%'],
  ])('a key that is %s is refused without saying why', async (_what, key) => {
    const response = await api.get('/api/fetch/sitedata/', { key });
    expect(response.statusCode).toBe(403);
    expect(Problem.parse(response.json()).code).toBe('request_key');
  });

  test('guards every address below /api, the unknown ones too', async () => {
    for (const url of ['/api/', '/api/catalog/', '/api/nowhere/', '/api/account/main/']) {
      expect((await api.get(url, { key: null })).statusCode).toBe(403);
    }
  });
});

describe('site data', () => {
  test('is complete, cacheable, and not sent twice', async () => {
    const first = await api.get('/api/fetch/sitedata/');
    const data = SiteData.parse(first.json());
    // The tree of the menu is enough for the rest; these 17 KB ride in every page, compressed.
    expect(data.categories).toHaveLength(17);
    expect(first.bytes.length).toBeLessThan(17 * 1024);
    expect(data.host).toBe('https://site.test');
    // Services outside are named where they are configured, and by default none is.
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

describe('while the site is closed', () => {
  beforeAll(() => api.manage('PUT', '/settings/', { maintenance: true }));
  afterAll(() => api.manage('PUT', '/settings/', { maintenance: false }));

  test.each<[string, () => Promise<Answer>]>([
    ['an order', () => api.post('/api/order/', {})],
    ['a file for an order', () => api.post('/api/order/files/', new FormData())],
    ['a form', () => api.post('/api/forms/feedback/', { name: 'Анна' })],
    ['a change of the cart', () => api.put('/api/cart/items/1/', { qty: 1 })],
    ['a login', () => api.post('/api/account/user/login', { phone: '+79000000001' })],
    ['the data of a page', () => api.get('/api/catalog/')],
  ])('%s is answered with the code of it, whether it is well-formed or not', async (_what, ask) => {
    const answer = await ask();
    expect([answer.statusCode, Problem.parse(answer.json()).code]).toEqual([503, 'maintenance']);
    expect(answer.headers['retry-after']).toBe('600');
    expect(sessionOf(answer)).toBeUndefined();
  });

  test('a form without scripts is refused as well', async () => {
    const answer = await api.postBytes(shopFormAddress('cart', '7'), 'qty=1', {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    });
    expect(answer.statusCode).toBe(503);
  });

  test('what the page of the maintenance needs is there, and the back office works on', async () => {
    expect((await api.get('/api/fetch/sitedata/')).json().settings.maintenance).toBe(true);
    expect((await api.get('/api/fetch/userdata/')).statusCode).toBe(200);
    expect((await api.post('/api/fetch/check-redirect/', { url: '/catalog/' })).statusCode).toBe(200);
    expect((await api.manage('GET', '/orders/')).statusCode).toBe(200);
    expect((await api.get('/healthz')).statusCode).toBe(200);
  });
});

describe('a guest', () => {
  test('is nobody, is never cached, and costs no session', async () => {
    const response = await api.get('/api/fetch/userdata/');
    expect(UserData.parse(response.json())).toMatchObject({ authed: false, personal: null, cart_qty: 0 });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(sessionOf(response)).toBeUndefined();
  });

  test.each(['x', 'a'.repeat(43), '../../etc', 'A'.repeat(5000)])(
    'survives a corrupt session id %#',
    async (session) => {
      expect((await api.get('/api/fetch/userdata/', { session })).statusCode).toBe(200);
    },
  );
});

describe('moved addresses', () => {
  const where = async (url: string) => (await api.post('/api/fetch/check-redirect/', { url })).json().url;

  test.each([
    ['/contacts/', '/about/contacts/'],
    ['/Contacts', '/about/contacts/'],
    ['/CATALOG/Shlagbaumy//', '/catalog/barriers/'],
    ['/catalog/%D0%BF%D0%B0%D1%80%D0%BA%D0%BE%D0%B2%D0%BA%D0%B8/', '/catalog/parking-systems/'],
    ['/product/001sl80-24/', '/product/privod-sl-80/'],
    ['/video/', 'https://rutube.ru/channel/kamerton_example/'],
  ])('%s now lives at %s', async (from, to) => {
    expect(await where(from)).toBe(to);
  });

  test('the query goes along inside the site and stays at home outside', async () => {
    expect(await where('/contacts/?utm=1')).toBe('/about/contacts?utm=1');
    expect(await where('/video/?token=1')).toBe('https://rutube.ru/channel/kamerton_example/');
  });

  test('are the same for everybody: whose session it is that asks is not looked up', async () => {
    const session = sessionOf(await api.put('/api/cart/items/3/', { qty: 1 }));
    const days = 2 * 24 * 60 * 60_000;
    api.wait(days);
    // A session that is looked up after a day lives longer, and its cookie is sent anew.
    expect(sessionOf(await api.post('/api/fetch/check-redirect/', { url: '/contacts/' }, { session }))).toBeUndefined();
    expect(sessionOf(await api.get('/api/fetch/userdata/', { session }))).toBe(session);
    api.wait(-days);
  });

  test.each(['/catalog/', '//evil.test/', '/%E0%A4%A/', 'https://evil.test/', ''])('%s has not moved', async (url) => {
    expect(await where(url)).toBeUndefined();
  });
});

describe('errors', () => {
  test('a lost visitor is offered categories', async () => {
    for (const url of ['/api/nowhere/', '/api/product/nothing/', '/api/catalog/nothing/', '/api/a/b/c/d/']) {
      const response = await api.get(url);
      expect(response.statusCode).toBe(404);
      const problem = Problem.parse(response.json());
      expect(problem.data?.categories).toHaveLength(17);
    }
  });

  test('a wrong body says which field', async () => {
    const response = await api.post('/api/account/user/login', { phone: '123' });
    expect(response.statusCode).toBe(400);
    expect(Problem.parse(response.json()).fields).toHaveProperty('phone');
  });

  test('an unexpected failure shows nothing of the inside', async () => {
    await api.db.execute(sql`alter table publications rename to publications_away`);
    const response = await api.get('/api/news/');
    await api.db.execute(sql`alter table publications_away rename to publications`);
    expect(response.statusCode).toBe(500);
    expect(Problem.parse(response.json()).code).toBe('internal');
    expect(response.body).not.toMatch(/publications|select|relation/i);
  });
});

test('health says that the database answers', async () => {
  const response = await api.get('/healthz', { key: null });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
});
