import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { type TestResponse, lastCode, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const CUSTOMER = '+79000000001';
/** Requests at once: fifteen for each connection of the two processes to the database. */
const MANY = 300;
const user = '/api/account/user';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Two API processes on one database. */
let api: TestApp;
let second: TestApp;
beforeAll(async () => {
  const settings = { AUTH_CHECKS_PER_ADDRESS: '7', AUTH_CODES_PER_ADDRESS: '11', AUTH_CODES_BEFORE_CAPTCHA: '3' };
  api = await startTestApp(settings);
  second = await startTestApp(settings, api);
});
afterAll(async () => {
  await second.close();
  await api.close();
});
beforeEach(() => {
  for (const app of [api, second]) app.wait(25 * 60 * 60_000);
});

const atOnce = (count: number, send: (app: TestApp, n: number) => Promise<TestResponse>) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n % 2 ? api : second, n)));
/** Counts the responses by status and code. */
function counted(responses: TestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const response of responses) {
    const outcome = `${response.statusCode} ${response.json().code ?? ''}`.trim();
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
const sentCodes = async () =>
  (await rowsOf<{ n: number }>(api.db.execute(sql`select count(*)::int as n from login_codes`)))[0]?.n ?? 0;
const numberOf = (n: number) => `+7999${String(1_000_000 + n).slice(-7)}`;

test('limits 300 concurrent number checks to the limit of one address', async () => {
  const responses = await atOnce(MANY, (app, n) =>
    app.post(`${user}/check-phone`, { phone: numberOf(n) }, from('203.0.113.1')),
  );
  expect(counted(responses)).toEqual({ '200': 7, '429 too_many': MANY - 7 });
});

test('sends one code for 300 concurrent requests, and requires the captcha up to the limit of the address', async () => {
  const before = await sentCodes();
  const responses = await atOnce(MANY, (app) => app.post(`${user}/login`, { phone: CUSTOMER }, from('203.0.113.2')));
  const { '403 captcha': captcha = 0, '200': sent, '429 too_many': tooMany = 0 } = counted(responses);
  // Three pass without captcha, of which the number accepts one; eight more are refused until the address reaches its
  // limit of eleven.
  expect([sent, captcha, tooMany]).toEqual([1, 8, MANY - 9]);
  expect((await sentCodes()) - before).toBe(1);
});

test('counts five of 300 concurrent guesses from different addresses, too few to find the code', async () => {
  const asked = await api.post(`${user}/login`, { phone: CUSTOMER }, from('203.0.113.3'));
  const session = sessionOf(asked) ?? null;
  const code = await lastCode(api, CUSTOMER);
  const guesses = Array.from({ length: MANY + 1 }, (_, n) => String(n + 4_000).padStart(4, '0')).filter(
    (n) => n !== code,
  );
  const responses = await atOnce(MANY, (app, n) =>
    app.post(
      `${user}/verify`,
      { phone: CUSTOMER, code: guesses[n] },
      { session, ...from(`198.51.${n >> 8}.${n & 255}`) },
    ),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  const [row] = await rowsOf<{ left: number }>(
    api.db.execute(sql`select attempts_left as left from login_codes order by id desc limit 1`),
  );
  expect(row?.left).toBeGreaterThanOrEqual(0);
  for (const app of [api, second]) app.wait(60_000);
  const late = await api.post(`${user}/verify`, { phone: CUSTOMER, code }, { session, ...from('198.51.100.7') });
  expect(late.json().code).toBe('old_code');
});

test('finds nothing by trying 300 session ids and email links at once', async () => {
  const ids = Array.from({ length: MANY }, () => randomBytes(32).toString('base64url'));
  const seen = await atOnce(MANY, (app, n) => app.get('/api/fetch/userdata/', { session: ids[n] }));
  expect(seen.filter((response) => response.json().authed)).toEqual([]);

  const tried = await atOnce(MANY, (app, n) =>
    app.post('/api/account/verify-email/', { kind: 'account', code: ids[n]?.slice(0, 32) }, from('203.0.113.4')),
  );
  expect(counted(tried)).toEqual({ '200': 7, '429 too_many': MANY - 7 });
  expect(
    new Set(tried.filter(({ statusCode }) => statusCode === 200).map((response) => response.json().state)),
  ).toEqual(new Set(['invalid']));
});
