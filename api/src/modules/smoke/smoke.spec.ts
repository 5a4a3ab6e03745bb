import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMOKE_DEVELOPMENT_KEY, smokeRoles, type SmokeSessions } from '@site/contracts/smoke';
import { sql } from 'drizzle-orm';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const headers = { authorization: `Bearer ${SMOKE_DEVELOPMENT_KEY}` };
const begin = async (): Promise<SmokeSessions> =>
  (await api.post('/api/smoke/sessions/', {}, { key: null, headers })).json();
const end = (ids: string[]) => api.post('/api/smoke/sessions/end/', { ids }, { key: null, headers });
const roleOf = async (session: string) => {
  const { personal } = (await api.get('/api/fetch/userdata/', { session })).json();
  return personal?.came_user ? 'came_user' : personal?.role;
};

test('requires its own key', async () => {
  for (const authorization of ['', 'Bearer wrong', 'Bearer test-key-of-the-back-office-32-characters'])
    expect((await api.post('/api/smoke/sessions/', {}, { key: null, headers: { authorization } })).statusCode).toBe(
      401,
    );
});

test('accepts no key in production unless one is set', async () => {
  const production = await startTestApp({ NODE_ENV: 'production' }, { database: api.database });
  expect((await production.post('/api/smoke/sessions/', {}, { key: null, headers })).statusCode).toBe(401);
  await production.close();
});

test('starts a session of each role, which ends', async () => {
  const { sessions } = await begin();
  expect([...new Set(sessions.map(({ role }) => role))]).toEqual(smokeRoles);
  for (const { role, id } of sessions) expect(await roleOf(id)).toBe(role);
  await end(sessions.map(({ id }) => id));
  for (const { id } of sessions) expect(await roleOf(id)).toBeUndefined();
});

test('ends no session of a visitor', async () => {
  const session = await logIn(api, '+79000000001');
  await end([session]);
  expect(await roleOf(session)).toBe('customer');
});

test('lets a session expire after ten minutes, however often it is used', async () => {
  const [session] = (await begin()).sessions;
  api.wait(9 * 60_000);
  expect(await roleOf(session!.id)).toBe('customer');
  api.wait(2 * 60_000);
  expect(await roleOf(session!.id)).toBeUndefined();
});

test('is not listed among the devices of the user', async () => {
  const own = await logIn(api, '+79000000001');
  const devices = async () =>
    (await api.get('/api/account/personal/', { session: own })).json().pagedata.sessions.length;
  const before = await devices();
  await begin();
  expect(await devices()).toBe(before);
});

test.each([
  ['PUT', '/api/cart/items/1/', { qty: 1 }],
  ['DELETE', '/api/cart/', undefined],
  ['POST', '/api/account/user/logout', {}],
  ['POST', '/shop/cart/1/', { qty: 1 }],
] as const)('may not %s %s', async (method, url, body) => {
  const session = (await begin()).sessions.at(-1)!.id;
  const origin = { 'sec-fetch-site': 'same-origin' };
  const call = { session, headers: origin };
  const response = await (method === 'PUT'
    ? api.put(url, body, call)
    : method === 'DELETE'
      ? api.delete(url, call)
      : api.post(url, body, call));
  expect([response.statusCode, response.body]).toEqual([403, expect.stringMatching(/read_only|только для/)]);
});

test('may not change anything in a batch either', async () => {
  const session = (await begin()).sessions.at(-1)!.id;
  const calls = [{ url: '/api/fetch/userdata/' }, { url: '/api/account/user/logout', body: {} }];
  const [read, change] = (await api.post('/api/batch/', { calls }, { session })).json();
  expect([read.status, change.status]).toEqual([200, 403]);
});

/** The content of every table but those of sessions and rate limits. */
async function contents(): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    api.db.execute(sql`
      select tablename as name from pg_tables
      where schemaname = 'public' and tablename not in ('sessions', 'request_limits') order by 1`),
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ hash: string }>(
      api.db.execute(
        sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.identifier(name)} t`,
      ),
    );
    hashes[name] = row!.hash;
  }
  return hashes;
}

test('opens every page of each role without changing the database', async () => {
  const { sessions, addresses } = await begin();
  const before = await contents();
  const own = [
    'main',
    'personal',
    'orders',
    'orders-history',
    'kp',
    'academy',
    'media',
    'policy',
    'partner-certificate',
  ]
    .map((page) => `/account/${page}/`)
    .concat('/cart/', '/wishlist/', '/compare/', '/catalog/', '/')
    .concat(['', 'edit/', 'branches/', 'branches/add/'].map((page) => `/account/profile/main-office/${page}`))
    .concat(
      ['projects', 'expanded-services', 'self-products', 'help', 'employees', 'certificates'].map(
        (page) => `/account/profile/${page}/`,
      ),
    );
  const failed: string[] = [];
  for (const { role, id } of sessions)
    for (const path of own) {
      const { statusCode } = await api.get(`/api${path}`, { session: id });
      if (![200, 403, 404].includes(statusCode)) failed.push(`${role} ${path} ${statusCode}`);
    }
  for (const { path, session } of addresses) {
    const { statusCode } = await api.get(`/api${path}`, { session });
    if (statusCode !== 200) failed.push(`${path} ${statusCode}`);
  }
  expect(failed).toEqual([]);
  const folders = new Set(addresses.map(({ path }) => /^\/(?:order|[^/]+\/[^/]+)/.exec(path)?.[0]));
  for (const folder of ['/order', '/account/kp', '/account/profile', '/preview/page', '/preview/faq'])
    expect(folders).toContain(folder);
  expect(await contents()).toEqual(before);
});
