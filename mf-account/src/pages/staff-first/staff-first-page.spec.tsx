import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { personal } from '../../testing/entrance.ts';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffFirstPage } from './staff-first-page.tsx';

const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());

const open = (user = {}) =>
  renderPage({
    Component: StaffFirstPage,
    path: '/account/staff/first',
    url: '/account/staff/first/',
    data: { seo: pageSeo('Первый администратор'), pagedata: { kind: 'staff-first', isOpen: true } },
    api: fakeApi(call),
    user,
  });
const key = () => screen.getByLabelText(/Ключ управления/);
const press = () => screen.getByRole('button', { name: 'Стать администратором' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('takes the name of a guest, keeps the input after a wrong key, and goes on to the login', async () => {
  const { user, address } = await open();
  await user.type(field(/Телефон/), '9160000001');
  await user.type(field(/Фамилия/), 'Первая');
  await user.type(field(/^Имя/), 'Вера');
  await user.type(key(), 'guess');
  call.mockResolvedValueOnce(refusal(400, 'staff_key', 'Неверный ключ', { fields: { key: 'Неверный ключ' } }));
  await user.click(press());
  expect(await screen.findByText('Неверный ключ')).toBeVisible();
  expect(field(/Фамилия/)).toHaveValue('Первая');
  await user.clear(key());
  await user.type(key(), 'the-key');
  call.mockResolvedValueOnce(responseTo('POST /account/staff/first/', { status: 'ok' }));
  await user.click(press());
  await waitFor(() => expect(address()).toBe('/login?returnTo=%2Faccount%2Fstaff%2F'));
  expect(call).toHaveBeenLastCalledWith('POST', '/account/staff/first/', {
    ...{ phone: '+79160000001', surname: 'Первая', name: 'Вера' },
    key: 'the-key',
  });
});

test('takes the key alone of a user, and goes on to the second factor, also when another person was first', async () => {
  const { user, address } = await open({ authed: true, personal });
  expect(screen.getByText(/станете вы: Ёлкина Анна, \+7 \(916\) 123-45-67/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.type(key(), 'the-key');
  call.mockResolvedValueOnce(refusal(404, 'not found', 'Ничего не найдено'));
  await user.click(press());
  await waitFor(() => expect(address()).toBe('/account/staff/'));
  expect(call.mock.calls[0]![2]).toMatchObject({ phone: personal.phone, key: 'the-key' });
});
