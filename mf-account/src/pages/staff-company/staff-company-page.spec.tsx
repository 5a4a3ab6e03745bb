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
  ogrn: '',
  legal_address: '',
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
  invitations: [],
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
  const base = { level: 'partner', personal_discount: { A: 20 }, credit_limit: null };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/companies/1/terms/', { ...terms, base });
  expect(await screen.findByText(/До.500.000.₽/)).toBeVisible();
});

test('shows what a colleague changed meanwhile, keeps what was typed, and saves over it', async () => {
  load.mockReturnValue(company);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Изменить условия' }));
  const form = dialog('Условия: Ворота Плюс');
  await user.type(form.getByRole('textbox', { name: /Лимит/ }), '500000');
  const theirs = { level: 'gold' as const, personal_discount: { A: 20, B: 10 }, credit_limit: 300_000 };
  const message = 'Условия уже изменились (Сбытова Светлана): уровень: Партнёр → Золотой партнёр';
  call.mockResolvedValueOnce(refusal(409, 'edited_meanwhile', message, { data: { terms: theirs } }));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('textbox', { name: /Лимит/ })).toHaveValue('500\u00a0000');
  expect(form.getByRole('combobox', { name: /Уровень/ })).toHaveValue('gold');
  expect(form.getByRole('textbox', { name: 'B' })).toHaveValue('10');
  call.mockResolvedValueOnce(responseTo('PUT /manage/companies/{id}/terms/', company));
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const saved = { ...theirs, credit_limit: 500_000, base: theirs };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/companies/1/terms/', saved);
});

test('invites an employee, and sends an expired invitation again', async () => {
  const invitation: ManagedCompany['invitations'][number] = {
    ...{ id: '00000000-0000-4000-8000-000000000011', name: 'Петрова Анна', phone: '+79160000001' },
    ...{ role: 'company_owner', sent_at: '2026-11-10T07:00:00.000Z', expires_at: '2026-11-17T07:00:00.000Z' },
    is_expired: true,
  };
  const invited = { ...company, members: [], invitations: [invitation] };
  load
    .mockReturnValueOnce({ ...company, members: [] })
    .mockReturnValueOnce(invited)
    .mockReturnValue({ ...invited, invitations: [{ ...invitation, is_expired: false }] });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Пригласить сотрудника' }));
  const form = dialog('Пригласить сотрудника');
  expect(form.getByRole('combobox', { name: /Роль/ })).toHaveValue('company_owner');
  await user.type(form.getByRole('textbox', { name: /Телефон/ }), '9160000001');
  await user.type(form.getByRole('textbox', { name: /Фамилия/ }), 'Петрова');
  await user.type(form.getByRole('textbox', { name: /^Имя/ }), 'Анна');
  await user.type(form.getByRole('textbox', { name: /Должность/ }), 'Директор');
  await user.type(form.getByRole('textbox', { name: /почта/ }), 'anna@example.ru');
  await user.click(form.getByRole('checkbox', { name: /согласен на/ }));
  call.mockResolvedValueOnce(responseTo('POST /manage/companies/{id}/invitations/', company));
  await user.click(form.getByRole('button', { name: 'Пригласить' }));
  expect(await screen.findByText('Истекло')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/companies/1/invitations/', {
    ...{ surname: 'Петрова', name: 'Анна', patronymic: '', phone: '+79160000001', email: 'anna@example.ru' },
    ...{ position: 'Директор', role: 'company_owner', consent_employees: true },
  });
  call.mockResolvedValueOnce(responseTo('POST /manage/companies/{id}/invitations/{invitation}/repeat/', company));
  await user.click(screen.getByRole('button', { name: 'Пригласить ещё раз: Петрова Анна' }));
  expect(await screen.findByText('Ждёт ответа')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', `/manage/companies/1/invitations/${invitation.id}/repeat/`);
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
