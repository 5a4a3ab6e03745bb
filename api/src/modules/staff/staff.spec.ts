import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteDay } from '@site/kernel/dates';
import { sql } from 'drizzle-orm';
import { ADMINISTRATOR, logInAsStaff, setStaffRoles } from '../../../test/staff-calls.ts';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

const NEW = '+79000000001';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const roles = (...list: string[]) => ({ roles: list });
const isStaff = async (session: string) =>
  (await api.get('/api/fetch/userdata/', { session })).json().personal.staff === true;
const withKey = (method: string, path: string, key: string, body?: object) =>
  api.manage(method, path, body, { authorization: `Bearer ${key}` });
const keyNamed = async (name: string) =>
  (await api.manage('GET', '/keys/')).json().items.find((key: { name: string }) => key.name === name);
const addKey = async (body: object) => (await api.manage('POST', '/keys/', body)).json();

test('gives, changes and takes roles, at once in every session, and records who did', async () => {
  const session = await logIn(api, NEW);
  const administrator = await logInAsStaff(api);
  expect(await isStaff(session)).toBe(false);
  const added = await api.post(
    '/api/manage/staff/',
    { phone: '8 900 000-00-01', ...roles('sales') },
    { session: administrator },
  );
  expect(added.json().items).toContainEqual(
    expect.objectContaining({ phone: NEW, name: 'Покупалов Пётр', roles: ['sales'], second_factor: 'none' }),
  );
  expect(added.json().items).toContainEqual(expect.objectContaining({ phone: ADMINISTRATOR, is_self: true }));
  expect(await isStaff(session)).toBe(true);
  const one = `/staff/${encodeURIComponent(NEW)}/`;
  expect((await api.manage('POST', '/staff/', { phone: NEW, ...roles('content') })).json().code).toBe('staff_exists');
  await api.manage('PUT', one, roles('content', 'academy'));
  await api.manage('POST', `${one}remove/`);
  expect(await isStaff(session)).toBe(false);
  expect((await api.manage('POST', `${one}remove/`)).statusCode).toBe(404);
  const { items } = (await api.manage('GET', '/decisions/?noun=staff')).json();
  expect(items).toMatchObject([
    { author: 'Заказова Зоя', subject: NEW, action: 'remove' },
    { author: 'Заказова Зоя', action: 'change', text: 'content, academy' },
    { author: 'Заводской Захар', action: 'add', text: 'sales' },
  ]);
});

test('takes no members of companies, unknown numbers, unknown roles, or the administrator’s own roles', async () => {
  const refusal = async (body: object) => (await api.manage('POST', '/staff/', body)).json();
  expect(await refusal({ phone: '+79000000005', ...roles('sales') })).toMatchObject({ code: 'staff_company' });
  expect(await refusal({ phone: '+79005554433', ...roles('sales') })).toMatchObject({
    code: 'no_user',
    fields: { phone: expect.any(String) },
  });
  expect(await refusal({ phone: NEW, ...roles() })).toMatchObject({ fields: { roles: 'Выберите хотя бы одну роль' } });
  expect(await refusal({ phone: NEW, ...roles('owner') })).toMatchObject({ code: 'validation' });
  const session = await logInAsStaff(api);
  const self = `/api/manage/staff/${encodeURIComponent(ADMINISTRATOR)}/`;
  expect((await api.put(self, roles('sales'), { session })).json().code).toBe('staff_self');
  expect((await api.post(`${self}remove/`, {}, { session })).json().code).toBe('staff_self');
});

test('lets a key use its areas, in its own name', async () => {
  const { key, items } = await addKey({ name: 'Учёт', areas: ['settings', 'jobs'] });
  expect(items[0]).toMatchObject({ name: 'Учёт', state: 'active', last_used_at: null, created_by: 'Заказова Зоя' });
  expect((await withKey('PUT', '/settings/', key, { ordering: true })).statusCode).toBe(200);
  const refused = await withKey('GET', '/orders/', key);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'staff_area']);
  for (const path of ['/staff/', '/keys/']) expect((await withKey('GET', path, key)).statusCode).toBe(403);
  expect((await withKey('POST', '/second-factor/', key, {})).statusCode).toBe(403);
  // The header of the settings' key does not change the author.
  const { items: made } = (await api.manage('GET', '/decisions/?noun=settings')).json();
  expect(made[0]).toMatchObject({ author: 'Учёт' });
  expect((await api.manage('GET', '/keys/')).json().items[0].last_used_at).toBe(api.now().toISOString());
  const stored = await api.db.execute(sql`select * from manage_keys`);
  expect(JSON.stringify(stored)).not.toContain(key);
});

