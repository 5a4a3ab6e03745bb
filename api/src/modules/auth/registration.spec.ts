import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RegistrationRequest } from '@site/contracts/auth';
import { UserData } from '@site/contracts/user-data';
import { sql } from 'drizzle-orm';
import { callsOf } from '../../../test/cart-calls.ts';
import { lastCode, logIn, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const user = '/api/account/user';
const MINUTE = 60_000;

let api: TestApp;
let phone: string;
let phones = 0;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
});
afterAll(() => api.close());
// Each test registers a different phone.
beforeEach(() => {
  api.wait(25 * 60 * MINUTE);
  phone = `+799900000${String((phones += 1)).padStart(2, '0')}`;
});

const form = (changes: Partial<Record<keyof RegistrationRequest, unknown>> = {}) => ({
  phone,
  surname: 'Новосёлова-Петрова',
  name: 'Анна Мария',
  patronymic: '',
  email: 'anna@example.ru',
  city: 'Ростов-на-Дону',
  inn: null,
  company: '',
  consent_personal: true,
  consent_marketing: false,
  ...changes,
});
const register = (changes = {}, session: string | null = null) =>
  api.post(`${user}/registrate`, form(changes), { session });
const verify = async (session: string | null, number = phone) =>
  api.post(`${user}/verify`, { phone: number, code: await lastCode(api, number) }, { session });
async function registered(changes = {}, session: string | null = null) {
  const begun = await register(changes, session);
  return verify(sessionOf(begun) ?? session);
}

