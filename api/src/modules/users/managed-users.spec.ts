import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

const PHONE = '+79000000001';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const find = async (search: string) =>
  (await api.manage('GET', `/users/?search=${encodeURIComponent(search)}`)).json().items;
const decide = (what: string, body?: object) =>
  api.manage('POST', `/users/${encodeURIComponent(PHONE)}/${what}/`, body);
const authed = async (session: string) => (await api.get('/api/fetch/userdata/', { session })).json().authed;

test('finds users by phone, name and company', async () => {
  for (const search of [PHONE, 'Покупалов', 'покупалов пётр', 'demo1@'])
    expect([search, await find(search)]).toEqual([
      search,
      [expect.objectContaining({ phone: PHONE, role: 'customer', came_user: false, company: null })],
    ]);
  expect((await find('Ворота Плюс')).length).toBeGreaterThan(1);
  for (const search of ['%', '\\']) expect(await find(search)).toEqual([]);
  expect((await api.manage('GET', `/users/${encodeURIComponent(PHONE)}/`)).json()).toMatchObject({ orders: 5 });
  for (const unknown of ['x', '00000000-0000-4000-8000-0000000000ff'])
    expect((await api.manage('GET', `/users/${unknown}/`)).statusCode).toBe(404);
});

test('logs a blocked user out everywhere, prevents login, e-mails the reason, and can unblock', async () => {
  const session = await logIn(api, PHONE);
  expect(await authed(session)).toBe(true);
  expect((await decide('block', { text: ' ' })).statusCode).toBe(400);

  expect((await decide('block', { text: 'Чужой номер' })).json()).toMatchObject({
    blocked: true,
    decisions: [{ author: 'Заказова Зоя', action: 'block', text: 'Чужой номер' }],
  });
  expect(await authed(session)).toBe(false);
  expect((await api.post('/api/account/user/login', { phone: PHONE })).json().code).toBe('blocked');
  const emails = (await api.get('/dev/mail/', { key: null })).body;
  expect(emails).toContain('Причина: Чужой номер');
  // The address is unconfirmed, so the greeting has no name.
  expect(emails).toContain('Здравствуйте!');
  const again = await decide('block', { text: 'Ещё раз' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'no_changes']);

  expect((await decide('unblock')).json()).toMatchObject({ blocked: false });
  expect(await authed(session)).toBe(true);
});
