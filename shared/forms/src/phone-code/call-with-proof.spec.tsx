import { beforeEach, expect, jest, test } from '@jest/globals';
import type { CallResult } from '@site/runtime';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CheckingNote, usePhoneCalls } from './index.ts';

const sent = { ok: true as const, value: { status: 'ok', resend_after: 60, expires_in: 300 } };
const challenge = { ok: true as const, value: { status: 'ok', challenge: 'abc', bits: 8, expires_in: 600 } };
const captchaRequired = refusal(403, 'captcha', 'Подтвердите, что запрос отправляете вы');

/** Responses per path, in order; the last one repeats. */
let answers: Record<string, Awaited<ReturnType<WireCall>>[]>;
const call = jest.fn<WireCall>(async (_method, path) => {
  const [next, ...rest] = answers[path] ?? [];
  if (rest.length > 0) answers[path] = rest;
  return next;
});
beforeEach(() => {
  call.mockClear();
  answers = {
    '/account/user/login': [captchaRequired, sent],
    '/captcha/challenge/': [challenge],
    '/captcha/': [{ ok: true, value: { status: 'ok' } }],
  };
});

function Page() {
  const calls = usePhoneCalls();
  const [result, setResult] = useState<CallResult<unknown>>();
  return (
    <>
      <button type="button" onClick={() => void calls.sendCode('+79161234567').then(setResult)}>
        Получить код
      </button>
      <CheckingNote checking={calls.checking} />
      {result && <p role="alert">{result.ok ? 'Код отправлен' : result.problem.message}</p>}
    </>
  );
}
const open = () =>
  renderPage({ Component: Page, path: '/cart', url: '/cart?step=checkout', data: {}, api: fakeApi(call) });
const requestCode = async () => {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Получить код' }));
  return page;
};
const called = () => call.mock.calls.map(([, path]) => path);

test('completes the proof of work on the same page and repeats the call', async () => {
  const page = await requestCode();
  expect(await screen.findByRole('alert')).toHaveTextContent('Код отправлен');
  expect(called()).toEqual(['/account/user/login', '/captcha/challenge/', '/captcha/', '/account/user/login']);
  expect(page.address()).toBe('/cart?step=checkout');
});

test('shows the note during the proof of work only', async () => {
  let accept = () => {};
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  call.mockImplementationOnce(async () => captchaRequired).mockImplementationOnce(async () => challenge);
  call.mockImplementationOnce(async () => {
    await accepted;
    return { ok: true, value: { status: 'ok' } };
  });
  answers['/account/user/login'] = [sent];
  await requestCode();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Проверяем, что вы.не.робот/));
  accept();
  await screen.findByText('Код отправлен');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('does no proof of work for other problems', async () => {
  answers['/account/user/login'] = [refusal(503, 'sms', 'Не удалось отправить СМС')];
  await requestCode();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось отправить СМС');
  expect(called()).toEqual(['/account/user/login']);
});

test.each([
  ['/captcha/challenge/', refusal(429, 'too_many', 'Слишком много попыток'), 'Слишком много попыток'],
  ['/captcha/', refusal(503, 'network', 'Нет соединения с сервером'), 'Нет соединения с сервером'],
])('shows the problem of %s and stays on the page', async (path, rejected, words) => {
  answers[path] = [rejected];
  const page = await requestCode();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(page.address()).toBe('/cart?step=checkout');
});

test.each([
  ['is rejected', { '/captcha/': [captchaRequired] }],
  ['does not permit a code', { '/account/user/login': [captchaRequired] }],
  ['cannot be completed', { '/captcha/challenge/': [{ ok: true as const, value: null }] }],
])('opens the captcha page with a return address when the work %s', async (_what, changes) => {
  Object.assign(answers, changes);
  const page = await requestCode();
  await waitFor(() => expect(page.address()).toBe('/captcha?returnTo=%2Fcart%3Fstep%3Dcheckout'));
});

test('requests no code after the page is left', async () => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  call
    .mockImplementationOnce(async () => captchaRequired)
    .mockImplementationOnce(async () => {
      await responded;
      return challenge;
    });
  const page = await requestCode();
  await waitFor(() => expect(called()).toContain('/captcha/challenge/'));
  page.unmount();
  respond();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(called()).toEqual(['/account/user/login', '/captcha/challenge/']);
});
