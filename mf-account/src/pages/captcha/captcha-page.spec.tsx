import { createHash } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { CaptchaPage } from './captcha-page.tsx';
import { loader } from './loader.ts';

const challenge = { ok: true as const, value: { status: 'ok', challenge: 'abc', bits: 8, expires_in: 600 } };

const open = (call: WireCall, url = '/captcha?returnTo=%2Flogin%3FreturnTo%3D%252Fcart%252F') =>
  renderPage({ Component: CaptchaPage, path: '/captcha', url, data: loader(), api: fakeApi(call) });

test('solves the challenge without the visitor, also without workers, and returns', async () => {
  const call = jest.fn<WireCall>(async (_method, path) =>
    path === '/captcha/challenge/' ? challenge : { ok: true, value: { status: 'ok' } },
  );
  const page = await open(call);
  await waitFor(() => expect(page.address()).toBe('/login?returnTo=%2Fcart%2F'));
  const [, , handed] = call.mock.calls.find(([, path]) => path === '/captcha/') ?? [];
  const { challenge: given, nonce } = handed as { challenge: string; nonce: number };
  expect(given).toBe('abc');
  expect(createHash('sha256').update(`abc:${nonce}`).digest()[0]).toBe(0);
});

test('returns to an address of this site only', async () => {
  const call: WireCall = async (_method, path) =>
    path === '/captcha/challenge/' ? challenge : { ok: true, value: { status: 'ok' } };
  const page = await open(call, '/captcha?returnTo=https%3A%2F%2Fevil.example%2F');
  await waitFor(() => expect(page.address()).toBe('/login/'));
});

test('shows a failure with a retry and a phone number', async () => {
  let response: Awaited<ReturnType<WireCall>> = refusal(
    429,
    'too_many',
    'Слишком много попыток. Повторите через 5 минут',
  );
  const page = await open(async (_method, path) =>
    path === '/captcha/challenge/' ? response : { ok: true, value: {} },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много попыток');
  expect(screen.getByRole('link', { name: /800/ })).toHaveAttribute('href', 'tel:+78005550120');
  response = challenge;
  await page.user.click(screen.getByRole('button', { name: 'Повторить проверку' }));
  await waitFor(() => expect(page.address()).toBe('/login?returnTo=%2Fcart%2F'));
});
