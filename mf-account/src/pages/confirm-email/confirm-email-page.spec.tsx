import { expect, jest, test } from '@jest/globals';
import type { EmailLinkPageData } from '@site/contracts/personal';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen } from '@testing-library/react';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { shouldRevalidate } from './route.ts';

const seo = {
  title: 'Подтверждение электронной почты',
  description: '',
  h1: 'Подтверждение электронной почты',
  canonical: '/system/',
  robots: 'noindex',
  breadcrumbs: [],
  jsonld: [],
};

type Link = Omit<EmailLinkPageData, 'kind'>;
/** `links`: one for every code, or by code. */
const open = (links: Link | Record<string, Link>, call: WireCall = async () => undefined, authed = false) =>
  renderPage({
    Component: ConfirmEmailPage,
    path: '/system/email/:code',
    url: '/system/email/abc/',
    data: ({ pathname }) => {
      const link = 'state' in links ? links : links[pathname.split('/')[3] ?? ''];
      return { seo, content: [], pagedata: { kind: 'email-link', ...link } };
    },
    shouldRevalidate,
    user: { authed },
    api: fakeApi(call),
  });

test('confirms the address of a fresh link without a click', async () => {
  const call = jest.fn<WireCall>(async () => ({ ok: true, value: { status: 'ok', state: 'confirmed' } }));
  await open({ for: 'account', state: 'open' }, call, true);
  expect(await screen.findByText('Адрес подтверждён')).toBeVisible();
  expect(call.mock.calls).toEqual([['POST', '/account/verify-email/', { code: 'abc', kind: 'account' }]]);
  expect(screen.getByRole('link', { name: /К.личным данным/ })).toHaveAttribute('href', '/account/personal/');
});

test.each([
  ['used', 'Адрес уже подтверждён'],
  ['invalid', 'Ссылка недействительна или устарела'],
] as const)('shows that a link is %s, without a request', async (state, text) => {
  const call = jest.fn<WireCall>();
  await open({ for: 'learning', state }, call);
  expect(screen.getByText(text)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('retries a failed call', async () => {
  let response: Awaited<ReturnType<WireCall>> = refusal(503, 'network');
  const page = await open({ for: 'account', state: 'open' }, async () => response);
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет соединения');
  response = { ok: true, value: { status: 'ok', state: 'confirmed' } };
  await page.user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Адрес подтверждён')).toBeVisible();
});

test('shows and confirms the second of two links that are opened one after the other', async () => {
  const call = jest.fn<WireCall>(async () => ({ ok: true, value: { status: 'ok', state: 'confirmed' } }));
  const { router } = await open(
    { abc: { for: 'account', state: 'invalid' }, def: { for: 'learning', state: 'open' } },
    call,
  );
  expect(screen.getByText('Ссылка недействительна или устарела')).toBeVisible();
  await act(() => router.navigate('/system/email/def/'));
  expect(await screen.findByText('Адрес подтверждён')).toBeVisible();
  expect(call.mock.calls).toEqual([['POST', '/account/verify-email/', { code: 'def', kind: 'learning' }]]);
});

test('keeps the outcome when the data of the page is loaded again', async () => {
  let state: Link['state'] = 'open';
  const call = jest.fn<WireCall>(async () => {
    state = 'used';
    return { ok: true, value: { status: 'ok', state: 'confirmed' } };
  });
  const { router } = await open(
    {
      for: 'account',
      get state() {
        return state;
      },
    },
    call,
  );
  expect(await screen.findByText('Адрес подтверждён')).toBeVisible();
  await act(() => router.revalidate());
  expect(screen.getByText('Адрес подтверждён')).toBeVisible();
  expect(call).toHaveBeenCalledTimes(1);
});
