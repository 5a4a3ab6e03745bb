import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UserData } from '@site/contracts/user-data';
import { sql } from 'drizzle-orm';
import { demoAccounts } from '../../../demo/demo-accounts.ts';
import { lastCode, logIn, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

const customer = '+79000000001';
const user = '/api/account/user';
const MINUTE = 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
});
afterAll(() => api.close());
beforeEach(() => api.wait(25 * 60 * MINUTE));

const requestCode = (phone: string, session: string | null = null) => api.post(`${user}/login`, { phone }, { session });
const verify = (phone: string, code: string, session: string | null) =>
  api.post(`${user}/verify`, { phone, code }, { session });
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const codeOf = async (response: Promise<{ json: () => { code?: string } }>) => (await response).json().code;

describe('logging in', () => {
  test('sends a code to a known number, and logs in under a new session id', async () => {
    expect((await api.post(`${user}/check-phone`, { phone: customer })).json()).toEqual({
      status: 'ok',
      registered: true,
    });
    const asked = await requestCode(customer);
    expect(asked.json()).toEqual({ status: 'ok', resend_after: 60, expires_in: 300 });
    const before = sessionOf(asked) ?? '';
    const done = await verify(customer, await lastCode(api, customer), before);
    expect(done.json().user).toMatchObject({ role: 'customer', phone: customer });
    const after = sessionOf(done) ?? '';
    expect(after).not.toBe(before);
    expect(done.cookies[0]).toMatch(/HttpOnly/);
    expect(done.cookies[0]).toMatch(/Secure/);
    expect(done.cookies[0]).toMatch(/SameSite=Lax/);
    const seen = async (session: string) =>
      UserData.parse((await api.get('/api/fetch/userdata/', { session })).json()).authed;
    expect(await seen(after)).toBe(true);
    expect(await seen(before)).toBe(false);
  });

  test('rejects an unknown number', async () => {
    const phone = '+79991112233';
    expect((await api.post(`${user}/check-phone`, { phone })).json().registered).toBe(false);
    expect(await codeOf(requestCode(phone))).toBe('no_user');
  });

  test('accepts a code once, for five minutes, in the browser that requested it', async () => {
    const session = sessionOf(await requestCode(customer)) ?? '';
    const code = await lastCode(api, customer);
    expect(await codeOf(verify(customer, code, null))).toBe('old_code');
    expect((await verify(customer, code, session)).statusCode).toBe(200);
    expect(await codeOf(verify(customer, code, session))).toBe('old_code');

    api.wait(2 * MINUTE);
    const second = sessionOf(await requestCode(customer)) ?? '';
    const late = await lastCode(api, customer);
    api.wait(5 * MINUTE + 1);
    expect(await codeOf(verify(customer, late, second))).toBe('old_code');
  });

  test('invalidates the old code with a new one', async () => {
    const session = sessionOf(await requestCode(customer)) ?? '';
    const old = await lastCode(api, customer);
    api.wait(MINUTE + 1);
    await api.post(`${user}/refresh-code`, { phone: customer }, { session });
    const fresh = await lastCode(api, customer);
    if (old !== fresh) expect(await codeOf(verify(customer, old, session))).toBe('old_code');
    expect((await verify(customer, fresh, session)).statusCode).toBe(200);
  });

  test('reports an empty code as a separate error', async () => {
    const session = sessionOf(await requestCode(customer)) ?? '';
    expect(await codeOf(verify(customer, '', session))).toBe('no_code');
  });
});

const from = (address: string, device?: string) => ({
  headers: { 'x-forwarded-for': address, ...(device && { cookie: device }) },
});

/** Requests codes and uses up the attempts of each. Returns the session. */
async function guessCodes(count: number, call: { headers?: Record<string, string> }): Promise<string | null> {
  let session: string | null = null;
  for (let round = 0; round < count; round += 1) {
    api.wait(MINUTE + 1);
    const asked = await api.post(`${user}/login`, { phone: customer }, { session, ...call });
    expect(asked.statusCode).toBe(200);
    session = sessionOf(asked) ?? session;
    const code = await lastCode(api, customer);
    const guess = { phone: customer, code: wrong(code) };
    for (let n = 0; n < 5; n += 1)
      expect(await codeOf(api.post(`${user}/verify`, guess, { session, ...call }))).toBe('old_code');
    expect(await codeOf(verify(customer, code, session))).toBe('old_code');
  }
  return session;
}

