import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedCompany } from '@site/contracts/manage-companies';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffCompanyPage } from './staff-company-page.tsx';

const company: ManagedCompany = {
  id: 1,
  name: 'Ворота Плюс',
  inn: '0012345610',
  kpp: '',
  level: 'partner',
  dealer_access: true,
  kp_access: false,
  suspended: false,
  personal_discount: { A: 20 },
  credit_limit: null,
  suspended_at: null,
  suspension_reason: '',
  members: [
    {
      id: '00000000-0000-4000-8000-000000000010',
      name: 'Воротников Василий',
      phone: '+79000000010',
      role: 'company_owner',
    },
  ],
  decisions: [],
};

const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedCompany>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  load.mockReset();
});
const open = () =>
  renderPage({
    Component: StaffCompanyPage,
    path: '/account/staff/companies/1',
    url: '/account/staff/companies/1/',
    data: () => ({ seo: pageSeo('Компании'), access: 'open', value: load() }),
    api: fakeApi(call),
  });
const dialog = (name: RegExp | string) => within(screen.getByRole('dialog', { name }));

test('changes level, discounts and deferred payment, and keeps what was typed after a refusal', async () => {
  load.mockReturnValueOnce(company).mockReturnValue({ ...company, credit_limit: 500_000 });
  const { user } = await open();
  expect(screen.getByText(/A: 20.%/)).toBeVisible();
  expect(screen.getByText(/Воротников Василий, Руководитель компании/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить условия' }));
  const form = dialog('Условия: Ворота Плюс');
  await user.selectOptions(form.getByRole('combobox', { name: /Уровень/ }), 'gold');
  await user.clear(form.getByRole('textbox', { name: 'A' }));
  await user.type(form.getByRole('textbox', { name: 'B' }), 'x');
  await user.type(form.getByRole('textbox', { name: /Лимит/ }), '500000');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText(/целое число от.0 до.99/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.clear(form.getByRole('textbox', { name: 'B' }));
  await user.type(form.getByRole('textbox', { name: 'B' }), '15');
  const refused = 'Выберите уровень';
  call.mockResolvedValueOnce(refusal(400, 'validation', refused, { fields: { level: refused } }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText(refused)).toBeVisible();
  expect(form.getByRole('textbox', { name: /Лимит/ })).toHaveValue('500\u00a0000');
  call.mockResolvedValueOnce(responseTo('PUT /manage/companies/{id}/terms/', company));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const terms = { level: 'gold', personal_discount: { B: 15 }, credit_limit: 500_000 };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/companies/1/terms/', terms);
  expect(await screen.findByText(/До.500.000.₽/)).toBeVisible();
});

test('suspends a company with a reason, and resumes it after a confirmation', async () => {
  const suspended = { suspended: true, suspended_at: '2026-11-20T07:00:00.000Z', suspension_reason: 'Долг' };
  load
    .mockReturnValueOnce(company)
    .mockReturnValueOnce({ ...company, ...suspended })
    .mockReturnValue(company);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Приостановить' }));
  const form = dialog('Приостановить: Ворота Плюс');
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Долг');
  call.mockResolvedValueOnce(responseTo('POST /manage/companies/{id}/suspend/', company));
  await user.click(form.getByRole('button', { name: 'Приостановить' }));
  expect(await screen.findByText(/20 ноября 2026.*: Долг/)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/companies/1/suspend/', { reason: 'Долг' });
  await user.click(screen.getByRole('button', { name: 'Возобновить работу' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/companies/{id}/resume/', company));
  await user.click(dialog('Возобновить работу?').getByRole('button', { name: 'Возобновить' }));
  expect(await screen.findByRole('button', { name: 'Приостановить' })).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/companies/1/resume/');
});
