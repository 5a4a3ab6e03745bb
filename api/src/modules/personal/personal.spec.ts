import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { lastEmailCode, logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const CUSTOMER = '+79000000001';
const MINUTE = 60_000;

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.wait(25 * 60 * MINUTE);
  session = await logIn(api, CUSTOMER);
});

const page = async (of = session) => (await api.get('/api/account/personal/', { session: of })).json().pagedata;

const person = {
  surname: 'Покупалов',
  name: 'Пётр',
  patronymic: '',
  email: 'demo1@example.ru',
  city: 'Тула',
  position: '',
};
function save(changes: Partial<typeof person>, of: string | null = session) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...person, ...changes })) form.append(name, value);
  return api.post('/api/account/personal', form, { session: of });
}

describe('own data', () => {
  test('are saved as a form and returned in the response', async () => {
    const response = await save({ patronymic: 'Петрович', position: 'Инженер', city: 'Ростов-на-Дону' });
    expect(response.json()).toMatchObject({
      status: 'ok',
      user: { patronymic: 'Петрович', position: 'Инженер', city: 'Ростов-на-Дону', phone: CUSTOMER },
    });
    expect((await page()).person).toMatchObject({ patronymic: 'Петрович', position: 'Инженер' });
    expect((await save({ patronymic: 'Петрович', position: 'Инженер', city: 'Ростов-на-Дону' })).json().code).toBe(
      'no_changes',
    );
  });

  test.each([
    ['name', '', 'data', 'Заполните это поле'],
    ['surname', 'Иван0в', 'data', 'Допустимые символы: «A-Z», «А-Я», «-», « »'],
    ['email', 'кто@где', 'validation', 'Допустимые символы: «A-Z», «0-9», «@», «.», «-» , «_»'],
    ['email', 'who@where', 'validation', expect.stringContaining('name@example.ru')],
    ['city', '', 'validation', 'Заполните это поле'],
  ])('rejects the %s «%s» with a field error', async (field, value, code, message) => {
    const response = await save({ [field]: value });
    expect([response.statusCode, response.json()]).toMatchObject([400, { code, fields: { [field]: message } }]);
  });

  test('are shown even when the form would reject them', async () => {
    await api.db.execute(sql`update users set position = 'Инженер 2-й\u00a0категории' where phone = ${CUSTOMER}`);
    expect((await page()).person.position).toBe('Инженер 2-й\u00a0категории');
    expect((await save({ position: 'Инженер' })).statusCode).toBe(200);
  });

  test('requires a login', async () => {
    const calls = [
      await api.get('/api/account/personal/'),
      await save({}, null),
      await api.put('/api/account/personal/notifications/', { email: true, sms: true }),
      await api.put('/api/account/personal/marketing/', { given: true }),
      await api.delete('/api/account/personal/sessions/'),
      await api.post('/api/account/check-change-phone', { phone: '+79990000001' }),
      await api.post('/api/account/personal/confirmation-email/', { kind: 'account' }),
      await api.post('/api/account/personal/deletion-code/', {}),
      await api.post('/api/account/personal/deletion/', { code: '0000' }),
      await api.delete('/api/account/personal/deletion/'),
      await api.get('/api/account/personal/data.json'),
    ];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 401));
  });
});

