import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedUser } from '@site/contracts/manage-users';
import { fakeApi, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffUserPage } from './staff-user-page.tsx';

const person: ManagedUser = {
  id: '00000000-0000-4000-8000-000000000005',
  name: 'Покупалов Пётр',
  phone: '+79000000001',
  email: 'demo1@example.ru',
  role: 'customer',
  came_user: false,
  company: null,
  blocked: false,
  city: 'Тула',
  position: '',
  orders: 5,
  decisions: [],
};
const address = `/manage/users/${person.id}`;

const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedUser>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  load.mockReset();
});

test('blocks a user with a reason, and unblocks after a confirmation', async () => {
  load
    .mockReturnValueOnce(person)
    .mockReturnValueOnce({ ...person, blocked: true })
    .mockReturnValue(person);
  const { user } = await renderPage({
    Component: StaffUserPage,
    path: '/account/staff/users/5',
    url: '/account/staff/users/5/',
    data: () => ({ seo: pageSeo('Пользователи'), access: 'open', value: load() }),
    api: fakeApi(call),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Покупалов Пётр' })).toBeVisible();
  expect(screen.getByText('Покупатель')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Заблокировать' }));
  const form = within(screen.getByRole('dialog', { name: 'Заблокировать: Покупалов Пётр' }));
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Чужой номер');
  call.mockResolvedValueOnce(responseTo('POST /manage/users/{user}/block/', person));
  await user.click(form.getByRole('button', { name: 'Заблокировать' }));
  expect(await screen.findByText('Заблокирован')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', `${address}/block/`, { text: 'Чужой номер' });

  await user.click(screen.getByRole('button', { name: 'Разблокировать' }));
  const confirm = within(screen.getByRole('dialog', { name: 'Разблокировать пользователя?' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/users/{user}/unblock/', person));
  await user.click(confirm.getByRole('button', { name: 'Разблокировать' }));
  expect(await screen.findByText('Открыт')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', `${address}/unblock/`);
});
