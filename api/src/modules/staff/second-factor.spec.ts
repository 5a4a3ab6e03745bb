import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { ADMINISTRATOR, checkCode, logInAsStaff, setStaffRoles } from '../../../test/staff-calls.ts';
import { logIn, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { recoveryCodes, secondFactors } from '../../tables/staff-tables.ts';
import { users } from '../../tables/user-tables.ts';
import { codeAt } from './totp.ts';

const NEW = '+79000000001';
const PERIOD = 30_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await api.db.update(users).set({ came_user: true }).where(eq(users.phone, NEW));
  await setStaffRoles(api, NEW, ['sales']);
});
afterAll(() => api.close());

const begin = (session: string) => api.post('/api/manage/second-factor/', {}, { session });
const confirm = (session: string, code: string) =>
  api.post('/api/manage/second-factor/confirm/', { code }, { session });
const orders = async (session: string) => {
  const answer = await api.get('/api/manage/orders/', { session });
  return answer.statusCode === 200 ? 'open' : [answer.statusCode, answer.json().code, answer.json().data?.state];
};
/** Waits until attempts are allowed again. */
const rest = () => api.wait(15 * 60_000);

let secret: string;
let recovery: string[];

test('enrols with a QR code, opens the session under a new id, and stores no secret in the clear', async () => {
  const session = await logIn(api, NEW);
  expect(await orders(session)).toEqual([403, 'second_factor', 'none']);
  expect((await checkCode(api, session, '123456')).json().code).toBe('second_factor');

  const enrolment = (await begin(session)).json();
  secret = enrolment.secret;
  expect(enrolment.uri).toMatch(/^otpauth:\/\/totp\/.*%2B79000000001\?.*secret=[A-Z2-7]{32}/);
  expect(enrolment.qr_svg).toMatch(/^<svg/);
  // Another secret before the confirmation replaces the first.
  secret = (await begin(session)).json().secret;
  expect((await confirm(session, '000000')).json().fields.code).toMatch(/неверный/);
  const confirmed = await confirm(session, codeAt(secret, api.now()));
  recovery = confirmed.json().recovery_codes;
  expect(new Set(recovery).size).toBe(10);
  expect(recovery[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);

  const opened = sessionOf(confirmed)!;
  expect(await orders(opened)).toBe('open');
  // The former id, of which there may be a copy, is of no use.
  expect(await orders(session)).toEqual([404, 'not found', undefined]);
  const [factor] = await api.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.user_id, await idOf(NEW)));
  const stored = await api.db.select().from(recoveryCodes);
  expect(JSON.stringify([factor, stored])).not.toContain(secret);
  expect(JSON.stringify(stored)).not.toContain(recovery[0]);
  expect([(await begin(opened)).statusCode, (await begin(opened)).json().code]).toEqual([409, 'second_factor_set']);
});

const idOf = async (phone: string) => (await api.db.select().from(users).where(eq(users.phone, phone)))[0]!.id;

test('accepts a code once, in the current period and its neighbours, for 12 hours', async () => {
  rest();
  const session = await logIn(api, NEW);
  expect(await orders(session)).toEqual([403, 'second_factor', 'set']);
  const code = codeAt(secret, api.now());
  const old = codeAt(secret, new Date(api.now().getTime() - 2 * PERIOD));
  expect((await checkCode(api, session, old)).json().code).toBe('second_factor_code');
  const opened = sessionOf(await checkCode(api, session, `${code.slice(0, 3)} ${code.slice(3)}`))!;
  expect(await orders(opened)).toBe('open');
  // The same code is refused in every session.
  expect((await checkCode(api, opened, code)).json().code).toBe('second_factor_code');
  api.wait(11 * 60 * 60_000);
  expect(await orders(opened)).toBe('open');
  api.wait(60 * 60_000);
  expect(await orders(opened)).toEqual([403, 'second_factor', 'set']);
});

test('accepts each recovery code once, and records its use', async () => {
  rest();
  const session = await logIn(api, NEW);
  const [first = ''] = recovery;
  const answer = await checkCode(api, session, first.toLowerCase().replaceAll('-', ' '));
  expect(answer.json()).toEqual({ status: 'ok', recovery_codes: 9 });
  const opened = sessionOf(answer)!;
  expect(await orders(opened)).toBe('open');
  expect((await checkCode(api, opened, first)).json().code).toBe('second_factor_code');
  const { items } = (await api.manage('GET', '/decisions/?noun=staff')).json();
  expect(items[0]).toMatchObject({ subject: NEW, action: 'recovery-code', author: 'Покупалов Пётр' });
});

test('allows five attempts in 15 minutes for a user, in all sessions together', async () => {
  rest();
  const [one, other] = [await logIn(api, NEW), await logIn(api, NEW).catch(() => null)];
  const wrong = async (session: string) => (await checkCode(api, session, '000000')).statusCode;
  for (let n = 0; n < 5; n++) expect(await wrong(n % 2 && other ? other : one)).toBe(400);
  const refused = await checkCode(api, one, codeAt(secret, api.now()));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many']);
  // Others are not affected.
  expect(await orders(await logInAsStaff(api))).toBe('open');
  rest();
  expect((await checkCode(api, one, codeAt(secret, api.now()))).statusCode).toBe(200);
});

test('lets an administrator reset the second factor of a colleague, but not the own one', async () => {
  rest();
  const colleague = sessionOf(await checkCode(api, await logIn(api, NEW), codeAt(secret, api.now())))!;
  const administrator = await logInAsStaff(api);
  const reset = (phone: string) =>
    api.post(`/api/manage/staff/${encodeURIComponent(phone)}/reset-second-factor/`, {}, { session: administrator });
  expect((await reset(ADMINISTRATOR)).json().code).toBe('staff_self');
  expect(await orders(colleague)).toBe('open');
  expect((await reset(NEW)).json().items).toContainEqual(
    expect.objectContaining({ phone: NEW, second_factor: 'none', recovery_codes: 0 }),
  );
  expect(await orders(colleague)).toEqual([403, 'second_factor', 'none']);
  expect((await reset(NEW)).json().code).toBe('no_changes');
});

test('has no staff in browsers in production without the key for secrets', async () => {
  const session = await logIn(api, ADMINISTRATOR);
  const production = await startTestApp({ NODE_ENV: 'production' }, { database: api.database });
  production.wait(api.now().getTime() - production.now().getTime());
  const refused = await production.get('/api/manage/orders/', { session });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'staff_off']);
  expect((await production.post('/api/manage/second-factor/', {}, { session })).json().code).toBe('staff_off');
  expect((await production.manage('GET', '/orders/')).statusCode).toBe(200);
  await production.close();
});