test('ends a key after its last day in Moscow, or when it is revoked', async () => {
  const { key } = await addKey({ name: 'Интегратор', areas: ['goods'], until: null });
  const { id } = await keyNamed('Интегратор');
  expect((await withKey('GET', '/products/', key)).statusCode).toBe(200);
  expect((await api.manage('POST', '/keys/', { name: 'интегратор', areas: ['goods'] })).json().code).toBe('key_name');
  expect(
    (await api.manage('POST', '/keys/', { name: 'Старый', areas: ['goods'], until: '2020-01-01' })).json(),
  ).toMatchObject({
    fields: { until: 'Этот день уже прошёл' },
  });
  expect((await api.manage('POST', '/keys/', { name: 'Всё', areas: ['staff'] })).statusCode).toBe(400);
  expect((await api.manage('POST', `/keys/${id}/revoke/`)).statusCode).toBe(200);
  expect((await keyNamed('Интегратор')).state).toBe('revoked');
  expect((await withKey('GET', '/products/', key)).json().code).toBe('manage_key');
  expect((await api.manage('POST', `/keys/${id}/revoke/`)).statusCode).toBe(404);

  const ending = await addKey({ name: 'На день', areas: ['goods'], until: siteDay(api.now()) });
  expect((await withKey('GET', '/products/', ending.key)).statusCode).toBe(200);
  api.wait(24 * 60 * 60_000);
  expect((await withKey('GET', '/products/', ending.key)).json().code).toBe('manage_key');
  expect(await keyNamed('На день')).toMatchObject({ state: 'ended' });
});

test('shows staff what waits in their areas, with the age of the oldest', async () => {
  const page = async (path: string, session: string) => {
    const answer = await api.get(`/api/account/staff/${path}`, { session });
    return { ...answer.json(), statusCode: answer.statusCode, headers: answer.headers };
  };
  const session = await logInAsStaff(api);
  const all = await page('', session);
  expect(all.seo.robots).toBe('noindex, nofollow');
  expect(all.headers['cache-control']).toBe('no-store');
  expect(all.pagedata).toMatchObject({ kind: 'staff', access: 'open', roles: ['administrator'] });
  const lists = { applications: '/applications/?state=pending', tickets: '/tickets/', proposals: '/proposals/' };
  for (const [noun, path] of Object.entries(lists)) {
    const { total } = (await api.manage('GET', path)).json();
    const found = all.pagedata.queue.find((one: { noun: string }) => one.noun === noun);
    expect([noun, found?.count ?? 0]).toEqual([noun, total]);
  }
  api.wait(60 * 60_000);
  const later = (await page('', session)).pagedata.queue;
  expect(later[0].oldest_minutes).toBe(all.pagedata.queue[0].oldest_minutes + 60);
  expect((await page('people/', session)).pagedata.members).toContainEqual(
    expect.objectContaining({ phone: ADMINISTRATOR, is_self: true }),
  );

  await setStaffRoles(api, ADMINISTRATOR, ['academy']);
  const own = (await page('', session)).pagedata.queue.map(({ noun }: { noun: string }) => noun);
  expect(own.filter((noun: string) => noun !== 'registrations')).toEqual([]);
  expect((await page('people/', session)).statusCode).toBe(404);
  await setStaffRoles(api, ADMINISTRATOR, ['administrator']);
  api.wait(12 * 60 * 60_000);
  expect((await page('', session)).pagedata).toMatchObject({ access: 'set', queue: [] });
  expect((await page('people/', session)).pagedata).toMatchObject({ access: 'set', members: [], keys: [] });
  const buyer = await logIn(api, NEW);
  for (const path of ['', 'people/']) expect((await page(path, buyer)).statusCode).toBe(404);
});

test('makes a person with the key of the settings the first administrator, while there is none', async () => {
  const page = (session?: string) => api.get('/api/account/staff/first/', { session });
  const first = (key: string, phone: string) =>
    api.post('/api/account/staff/first/', { key, phone, surname: 'Первая', name: 'Вера' });
  const key = api.manageHeaders.authorization.slice('Bearer '.length);
  const buyer = await logIn(api, NEW);
  expect((await page(buyer)).statusCode).toBe(404);
  expect((await page()).json()).toMatchObject({ pagedata: { isOpen: false } });
  for (const one of [key, 'guess']) expect((await first(one, '+79160000001')).statusCode).toBe(404);

  await api.db.execute(sql`update users set is_blocked = true where 'administrator' = any(staff_roles)`);
  const opened = await page(buyer);
  expect(opened.json()).toMatchObject({ pagedata: { isOpen: true }, seo: { robots: 'noindex, nofollow' } });
  expect(opened.headers['cache-control']).toBe('no-store');
  expect((await first(key, '+79000000005')).json().code).toBe('staff_company');
  expect((await first('guess', NEW)).json()).toMatchObject({ code: 'staff_key', fields: { key: expect.any(String) } });
  for (let guess = 0; guess < 20; guess += 1) await first('guess', NEW);
  expect((await first('guess', NEW)).statusCode).toBe(429);
  const both = await Promise.all([first(key, '+79160000001'), first(key, '+79160000002')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  const { items } = (await api.manage('GET', '/decisions/?noun=staff')).json();
  expect(items[0]).toMatchObject({ author: 'Первая Вера', action: 'first-administrator' });
  expect((await page(buyer)).statusCode).toBe(404);
});
