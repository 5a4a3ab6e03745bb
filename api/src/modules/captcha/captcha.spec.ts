import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

const HOUR = 60 * 60_000;
let api: TestApp;
let second: TestApp;
beforeAll(async () => {
  const settings = { AUTH_CODES_BEFORE_CAPTCHA: '3', CAPTCHA_BITS: '8' };
  api = await startTestApp(settings);
  second = await startTestApp(settings, api);
});
afterAll(async () => {
  await second.close();
  await api.close();
});
beforeEach(() => {
  api.wait(25 * HOUR);
  second.wait(25 * HOUR);
});

const ask = (n: number, session: string | null = null, app = api) =>
  app.post('/api/account/user/login', { phone: `+7900000000${n}` }, { session });
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).json().code;

function solve(challenge: string, bits: number): number {
  for (let nonce = 0; ; nonce += 1) {
    const digest = createHash('sha256').update(`${challenge}:${nonce}`).digest('hex');
    if (BigInt(`0x${digest}`) >> BigInt(256 - bits) === 0n) return nonce;
  }
}

async function work(session: string | null = null) {
  const begun = await api.post('/api/captcha/challenge/', {}, { session });
  const { challenge, bits } = begun.json();
  return { challenge, nonce: solve(challenge, bits), session: sessionOf(begun) ?? session };
}
const hand = ({ challenge, nonce, session }: Awaited<ReturnType<typeof work>>) =>
  api.post('/api/captcha/', { challenge, nonce }, { session });

async function useUp() {
  for (let n = 1; n <= 3; n += 1) expect((await ask(n, null, n % 2 ? api : second)).statusCode).toBe(200);
}

test('the fourth code of an address in an hour wants the captcha; solved, it earns one code', async () => {
  await useUp();
  const refused = await ask(4);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'captcha']);

  const done = await work();
  expect((await hand(done)).json()).toEqual({ status: 'ok' });
  expect((await ask(4, done.session, second)).statusCode).toBe(200);
  expect(await codeOf(ask(5, done.session))).toBe('captcha');

  api.wait(HOUR);
  expect((await ask(5)).statusCode).toBe(200);
});

test('work that is wrong, handed in twice, late, or by another session earns nothing', async () => {
  await useUp();
  const wrong = await work();
  expect((await hand({ ...wrong, nonce: wrong.nonce + 1 })).json().code).toBe('captcha');
  // One try a challenge: guessing costs as much as working.
  expect((await hand(wrong)).json().code).toBe('captcha');
  expect(await codeOf(ask(4, wrong.session))).toBe('captcha');

  const twice = await work();
  expect((await hand(twice)).statusCode).toBe(200);
  expect((await ask(4, twice.session)).statusCode).toBe(200);
  expect((await hand(twice)).json().code).toBe('captcha');
  expect(await codeOf(ask(5, twice.session))).toBe('captcha');

  const stolen = await work();
  const thief = await work();
  expect((await hand({ ...stolen, session: thief.session })).json().code).toBe('captcha');

  const late = await work();
  api.wait(10 * 60_000);
  expect((await hand(late)).json().code).toBe('captcha');
});

test('a pass is used by one of the calls that come at once, and not a quarter of an hour later', async () => {
  await useUp();
  const done = await work();
  await hand(done);
  const answers = await Promise.all([5, 6, 7].map((n) => ask(n, done.session)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);

  const late = await work();
  await hand(late);
  api.wait(15 * 60_000);
  expect(await codeOf(ask(8, late.session))).toBe('captcha');
});
