import { expect, jest, test } from '@jest/globals';
import type { CallResult } from '@site/runtime';
import { renderPage } from '@site/testing/render-page';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { NoticesBell } from './notices-bell.tsx';

const notice = (id: number, title: string, read: boolean) => ({
  ...{ id, title, read, text: '' },
  url: `/order/${id}/`,
  at: '2026-11-20T07:00:00Z',
});
const answers: Record<string, CallResult<unknown>> = {};
const call = jest.fn<WireCall>(async (method, path) => answers[`${method} ${path}`]);

const open = (unread: number) =>
  renderPage({
    Component: () => <NoticesBell data={null} />,
    path: '/',
    url: '/',
    data: {},
    user: { authed: true, notices_unread: unread },
    api: fakeApi(call),
  });
const bell = (name: RegExp) => screen.getByRole('button', { name });

test('opens by keyboard, marks notices as read on all devices, and links their subjects', async () => {
  answers['GET /account/notices/'] = responseTo('GET /account/notices/', {
    items: [notice(8, 'Заказ № 100008: Отгружен', false), notice(7, 'Заказ № 100007: Оплачен', true)],
    unread: 1,
    digest: false,
  });
  answers['POST /account/notices/read/'] = responseTo('POST /account/notices/read/', { status: 'ok' });
  const { user } = await open(1);
  expect(call).not.toHaveBeenCalled();
  bell(/^Уведомления, 1.новое$/).focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Уведомления' });
  const [first, second] = await within(panel).findAllByRole('listitem');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/order/8/');
  expect(first).toHaveTextContent('Новое');
  expect(second).not.toHaveTextContent('Новое');
  await waitFor(() => expect(call).toHaveBeenCalledWith('POST', '/account/notices/read/', { up_to: 8 }));
  await user.click(within(panel).getByRole('button', { name: 'Закрыть' }));
  expect(bell(/^Уведомления$/)).toBeVisible();
});

test('saves the choice of a daily e-mail, and reverts it after an error', async () => {
  answers['GET /account/notices/'] = responseTo('GET /account/notices/', { items: [], unread: 0, digest: false });
  answers['PUT /account/notices/digest/'] = responseTo('PUT /account/notices/digest/', { status: 'ok' });
  const { user } = await open(0);
  await user.click(bell(/^Уведомления$/));
  const digest = await screen.findByRole('checkbox', { name: /Присылать сводку/ });
  expect(screen.getByText(/Пока ничего не.произошло/)).toBeVisible();
  await user.click(digest);
  await waitFor(() => expect(call).toHaveBeenCalledWith('PUT', '/account/notices/digest/', { digest: true }));
  expect(digest).toBeChecked();
  answers['PUT /account/notices/digest/'] = refusal(503, 'unavailable');
  await user.click(digest);
  await waitFor(() => expect(digest).toBeChecked());
});

test('retries a failed load of notices', async () => {
  answers['GET /account/notices/'] = refusal(503, 'unavailable');
  const { user } = await open(0);
  await user.click(bell(/^Уведомления$/));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Не.удалось загрузить/);
  answers['GET /account/notices/'] = responseTo('GET /account/notices/', {
    items: [notice(8, 'Заказ отгружен', true)],
    unread: 0,
    digest: false,
  });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Заказ отгружен' })).toBeVisible();
});
