import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedApplication } from '@site/contracts/manage-applications';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffApplicationPage } from './staff-application-page.tsx';

const application: ManagedApplication = {
  id: 7,
  kind: 'dealer',
  state: 'pending',
  created_at: '2026-11-20T07:00:00.000Z',
  applicant: 'Новиков Никита',
  phone: '+79000000009',
  company: 'ООО «Новый монтаж»',
  inn: '0012345602',
  form: {
    inn: '0012345602',
    company: 'ООО «Новый монтаж»',
    surname: 'Новиков',
    name: 'Никита',
    patronymic: '',
    email: 'n@example.ru',
    city: 'Уфа',
    position: 'Директор',
    company_comment: 'Две бригады',
  },
  reason: '',
  brings: 'компания становится партнёром',
  decisions: [],
};
const rejected: ManagedApplication = {
  ...application,
  state: 'rejected',
  reason: 'Нет склада',
  decisions: [
    {
      at: '2026-11-21T07:00:00.000Z',
      author: 'Заводской Захар',
      noun: 'applications',
      subject: '7',
      action: 'rejected',
      text: 'Нет склада',
    },
  ],
};

const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedApplication>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  load.mockReset();
});

const open = () =>
  renderPage({
    Component: StaffApplicationPage,
    path: '/account/staff/applications/7',
    url: '/account/staff/applications/7/',
    data: () => ({ seo: pageSeo('Заявки'), access: 'open', value: load() }),
    api: fakeApi(call),
  });
const dialog = (name: RegExp) => within(screen.getByRole('dialog', { name }));

test('approves an application after a confirmation that names the effect', async () => {
  load.mockReturnValueOnce(application).mockReturnValue({ ...application, state: 'approved' });
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заявка № 7: ООО «Новый монтаж»');
  for (const fact of ['Дилер', 'Ждёт', '0012345602', 'Уфа', 'Директор', 'Две бригады'])
    expect(screen.getByText(fact)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Одобрить' }));
  expect(dialog(/Одобрить заявку/).getByText(/компания становится партнёром\./)).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/applications/{id}/approve/', application));
  await user.click(dialog(/Одобрить заявку/).getByRole('button', { name: 'Одобрить' }));
  expect(await screen.findByText('Одобрена')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/applications/7/approve/');
});

test('rejects an application with a reason, which a refusal keeps, and shows the decision', async () => {
  load.mockReturnValueOnce(application).mockReturnValueOnce(application).mockReturnValue(rejected);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Отклонить' }));
  const form = dialog(/Отклонить заявку/);
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await form.findByText('Заполните это поле')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Нет склада');
  call.mockResolvedValueOnce(refusal(409, 'no_changes', 'Эта заявка уже рассмотрена'));
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  expect(await form.findByText('Эта заявка уже рассмотрена')).toBeVisible();
  expect(form.getByRole('textbox', { name: /Причина/ })).toHaveValue('Нет склада');
  call.mockResolvedValueOnce(responseTo('POST /manage/applications/{id}/reject/', rejected));
  await user.click(form.getByRole('button', { name: 'Отклонить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/applications/7/reject/', { reason: 'Нет склада' });
  expect(await screen.findByText('Отказ: Нет склада')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
