import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { logIn, startTestApp, type TestApp } from '../../test/test-app.ts';
import { rowsOf } from '../db/database.ts';

const CUSTOMER = '+79000000001';
const OTHER = '+79000000003';
const HOUR = 3_600_000;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Two API instances over one database. */
let api: TestApp;
let second: TestApp;
beforeAll(async () => {
  const settings = { AUTH_CHECKS_PER_ADDRESS: '3', FORMS_PER_ADDRESS: '2', AUTH_CODES_PER_ADDRESS: '25' };
  api = await startTestApp(settings);
  second = await startTestApp(settings, api);
});
afterAll(async () => {
  await second.close();
  await api.close();
});
beforeEach(async () => {
  api.wait(25 * HOUR);
  second.wait(25 * HOUR);
  await api.db.execute(sql`delete from sms_inbox`);
});

const requestCode = (app: TestApp, phone: string, address = '203.0.113.1') =>
  app.post('/api/account/user/login', { phone }, from(address));
const check = async (app: TestApp, address: string, phone = CUSTOMER, session: string | null = null) =>
  (await app.post('/api/account/user/check-phone', { phone }, { ...from(address), session })).statusCode;
const messages = async (phone: string) =>
  (await rowsOf<{ n: number }>(api.db.execute(sql`select count(*)::int as n from sms_inbox where phone = ${phone}`)))[0]
    ?.n;

test('sends one code for 20 simultaneous requests for one number at two instances', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => requestCode(n % 2 ? api : second, CUSTOMER)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(19).fill(429)]);
  expect(await messages(CUSTOMER)).toBe(1);
});

test('sends one code for 20 simultaneous requests from 20 addresses', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => requestCode(n % 2 ? api : second, OTHER, `203.0.113.${n}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await messages(OTHER)).toBe(1);
});

describe('rate limit', () => {
  test('counts by the visitor’s address across instances', async () => {
    const phones = ['+79000000001', '+79000000002', '+79000000003', '+79000000004'];
    const statuses = [];
    for (const [n, phone] of phones.entries()) statuses.push(await check(n % 2 ? api : second, '203.0.113.2', phone));
    expect(statuses).toEqual([200, 200, 200, 429]);
    // Another visitor behind the same host has a separate limit.
    expect(await check(api, '203.0.113.3', '+79000000005')).toBe(200);
  });

  test('counts an IPv6 address by its network', async () => {
    for (let n = 1; n <= 3; n++) expect(await check(api, `2001:db8::${n}`, `+7900000000${n}`)).toBe(200);
    expect(await check(api, '2001:db8::4', '+79000000004')).toBe(429);
    expect(await check(api, '2001:db8:0:1::4', '+79000000005')).toBe(200);
  });

  test('does not count by phone number, so that strangers cannot lock its owner out', async () => {
    for (let n = 1; n <= 9; n++) expect(await check(api, `198.51.100.${n}`)).toBe(200);
  });

  test('counts by session across addresses', async () => {
    const session = await logIn(api, '+79000000005');
    for (let n = 1; n <= 3; n++) expect(await check(api, `198.51.100.${n}`, `+7900000000${n}`, session)).toBe(200);
    expect(await check(second, '198.51.100.4', '+79000000004', session)).toBe(429);
    expect(await check(second, '198.51.100.4', '+79000000004')).toBe(200);
  });

  test('resets after its time window', async () => {
    for (let n = 1; n <= 4; n++) await check(api, '203.0.113.7', `+7900000000${n}`);
    const refused = await api.post('/api/account/user/check-phone', { phone: '+79000000006' }, from('203.0.113.7'));
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([429, '60', 'too_many']);
    api.wait(60_000);
    expect(await check(api, '203.0.113.7', '+79000000006')).toBe(200);
  });
});

test('stores no session ids', async () => {
  const session = await logIn(api, '+79000000006');
  await check(api, '203.0.113.8', CUSTOMER, session);
  const rows = await rowsOf<{ key: string }>(api.db.execute(sql`select key from request_limits`));
  expect(rows.some(({ key }) => key.includes('session'))).toBe(true);
  expect(rows.filter(({ key }) => key.includes(session))).toEqual([]);
});

test('ignores X-Forwarded-For from an untrusted host', async () => {
  const strict = await startTestApp({ AUTH_CHECKS_PER_ADDRESS: '2', TRUSTED_HOSTS: '10.0.0.1' });
  const statuses = [];
  for (let n = 1; n <= 3; n++) statuses.push(await check(strict, `203.0.113.${n}`, `+7900000000${n}`));
  expect(statuses).toEqual([200, 200, 429]);
  await strict.close();
});