describe('registering', () => {
  test('creates and logs in a user once the code is confirmed', async () => {
    const begun = await register();
    expect(begun.json()).toEqual({ status: 'ok', resend_after: 60, expires_in: 300 });
    expect((await api.post(`${user}/check-phone`, { phone })).json().registered).toBe(false);
    const before = sessionOf(begun) ?? '';
    const done = await verify(before);
    expect(done.json().user).toMatchObject({
      role: 'customer',
      name: 'Анна Мария',
      city: 'Ростов-на-Дону',
      company: null,
    });
    const session = sessionOf(done) ?? '';
    expect(session).not.toBe(before);
    const { authed, personal } = UserData.parse((await api.get('/api/fetch/userdata/', { session })).json());
    expect([authed, personal?.phone]).toEqual([true, phone]);
    // The delay applies only while a message may be on its way; this one has arrived.
    expect(await logIn(api, phone)).toBeTruthy();
  });

  test('keeps the cart and the lists of the guest', async () => {
    const calls = callsOf(api);
    const id = await calls.product();
    const guest = await calls.begin(id, 2);
    await api.put(`/api/compare/${id}/`, undefined, { session: guest });
    const session = sessionOf(await registered({}, guest)) ?? '';
    const data = UserData.parse((await api.get('/api/fetch/userdata/', { session })).json());
    expect(data).toMatchObject({ authed: true, cart_qty: 2, compare_products: [id] });
  });

  test('records each consent with its version, hash, form, address and date', async () => {
    await registered({ consent_marketing: true });
    const rows = await rowsOf<{ purpose: string; form: string; version: string; hash: string; address: string }>(
      api.db.execute(sql`
        select c.* from consents c join users u on u.id = c.user_id where u.phone = ${phone} order by c.purpose desc`),
    );
    expect(rows.map(({ purpose }) => purpose)).toEqual(['registration', 'marketing']);
    expect(rows[0]).toMatchObject({ form: 'registration', version: '2026-11-23', address: '127.0.0.1' });
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  });

  test('sends another code after a minute, in the same browser only', async () => {
    const session = sessionOf(await register()) ?? '';
    api.wait(MINUTE + 1);
    const otherBrowser = await api.post(`${user}/refresh-code`, { phone });
    expect(otherBrowser.json().code).toBe('no user');
    expect((await api.post(`${user}/refresh-code`, { phone }, { session })).statusCode).toBe(200);
    expect((await verify(session)).statusCode).toBe(200);
  });

  test('is confirmed in the same browser only, within a day', async () => {
    const session = sessionOf(await register()) ?? '';
    expect((await verify(null)).json().code).toBe('old_code');
    const other = sessionOf(await api.post(`${user}/login`, { phone: '+79000000001' })) ?? '';
    expect((await verify(other)).json().code).toBe('old_code');
    api.wait(25 * 60 * MINUTE);
    expect((await verify(session)).json().code).toBe('no_user');
    expect((await verify(session)).statusCode).toBe(404);
  });

  test('uses the form submitted last', async () => {
    const session = sessionOf(await register({ name: 'Ана' })) ?? '';
    // The next code has to wait a minute; the first code is still valid.
    expect((await register({ name: 'Анна' }, session)).statusCode).toBe(429);
    expect((await verify(session)).json().user.name).toBe('Анна');
  });

  test('creates one user when a code is submitted twice at once', async () => {
    const session = sessionOf(await register()) ?? '';
    const responses = await Promise.all([verify(session), verify(session)]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('registering for a company', () => {
  const flags = async (session: string) => (await api.get('/api/account/kp/', { session })).json().data;

  test('leaves a member of a new company pending until the manufacturer decides', async () => {
    const done = await registered({ inn: '0012345673', company: 'ООО «Новая»' });
    expect(done.json().user).toMatchObject({ role: 'company_pending', company: 'ООО «Новая»' });
    const session = sessionOf(done) ?? '';
    expect(await flags(session)).toMatchObject({ dealer_access: false, user_access_moderation: true });
    expect((await api.manage('GET', '/applications/?kind=company')).json().items).toContainEqual(
      expect.objectContaining({ company: 'ООО «Новая»', inn: '0012345673', state: 'pending' }),
    );
  });

  test('leaves a member of a known company pending, with retail prices', async () => {
    const done = await registered({ inn: '0012345634', company: 'Как угодно' });
    expect(done.json().user).toMatchObject({ role: 'company_pending', company: 'ООО «Автоматика Юг»' });
    const session = sessionOf(done) ?? '';
    expect(await flags(session)).toMatchObject({ user_access_moderation: true });
    expect((await api.get('/api/product/privod-sl-80/', { session })).body).not.toContain('"own"');
  });

  test('notifies the managers of the company, and no other members', async () => {
    await registered({ inn: '0012345610', surname: 'Просилова' });
    const bellOf = async (number: string) =>
      (await api.get('/api/account/notices/', { session: await logIn(api, number) })).json().items;
    const asked = { title: 'Запрос на\u00a0подключение к\u00a0компании', url: '/account/profile/employees/' };
    for (const manager of ['+79000000010', '+79000000011'])
      expect(await bellOf(manager)).toContainEqual(
        expect.objectContaining({ ...asked, text: expect.stringContaining('Просилова Анна Мария') }),
      );
    expect(await bellOf('+79000000003')).not.toContainEqual(expect.objectContaining(asked));
  });

  test.each([
    ['0012345674', 'Проверьте ИНН'],
    ['00123456788', '10\u00a0цифр'],
    ['', '10\u00a0цифр'],
    ['0000000000', 'Проверьте ИНН'],
  ])('rejects the invalid tax number «%s»', async (inn, words) => {
    const response = await register({ inn });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'inn', fields: { inn: expect.stringContaining(words) } });
  });
});

describe('registering with invalid data', () => {
  test('rejects a registered number', async () => {
    const response = await register({ phone: '+79000000001' });
    expect([response.statusCode, response.json().code]).toEqual([409, 'exist']);
  });

  test.each([
    ['surname', '', 'Заполните это поле'],
    ['name', 'Анна1', 'Допустимые символы: «A-Z», «А-Я», «-», « »'],
    ['email', 'anna@', 'Укажите корректный адрес электронной почты в формате: name@example.ru'],
    ['city', '  ', 'Заполните это поле'],
    ['consent_personal', false, 'Заполните это поле'],
    ['phone', '+7495', 'Укажите номер мобильного телефона полностью'],
  ])('rejects the field %s with «%s», in Russian', async (field, value, message) => {
    const response = await register({ [field]: value });
    expect(response.statusCode).toBe(400);
    const code = ['surname', 'name'].includes(field) ? 'data' : 'validation';
    expect(response.json()).toMatchObject({ code, fields: { [field]: message } });
  });

  test('limits the codes from one address', async () => {
    const strict = await startTestApp({ AUTH_CODES_PER_ADDRESS: '1' });
    try {
      const send = (number: string) => strict.post(`${user}/registrate`, form({ phone: number }));
      expect((await send('+79991111101')).statusCode).toBe(200);
      expect((await send('+79991111102')).statusCode).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

test('takes the same time to check a known and an unknown number', async () => {
  const started = performance.now();
  await api.post(`${user}/check-phone`, { phone: '+79000000001' });
  const known = performance.now();
  await api.post(`${user}/check-phone`, { phone: '+79998887766' });
  const unknown = performance.now();
  expect(Math.min(known - started, unknown - known)).toBeGreaterThanOrEqual(99);
});