describe('e-mail', () => {
  const verify = async (code: string, kind = 'account') =>
    (await api.post('/api/account/verify-email/', { code, kind })).json().state;
  const shown = async (code: string) => (await api.get(`/api/system/email/${code}/`)).json().pagedata?.state;

  test('confirms a new address once by the e-mailed link', async () => {
    await save({ email: 'novyi@example.ru' });
    expect((await page()).email_confirmed).toBe(false);
    const code = await lastEmailCode(api, 'novyi@example.ru');
    // Opening the link's page, as mail programs do, confirms nothing.
    expect([await shown(code), await shown(code)]).toEqual(['open', 'open']);
    expect(await verify(code)).toBe('confirmed');
    expect((await page()).email_confirmed).toBe(true);
    expect([await verify(code), await shown(code)]).toEqual(['used', 'used']);
    expect((await page()).learning_email_confirmed).toBe(false);
  });

  test('limits changes of the address, also under concurrency', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save({ email: `somebody${n}@example.ru` })),
    );
    const counts = [200, 429].map((status) => responses.filter(({ statusCode }) => statusCode === status).length);
    expect(counts).toEqual([10, 10]);
    const [sent] = await rowsOf<{ letters: number }>(
      api.db.execute(sql`select count(*)::int as letters from mail_inbox where recipient like 'somebody%'`),
    );
    expect(sent?.letters).toBe(10);
    // A change without an e-mail is still saved.
    expect((await save({ email: (await page()).person.email, city: 'Тверь' })).statusCode).toBe(200);
  });

  test('limits a link to its address and purpose, and to a day, or three for courses', async () => {
    const ask = (kind: string) => api.post('/api/account/personal/confirmation-email/', { kind }, { session });
    await ask('account');
    const { email } = (await page()).person;
    const late = await lastEmailCode(api, email);
    expect(await verify(late, 'learning')).toBe('invalid');
    api.wait(DAY);
    expect(await verify(late)).toBe('invalid');

    session = await logIn(api, CUSTOMER);
    await ask('account');
    const former = await lastEmailCode(api, email);
    await save({ email: 'drugoi@example.ru' });
    expect(await verify(former)).toBe('invalid');

    await ask('learning');
    api.wait(2 * DAY);
    session = await logIn(api, CUSTOMER);
    expect(await verify(await lastEmailCode(api, 'drugoi@example.ru'), 'learning')).toBe('confirmed');
    expect(await page()).toMatchObject({ email_confirmed: false, learning_email_confirmed: true });
  });

  test('rejects an unknown code, and stores codes only as hashes', async () => {
    expect(await verify('A'.repeat(32))).toBe('invalid');
    await save({ email: 'tretii@example.ru' });
    const code = await lastEmailCode(api, 'tretii@example.ru');
    const [row] = await rowsOf<{ all: string }>(
      api.db.execute(sql`select json_agg(e)::text as all from email_confirmations e`),
    );
    expect(row?.all).not.toContain(code);
  });

  test('accepts one of several concurrent confirmations', async () => {
    await save({ email: 'vmeste@example.ru' });
    const code = await lastEmailCode(api, 'vmeste@example.ru');
    const states = await Promise.all(Array.from({ length: 5 }, () => verify(code)));
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(1);
  });
});

describe('notifications and consents', () => {
  test('stores the notification settings', async () => {
    await api.put('/api/account/personal/notifications/', { email: true, sms: false }, { session });
    expect((await page()).notifications).toEqual({ email: true, sms: false });
  });

  test('records giving, withdrawing and renewing the marketing consent with version and date', async () => {
    const marketing = (given: boolean) => api.put('/api/account/personal/marketing/', { given }, { session });
    await marketing(true);
    expect(await page()).toMatchObject({
      marketing: true,
      consents: [{ purpose: 'marketing', version: '2026-11-23', url: '/consent-marketing/', withdrawn_at: null }],
    });
    await marketing(false);
    expect(await page()).toMatchObject({ marketing: false, consents: [{ withdrawn_at: expect.any(String) }] });
    await marketing(true);
    const { consents } = await page();
    expect(consents.map((consent: { withdrawn_at: string | null }) => consent.withdrawn_at === null)).toEqual([
      true,
      false,
    ]);
  });
});

describe('sessions', () => {
  const authed = async (of: string) => (await api.get('/api/fetch/userdata/', { session: of })).json().authed;

  test('lists the devices, and ends one or all others', async () => {
    await api.delete('/api/account/personal/sessions/', { session });
    const phone = await logIn(api, CUSTOMER);
    const laptop = await logIn(api, CUSTOMER);
    const { sessions } = await page();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);

    const own = (await page(phone)).sessions.find(({ current }: { current: boolean }) => current);
    await api.delete(`/api/account/personal/sessions/${own.id}/`, { session });
    expect([await authed(phone), await authed(laptop), await authed(session)]).toEqual([false, true, true]);
    await api.delete('/api/account/personal/sessions/', { session });
    expect([await authed(laptop), await authed(session)]).toEqual([false, true]);
  });

  test('returns 404 for another user’s session', async () => {
    const other = await logIn(api, '+79000000003');
    const foreign = (await page(other)).sessions[0].id;
    const response = await api.delete(`/api/account/personal/sessions/${foreign}/`, { session });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not found']);
    expect(await authed(other)).toBe(true);
  });

  test('names a device by its browser and system', async () => {
    const headers = {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    };
    const from = await logIn(api, '+79000000006', headers);
    expect((await page(from)).sessions[0]).toMatchObject({ device: 'Chrome, Windows', address: '127.0.0.1' });
  });
});
