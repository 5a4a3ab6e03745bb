import { afterEach, expect, jest, test } from '@jest/globals';
import type { SentRequest } from '@site/contracts/form-requests';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { RequestPage } from './request-page.tsx';

const call = jest.fn<WireCall>();
afterEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

const request: SentRequest = {
  ...{ number: 'З-000012', form_code: 'price-request', subject: 'Запрос цены', state: 'answered' },
  ...{ created_at: '2026-11-18T10:00:00.000Z', comment: 'Привод SL-80' },
  history: [
    { at: '2026-11-18T10:00:00.000Z', state: 'new', text: '' },
    { at: '2026-11-19T10:00:00.000Z', state: 'answered', text: 'Цена — 45 000 ₽' },
  ],
};
const seo = { title: '', description: '', h1: 'Обращение', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const open = (shown: SentRequest | null, query = '') =>
  renderPage({
    Component: RequestPage,
    path: '/support/request/:code?',
    url: shown ? '/support/request/abc/' : `/support/request/${query}`,
    data: { seo, pagedata: { kind: 'request', request: shown } },
    api: fakeApi(call),
  });

test('shows the state and its history with dates, newest first', async () => {
  await open(request);
  expect(screen.getByText(/Запрос цены от/)).toHaveTextContent('18 ноября 2026 г.');
  const [first, last] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Отвечено19 ноября 2026 г. в 13:00Цена — 45 000 ₽$/);
  expect(last).toHaveTextContent(/^Принято18 ноября/);
  expect(screen.queryByRole('form')).toBeNull();
});

test('finds a request by number and contact, and reports a missing one at the number and an error in the form', async () => {
  const { user, router } = await open(null);
  const button = () => screen.getByRole('button', { name: 'Узнать состояние' });
  await waitFor(() => expect(button()).toBeEnabled()); // The button of the placeholder is disabled.
  await user.type(screen.getByRole('textbox', { name: /^Номер обращения/ }), 'З-000012');
  await user.type(screen.getByRole('textbox', { name: /^Телефон или электронная почта/ }), 'anna@example.ru');
  const send = button();
  call.mockResolvedValueOnce(refusal(429, 'too_many', 'Слишком много попыток'));
  await user.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много попыток');
  call.mockResolvedValueOnce(responseTo('POST /forms/requests/find/', { url: null }));
  await user.click(send);
  expect(await screen.findByText(/таким номером и.контактом не.найдено/)).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /forms/requests/find/', { url: '/support/request/abc/' }));
  await user.click(send);
  await waitFor(() => expect(router.state.location.pathname).toBe('/support/request/abc/'));
  expect(call).toHaveBeenLastCalledWith('POST', '/forms/requests/find/', {
    number: 'З-000012',
    contact: 'anna@example.ru',
  });
});

test('posts the form without scripts, and reports a missing request on the page after it', async () => {
  const plain = await open(null);
  const form = await screen.findByRole('form', { name: 'Состояние обращения' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/shop/request/']);
  expect(screen.queryByText(/контактом не.найдено/)).toBeNull();
  plain.unmount();
  await open(null, '?missing=1');
  expect(screen.getByText(/контактом не.найдено/)).toBeVisible();
});
