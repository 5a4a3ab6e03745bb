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

const requestCode = (n: number, session: string | null = null, app = api) =>
  app.post('/api/account/user/login', { phone: `+7900000000${n}` }, { session });
const codeOf = async (response: ReturnType<typeof requestCode>) => (await response).json().code;

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
const submit = ({ challenge, nonce, session }: Awaited<ReturnType<typeof work>>) =>
  api.post('/api/captcha/', { challenge, nonce }, { session });

async function useUp() {
  for (let n = 1; n <= 3; n += 1) expect((await requestCode(n, null, n % 2 ? api : second)).statusCode).toBe(200);
}

test('requires the captcha for the fourth code of an address in an hour, once per code', async () => {
  await useUp();
  const refused = await requestCode(4);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'captcha']);

  const done = await work();
  expect((await submit(done)).json()).toEqual({ status: 'ok' });
  expect((await requestCode(4, done.session, second)).statusCode).toBe(200);
  expect(await codeOf(requestCode(5, done.session))).toBe('captcha');

  api.wait(HOUR);
  expect((await requestCode(5)).statusCode).toBe(200);
});

test('rejects work that is wrong, repeated, expired or from another session', async () => {
  await useUp();
  const wrong = await work();
  expect((await submit({ ...wrong, nonce: wrong.nonce + 1 })).json().code).toBe('captcha');
  // One attempt per challenge, so that guessing costs as much as working.
  expect((await submit(wrong)).json().code).toBe('captcha');
  expect(await codeOf(requestCode(4, wrong.session))).toBe('captcha');

  const twice = await work();
  expect((await submit(twice)).statusCode).toBe(200);
  expect((await requestCode(4, twice.session)).statusCode).toBe(200);
  expect((await submit(twice)).json().code).toBe('captcha');
  expect(await codeOf(requestCode(5, twice.session))).toBe('captcha');

  const stolen = await work();
  const thief = await work();
  expect((await submit({ ...stolen, session: thief.session })).json().code).toBe('captcha');

  const late = await work();
  api.wait(10 * 60_000);
  expect((await submit(late)).json().code).toBe('captcha');
});

test('allows one of several concurrent calls, within a quarter of an hour', async () => {
  await useUp();
  const done = await work();
  await submit(done);
  const responses = await Promise.all([5, 6, 7].map((n) => requestCode(n, done.session)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);

  const late = await work();
  await submit(late);
  api.wait(15 * 60_000);
  expect(await codeOf(requestCode(8, late.session))).toBe('captcha');
});
