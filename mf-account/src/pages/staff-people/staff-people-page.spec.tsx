import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManageKey, StaffMember } from '@site/contracts/manage-staff';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffPeoplePage } from './staff-people-page.tsx';

const self: StaffMember = {
  phone: '+79000000008',
  name: 'Заводской Захар',
  roles: ['administrator'],
  second_factor: 'set',
  recovery_codes: 10,
  is_blocked: false,
  is_self: true,
};
const colleague: StaffMember = {
  ...self,
  phone: '+79160000001',
  name: 'Белова Анна',
  roles: ['sales'],
  is_self: false,
};
const key: ManageKey = {
  id: '00000000-0000-4000-8000-000000000009',
  name: 'Учёт',
  areas: ['goods'],
  until: '2027-01-31',
  created_at: '2026-11-01T10:00:00.000Z',
  created_by: 'Заводской Захар',
  last_used_at: null,
  state: 'active',
};

const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());

const open = (members: StaffMember[] = [self, colleague], keys: ManageKey[] = []) =>
  renderPage({
    Component: StaffPeoplePage,
    path: '/account/staff/people',
    url: '/account/staff/people/',
    data: { seo: pageSeo('Сотрудники'), pagedata: { kind: 'staff-people', access: 'open', members, keys } },
    api: fakeApi(call),
  });
const dialog = (name: RegExp | string) => within(screen.getByRole('dialog', { name }));
const items = { items: [self, colleague] };

test('adds an employee by phone, and shows what the API refuses', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  const form = dialog('Добавить сотрудника');
  await user.type(form.getByRole('textbox', { name: /Телефон/ }), '9160000002');
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  expect(await form.findByText('Выберите хотя бы одну роль')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.click(form.getByRole('checkbox', { name: 'Продажи' }));
  const phone = 'Пользователь с таким номером телефона не зарегистрирован';
  call.mockResolvedValueOnce(refusal(404, 'no_user', phone, { fields: { phone } }));
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  expect(await form.findByText(phone)).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/staff/', items));
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/staff/', { phone: '+79160000002', roles: ['sales'] });
});

test('changes roles, resets a second factor and removes an employee after a confirmation, but not oneself', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Убрать: Заводской Захар' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Роли: Белова Анна' }));
  const form = dialog('Роли: Белова Анна');
  expect(form.getByRole('checkbox', { name: 'Продажи' })).toBeChecked();
  await user.click(form.getByRole('checkbox', { name: 'Академия' }));
  call.mockResolvedValueOnce(responseTo('PUT /manage/staff/{phone}/', items));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const one = '/manage/staff/%2B79160000001/';
  expect(call).toHaveBeenLastCalledWith('PUT', one, { roles: ['sales', 'academy'] });

  await user.click(screen.getByRole('button', { name: 'Сбросить второй фактор: Белова Анна' }));
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await user.click(dialog('Сбросить второй фактор?').getByRole('button', { name: 'Сбросить' }));
  expect(await screen.findByText('Попробуйте позже')).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/staff/{phone}/reset-second-factor/', items));
  await user.click(dialog('Сбросить второй фактор?').getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', `${one}reset-second-factor/`);

  await user.click(screen.getByRole('button', { name: 'Убрать: Белова Анна' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/staff/{phone}/remove/', { items: [self] }));
  await user.click(dialog('Убрать сотрудника?').getByRole('button', { name: 'Убрать' }));
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('POST', `${one}remove/`));
});

test('creates a key, shows it once to copy, and revokes one', async () => {
  const { user } = await open([self], [key]);
  expect(screen.getByText(/До 31 января 2027.*ещё не.использовался/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Создать ключ' }));
  const form = dialog('Создать ключ');
  await user.type(form.getByRole('textbox', { name: /Название/ }), 'Склад');
  await user.click(form.getByRole('checkbox', { name: 'Товары' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/keys/', { items: [key], key: 'mk_secret' }));
  await user.click(form.getByRole('button', { name: 'Создать' }));
  const made = within(await screen.findByRole('dialog', { name: 'Ключ создан' }));
  expect(made.getByText('mk_secret')).toBeVisible();
  await user.click(made.getByRole('button', { name: 'Скопировать ключ' }));
  expect(await navigator.clipboard.readText()).toBe('mk_secret');
  await user.click(made.getByRole('button', { name: 'Ключ сохранён' }));
  expect(screen.queryByText('mk_secret')).toBeNull();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/keys/', { name: 'Склад', areas: ['goods'], until: null });

  await user.click(screen.getByRole('button', { name: 'Отозвать ключ: Учёт' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/keys/{id}/revoke/', { items: [] }));
  await user.click(dialog('Отозвать ключ?').getByRole('button', { name: 'Отозвать' }));
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('POST', `/manage/keys/${key.id}/revoke/`));
});
