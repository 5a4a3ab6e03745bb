import { expect, jest, test } from '@jest/globals';
import type { EmailLinkPageData } from '@site/contracts/personal';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

const seo = {
  title: 'Подтверждение электронной почты',
  description: '',
  h1: 'Подтверждение электронной почты',
  canonical: '/system/',
  robots: 'noindex',
  breadcrumbs: [],
  jsonld: [],
};

const open = (pagedata: Omit<EmailLinkPageData, 'kind'>, call: WireCall = async () => undefined, authed = false) =>
  renderPage({
    Component: ConfirmEmailPage,
    path: '/system/email/:code',
    url: '/system/email/abc/',
    data: { seo, content: [], pagedata: { kind: 'email-link', ...pagedata } },
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