describe("attempts on another user's number", () => {
  const logInFrom = async (address: string, device?: string) => {
    const asked = await api.post(`${user}/login`, { phone: customer }, from(address, device));
    const code = asked.statusCode === 200 ? await lastCode(api, customer) : '0000';
    const session = sessionOf(asked) ?? null;
    const done = await api.post(`${user}/verify`, { phone: customer, code }, { session, ...from(address, device) });
    return { done, device: /device=[^;]+/.exec(done.cookies.join())?.[0] };
  };
  /** Ten codes in a day from ten addresses: the daily limit for unknown devices. */
  const exhaust = async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await api.post(`${user}/login`, { phone: customer }, from(`198.51.100.${n}`))).statusCode).toBe(200);
      api.wait(MINUTE + 1);
    }
  };

  test('do not lock out the owner at another address', async () => {
    await guessCodes(3, from('203.0.113.1'));
    api.wait(MINUTE + 1);
    expect((await logInFrom('203.0.113.2')).done.statusCode).toBe(200);
  });

  test("do not invalidate the owner's code", async () => {
    const session = sessionOf(await api.post(`${user}/login`, { phone: customer }, from('203.0.113.2'))) ?? null;
    const code = await lastCode(api, customer);
    await guessCodes(1, from('203.0.113.1'));
    expect((await verify(customer, code, session)).statusCode).toBe(200);
  });

  test('do not lock out a known device at any address when the daily limit is used up', async () => {
    const { device } = await logInFrom('203.0.113.2');
    api.wait(25 * 60 * MINUTE);
    await exhaust();
    const unknownDevice = await api.post(`${user}/login`, { phone: customer }, from('203.0.113.3'));
    expect(unknownDevice.statusCode).toBe(429);
    expect(unknownDevice.json().message).toMatch(/^На\u00a0этот номер сегодня отправлено слишком много кодов/);
    expect((await logInFrom('198.51.100.1', device)).done.statusCode).toBe(200);
  });

  test('count for a device that is known for another number', async () => {
    const other = sessionOf(await requestCode('+79000000003')) ?? null;
    const known = await verify('+79000000003', await lastCode(api, '+79000000003'), other);
    const device = /device=[^;]+/.exec(known.cookies.join())?.[0];
    await exhaust();
    const response = await api.post(`${user}/login`, { phone: customer }, from('203.0.113.3', device));
    expect(response.statusCode).toBe(429);
  });

  test('leave some of the daily codes to an unknown device at another address', async () => {
    for (let n = 0; n < 6; n += 1) {
      expect((await api.post(`${user}/login`, { phone: customer }, from('203.0.113.1'))).statusCode).toBe(200);
      api.wait(16 * MINUTE);
    }
    expect((await api.post(`${user}/login`, { phone: customer }, from('203.0.113.1'))).statusCode).toBe(429);
    expect((await logInFrom('203.0.113.2')).done.statusCode).toBe(200);
  });

  test('do not become exempt with a made-up device token', async () => {
    await exhaust();
    const made = `device=${'x'.repeat(43)}`;
    expect((await api.post(`${user}/login`, { phone: customer }, from('203.0.113.3', made))).statusCode).toBe(429);
  });
});

test('exempts a known device from the limits of an address', async () => {
  const strict = await startTestApp({ AUTH_CHECKS_PER_ADDRESS: '3', AUTH_CODES_PER_ADDRESS: '3' });
  const asked = await strict.post(`${user}/login`, { phone: customer });
  const code = await lastCode(strict, customer);
  const known = await strict.post(`${user}/verify`, { phone: customer, code }, { session: sessionOf(asked) ?? null });
  const headers = { cookie: /device=[^;]+/.exec(known.cookies.join())?.[0] ?? '' };
  for (let n = 0; n < 4; n += 1) {
    await strict.post(`${user}/check-phone`, { phone: customer });
    await strict.post(`${user}/login`, { phone: `+7900111000${n}` });
  }
  const body = { phone: customer };
  expect((await strict.post(`${user}/check-phone`, body)).statusCode).toBe(429);
  expect((await strict.post(`${user}/login`, body)).statusCode).toBe(429);
  expect((await strict.post(`${user}/check-phone`, body, { headers })).statusCode).toBe(200);
  const again = await strict.post(`${user}/login`, body, { headers });
  expect(again.statusCode).toBe(200);
  const typed = { phone: customer, code: await lastCode(strict, customer) };
  const done = await strict.post(`${user}/verify`, typed, { headers, session: sessionOf(again) ?? null });
  expect(done.statusCode).toBe(200);
  await strict.close();
});

