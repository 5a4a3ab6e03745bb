import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { lastCode, logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTE = 60_000;
let api: TestApp;
let old: string;
let session: string;
let phones = 0;
const nextPhone = () => `+799911122${String((phones += 1)).padStart(2, '0')}`;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
  old = '+79000000001';
});
afterAll(() => api.close());
beforeEach(async () => {
  api.wait(25 * 60 * MINUTE);
  session = await logIn(api, old);
});

const ask = (phone: string, of = session) => api.post('/api/account/check-change-phone', { phone }, { session: of });
const change = (phone: string, code: string) => api.post('/api/account/personal/phone/', { phone, code }, { session });
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

test('changes the number by the code sent to the new one alone, and notifies the old one', async () => {
  const phone = nextPhone();
  const elsewhere = await logIn(api, old);
  const before = await lastCode(api, old);
  expect((await ask(phone)).json()).toEqual({ status: 'ok', resend_after: 60, expires_in: 300 });
  expect(await lastCode(api, old)).toBe(before);
  const done = await change(phone, await lastCode(api, phone));
  expect(done.json()).toMatchObject({ status: 'ok', user: { phone } });

  const inbox = (await api.get('/dev/sms/')).body;
  expect(inbox).toMatch(new RegExp(`data-phone="\\${old}"[^]*?<span>Телефон в.профиле на.site.test изменён`));
  const authed = async (of: string) => (await api.get('/api/fetch/userdata/', { session: of })).json().authed;
  expect([await authed(session), await authed(elsewhere)]).toEqual([true, false]);
  expect((await api.post('/api/account/user/login', { phone: old })).json().code).toBe('no_user');
  api.wait(2 * MINUTE);
  expect(await logIn(api, phone)).toBeTruthy();
  old = phone;
});

test('requires the code, and reports its error at the field', async () => {
  const phone = nextPhone();
  await ask(phone);
  const fresh = await lastCode(api, phone);
  expect((await change(phone, wrong(fresh))).json()).toMatchObject({
    code: 'old_code',
    fields: { code: expect.stringContaining('Код неверный') },
  });
  expect((await change(phone, '')).json()).toMatchObject({
    code: 'no_code',
    fields: { code: expect.any(String) },
  });
  expect((await change(phone, fresh)).statusCode).toBe(200);
  old = phone;
});

test('sends no code to a taken number or to the user’s own', async () => {
  const taken = await ask('+79000000003');
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'exist phone']);
  expect((await ask(old)).json().code).toBe('no_changes');
  expect((await ask('')).json().code).toBe('no phone');
});

test('rejects a number that was registered in the meantime', async () => {
  const phone = nextPhone();
  await ask(phone);
  const person = { surname: 'Быстров', name: 'Борис', email: 'b@example.ru', city: 'Тула', inn: null };
  const consents = { consent_personal: true, consent_marketing: false };
  const fresh = await lastCode(api, phone);
  api.wait(MINUTE + 1);
  const begun = await api.post('/api/account/user/registrate', { phone, ...person, ...consents });
  const other = /sid=([^;]+)/.exec(begun.cookies[0] ?? '')?.[1] ?? '';
  await api.post('/api/account/user/verify', { phone, code: await lastCode(api, phone) }, { session: other });
  expect((await change(phone, fresh)).json().code).toBe('exist phone');
});

test('keeps the codes for login and phone change apart', async () => {
  const phone = nextPhone();
  await ask(phone);
  const stolen = await api.post('/api/account/user/verify', { phone, code: await lastCode(api, phone) }, { session });
  expect(stolen.json().code).toBe('old_code');
  api.wait(2 * MINUTE);
  await api.post('/api/account/user/login', { phone: old }, { session });
  expect((await change(old, await lastCode(api, old))).json()).toMatchObject({ code: 'old_code' });
});

test('moves seats, certificates and membership to the new number, and gives the old number no access', async () => {
  const [before, after] = ['+79000000003', nextPhone()];
  const employee = await logIn(api, before);
  await api.db.execute(sql`with made as (
      insert into event_registrations (event_id, user_id, state, created_at, agreed_version, agreed_hash)
      select (select max(id) from events), id, 'confirmed', now(), '', '' from users where phone = '+79000000005'
      returning id, event_id
    )
    insert into event_participants (registration_id, event_id, surname, name, patronymic, phone, email, position)
    select id, event_id, 'Сотрудникова', 'Анна', '', ${before}, 'seat@example.ru', '' from made`);
  // Issued before the account existed.
  await api.db.execute(sql`update academy_certificates set user_id = null where phone = ${before}`);
  const seen = async (of: string) => {
    const { items, certificates } = (await api.get('/api/account/academy/', { session: of })).json().pagedata;
    return [items.length > 0, certificates.length > 0];
  };
  expect(await seen(employee)).toEqual([true, true]);
  await ask(after, employee);
  const typed = { phone: after, code: await lastCode(api, after) };
  const done = await api.post('/api/account/personal/phone/', typed, { session: employee });
  expect(done.statusCode).toBe(200);
  expect(await seen(employee)).toEqual([true, true]);
  const owner = await logIn(api, '+79000000010');
  const { members } = (await api.get('/api/account/profile/employees/', { session: owner })).json().pagedata;
  const phonesOf = members.map(({ phone }: { phone: string }) => phone);
  expect([phonesOf.includes(before), phonesOf.includes(after)]).toEqual([false, true]);

  // The operator reassigns the old number.
  api.wait(2 * MINUTE);
  const person = { surname: 'Новиков', name: 'Борис', email: 'n@example.ru', city: 'Тула', inn: null };
  const consents = { consent_personal: true, consent_marketing: false };
  const begun = await api.post('/api/account/user/registrate', { phone: before, ...person, ...consents });
  const other = /sid=([^;]+)/.exec(begun.cookies[0] ?? '')?.[1] ?? '';
  const entered = await api.post(
    '/api/account/user/verify',
    { phone: before, code: await lastCode(api, before) },
    { session: other },
  );
  expect(await seen(/sid=([^;]+)/.exec(entered.cookies[0] ?? '')?.[1] ?? '')).toEqual([false, false]);
});
