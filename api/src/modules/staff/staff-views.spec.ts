import type { StaffRole } from '@site/contracts/staff-rights';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMINISTRATOR, logInAsStaff, setStaffRoles } from '../../../test/staff-calls.ts';
import { logIn, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { users } from '../../tables/user-tables.ts';
import { codeAt } from './totp.ts';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await startTestApp();
  session = await logInAsStaff(api);
});
afterAll(() => api.close());

const save = (view: object, by = session) => api.post('/api/manage/views/', view, { session: by });
const remove = (id: string, by = session) => api.post(`/api/manage/views/${id}/remove/`, {}, { session: by });
/** Makes a user an employee, and enrols the second factor. */
async function enrol(phone: string, roles: StaffRole[]): Promise<string> {
  await api.db.update(users).set({ came_user: true }).where(eq(users.phone, phone));
  await setStaffRoles(api, phone, roles);
  const entered = await logIn(api, phone);
  const { secret } = (await api.post('/api/manage/second-factor/', {}, { session: entered })).json();
  const code = codeAt(secret, api.now());
  return sessionOf(await api.post('/api/manage/second-factor/confirm/', { code }, { session: entered }))!;
}
const shown = async (section: string) =>
  (await api.get(`/api/account/staff/${section}/`, { session })).json().pagedata.views;

test('saves views of a list for the person, shows them with the list by name, and removes them', async () => {
  const query = '?sort=-price&page=7&search=%D0%BF%D1%80%D0%B8%D0%B2%D0%BE%D0%B4&shown=';
  expect((await save({ section: 'products', name: ' Приводы ', query })).json().items).toHaveLength(1);
  await save({ section: 'products', name: 'Дорогие', query: 'sort=-price' });
  await save({ section: 'orders', name: 'Приводы', query: 'search=привод' });
  const [expensive, drives] = await shown('products');
  expect(expensive).toMatchObject({ name: 'Дорогие', query: 'sort=-price' });
  // Without the page and empty parameters, in the order of the names.
  expect(drives).toMatchObject({ name: 'Приводы', query: 'search=%D0%BF%D1%80%D0%B8%D0%B2%D0%BE%D0%B4&sort=-price' });
  expect((await api.get('/api/account/staff/products/1/', { session })).json().pagedata.views).toEqual([]);

  const own = (await api.get('/api/account/personal/data.json', { session, key: null })).json();
  expect(own.staff_views).toHaveLength(3);
  expect((await remove(drives.id)).json().items).toEqual([expensive]);
  expect((await remove(drives.id)).statusCode).toBe(404);
});

test('refuses a second view with a name, an empty or long one, one of no list, and the twenty-first', async () => {
  const refused = async (view: object) => {
    const answer = await save({ section: 'users', name: 'Вид', query: 'sort=name', ...view });
    return [answer.statusCode, ...Object.keys(answer.json().fields ?? {})];
  };
  expect(await refused({})).toEqual([200]);
  expect(await refused({ name: 'ВИД' })).toEqual([400, 'name']);
  expect(await refused({ name: ' ' })).toEqual([400, 'name']);
  expect(await refused({ name: 'я'.repeat(61) })).toEqual([400, 'name']);
  expect(await refused({ query: '?page=2' })).toEqual([400, 'query']);
  expect(await refused({ query: `search=${'a'.repeat(1_000)}` })).toEqual([400, 'query']);
  expect(await refused({ section: 'people' })).toEqual([400, 'section']);
  const more = Array.from({ length: 20 }, (_, n) => refused({ name: `Вид ${n}` }));
  const codes = (await Promise.all(more)).map(([code]) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(19);
  expect(await shown('users')).toHaveLength(20);
});

test('keeps views apart from those of colleagues, keys, and lists without a right', async () => {
  const [view] = (await save({ section: 'events', name: 'Мой', query: 'when=past' })).json().items;
  const key = (await api.manage('POST', '/keys/', { name: 'интегратор', areas: ['academy'] })).json().key;
  const byKey = { key: null, headers: { authorization: `Bearer ${key}` } };
  expect((await api.post(`/api/manage/views/${view.id}/remove/`, {}, byKey)).statusCode).toBe(403);

  const colleague = await enrol('+79000000001', ['academy']);
  expect((await remove(view.id, colleague)).statusCode).toBe(404);
  const other = await save({ section: 'events', name: 'Мой', query: 'when=past' }, colleague);
  expect(other.json().items).toEqual([expect.objectContaining({ name: 'Мой' })]);
  expect((await save({ section: 'orders', name: 'Мой', query: 'sort=total' }, colleague)).json().code).toBe(
    'staff_area',
  );

  api.wait(15 * 60_000);
  const fresh = await logIn(api, ADMINISTRATOR);
  expect((await save({ section: 'events', name: 'Другой', query: 'when=past' }, fresh)).json().code).toBe(
    'second_factor',
  );
  await setStaffRoles(api, ADMINISTRATOR, ['administrator']);
});