describe('limits', () => {
  test('stop one address from trying numbers', async () => {
    const strict = await startTestApp({ AUTH_CHECKS_PER_ADDRESS: '2', AUTH_CODES_PER_ADDRESS: '1' });
    const call = async (action: string, phone: string) =>
      (await strict.post(`${user}/${action}`, { phone })).statusCode;
    expect([await call('check-phone', '+79000000001'), await call('check-phone', '+79000000002')]).toEqual([200, 200]);
    expect(await call('check-phone', '+79000000003')).toBe(429);
    expect([await call('login', '+79000000001'), await call('login', '+79000000002')]).toEqual([200, 429]);
    await strict.close();
  });

  test('delay the second code by a minute and the fourth by a quarter of an hour', async () => {
    const session = sessionOf(await requestCode(customer)) ?? null;
    const early = await requestCode(customer, session);
    expect(early.statusCode).toBe(429);
    expect(early.json().message).toBe('Слишком много попыток. Повторите через 1\u00a0минуту');
    for (let n = 0; n < 2; n += 1) {
      api.wait(MINUTE + 1);
      expect((await requestCode(customer, session)).statusCode).toBe(200);
    }
    api.wait(MINUTE + 1);
    const fourth = await requestCode(customer, session);
    expect(fourth.statusCode).toBe(429);
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(10 * 60);
  });

  test('invalidate a code after five wrong attempts, and refuse codes for an hour after three such codes', async () => {
    const session = await guessCodes(3, {});
    const refused = await requestCode(customer, session);
    expect(refused.json()).toMatchObject({
      code: 'too_many',
      message: expect.stringMatching(/^С\u00a0этого устройства несколько раз введён неверный код/),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
    api.wait(60 * MINUTE);
    expect((await requestCode(customer, session)).statusCode).toBe(200);
  });

  test('count concurrent attempts', async () => {
    const session = sessionOf(await requestCode(customer)) ?? null;
    const code = await lastCode(api, customer);
    await Promise.all(Array.from({ length: 8 }, () => verify(customer, wrong(code), session)));
    expect(await codeOf(verify(customer, code, session))).toBe('old_code');
  });

  test('refuse codes to a blocked account', async () => {
    await api.db.execute(sql`update users set is_blocked = true where phone = '+79000000007'`);
    expect(await codeOf(requestCode('+79000000007'))).toBe('blocked');
    await api.db.execute(sql`update users set is_blocked = false where phone = '+79000000007'`);
  });
});

test('hides the SMS inbox in production, and responds with 503 while the SMS operator fails', async () => {
  const live = await startTestApp({ NODE_ENV: 'production' });
  expect((await live.get('/dev/sms/')).statusCode).toBe(404);
  const response = await live.post(`${user}/login`, { phone: customer });
  expect([response.statusCode, response.json().code]).toEqual([503, 'sms']);
  await live.close();
});

describe('sessions', () => {
  test('store neither usable session ids nor codes', async () => {
    const session = await logIn(api, customer);
    await requestCode('+79000000002');
    const code = await lastCode(api, '+79000000002');
    const rows = (await api.db.execute<Record<'s' | 'c', string>>(
      sql`select (select json_agg(s) from sessions s)::text as s, (select json_agg(c.code_hash) from login_codes c)::text as c`,
    )) as { rows: { s: string; c: string }[] };
    expect(rows.rows[0]?.s).not.toContain(session);
    expect(rows.rows[0]?.c).not.toContain(`"${code}"`);
  });

  test('expire after thirty days without use', async () => {
    const session = await logIn(api, customer);
    const authed = async () => (await api.get('/api/fetch/userdata/', { session })).json().authed;
    api.wait(20 * 24 * 60 * MINUTE);
    expect(await authed()).toBe(true);
    api.wait(20 * 24 * 60 * MINUTE);
    expect(await authed()).toBe(true);
    api.wait(30 * 24 * 60 * MINUTE + 1);
    expect(await authed()).toBe(false);
  });

  test('end with logout, under a new id', async () => {
    const session = await logIn(api, customer);
    const out = await api.post(`${user}/logout`, {}, { session });
    expect(out.json()).toEqual({ status: 'ok' });
    expect(sessionOf(out)).not.toBe(session);
    expect((await api.get('/api/account/main/', { session })).statusCode).toBe(401);
    expect((await api.get('/api/account/main/', { session: sessionOf(out) ?? null })).statusCode).toBe(401);
  });
});

test('logs in every demo account with its role', async () => {
  for (const { phone, role, came_user } of demoAccounts) {
    const session = await logIn(api, phone);
    const { personal } = UserData.parse((await api.get('/api/fetch/userdata/', { session })).json());
    expect(personal).toMatchObject({ phone, role, came_user: came_user ?? false });
    expect((await api.get('/api/account/main/', { session })).json().pagedata.kind).toBe('account');
  }
});

describe('access to the configurator', () => {
  const flags = async (phone: string) => {
    const response = await api.get('/api/account/kp/', { session: await logIn(api, phone) });
    return { status: response.statusCode, data: response.json().data };
  };
  const none = {
    dealer_access: false,
    dealer_access_moderation: false,
    kp_access_moderation: false,
    user_access_moderation: false,
  };

  test.each([
    [customer, none],
    ['+79000000002', { ...none, dealer_access: true, user_access_moderation: true }],
    ['+79000000003', { ...none, dealer_access: true }],
    ['+79000000004', { ...none, dealer_access: true, kp_access_moderation: true }],
    ['+79000000009', { ...none, dealer_access_moderation: true }],
  ])('returns the missing flags of %s', async (phone, data) => {
    expect(await flags(phone)).toEqual({ status: 403, data });
  });

  test('opens for a company with access, and stays closed for a guest', async () => {
    expect((await flags('+79000000005')).status).toBe(200);
    expect((await api.get('/api/account/kp/')).statusCode).toBe(401);
  });
});
