import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { type Answer, lastCode, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const CUSTOMER = '+79000000001';
const MANY = 1_000;
const user = '/api/account/user';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Two processes of the API over one database. */
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

const atOnce = (count: number, send: (app: TestApp, n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n % 2 ? api : second, n)));
/** How many answers have each status and code. */
function counted(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const outcome = `${answer.statusCode} ${answer.json().code ?? ''}`.trim();
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
const sentCodes = async () =>
  (await rowsOf<{ n: number }>(api.db.execute(sql`select count(*)::int as n from login_codes`)))[0]?.n ?? 0;
const numberOf = (n: number) => `+7999${String(1_000_000 + n).slice(-7)}`;

test('of 1,000 checks at once as many are answered as one address may make', async () => {
  const answers = await atOnce(MANY, (app, n) =>
    app.post(`${user}/check-phone`, { phone: numberOf(n) }, from('203.0.113.1')),
  );
  expect(counted(answers)).toEqual({ '200': 7, '429 too_many': MANY - 7 });
});

test('of 1,000 codes asked for at once one number gets one, and the address meets captcha and limit', async () => {
  const before = await sentCodes();
  const answers = await atOnce(MANY, (app) => app.post(`${user}/login`, { phone: CUSTOMER }, from('203.0.113.2')));
  const { '403 captcha': captcha = 0, '200': sent, '429 too_many': tooMany = 0 } = counted(answers);
  // Three without the captcha, of which the number takes one; eight more until the address has had its eleven.
  expect([sent, captcha, tooMany]).toEqual([1, 8, MANY - 9]);
  expect((await sentCodes()) - before).toBe(1);
});

test('of 1,000 guesses at once, from as many addresses, five count: the code dies before it is found', async () => {
  const asked = await api.post(`${user}/login`, { phone: CUSTOMER }, from('203.0.113.3'));
  const session = sessionOf(asked) ?? null;
  const code = await lastCode(api, CUSTOMER);
  const guesses = Array.from({ length: MANY + 1 }, (_, n) => String(n + 4_000).padStart(4, '0')).filter(
    (n) => n !== code,
  );
  const answers = await atOnce(MANY, (app, n) =>
    app.post(
      `${user}/verify`,
      { phone: CUSTOMER, code: guesses[n] },
      { session, ...from(`198.51.${n >> 8}.${n & 255}`) },
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
  const [row] = await rowsOf<{ left: number }>(
    api.db.execute(sql`select attempts_left as left from login_codes order by id desc limit 1`),
  );
  expect(row?.left).toBeGreaterThanOrEqual(0);
  for (const app of [api, second]) app.wait(60_000);
  const late = await api.post(`${user}/verify`, { phone: CUSTOMER, code }, { session, ...from('198.51.100.7') });
  expect(late.json().code).toBe('old_code');
});

test('1,000 session ids and links of e-mails, tried at once, find nothing', async () => {
  const ids = Array.from({ length: MANY }, () => randomBytes(32).toString('base64url'));
  const seen = await atOnce(MANY, (app, n) => app.get('/api/fetch/userdata/', { session: ids[n] }));
  expect(seen.filter((answer) => answer.json().authed)).toEqual([]);

  const tried = await atOnce(MANY, (app, n) =>
    app.post('/api/account/verify-email/', { kind: 'account', code: ids[n]?.slice(0, 32) }, from('203.0.113.4')),
  );
  expect(counted(tried)).toEqual({ '200': 7, '429 too_many': MANY - 7 });
  expect(new Set(tried.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().state))).toEqual(
    new Set(['invalid']),
  );
});
