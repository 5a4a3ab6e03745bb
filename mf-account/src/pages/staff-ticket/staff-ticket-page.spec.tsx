import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedTicket } from '@site/contracts/company-tickets';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffTicketPage } from './staff-ticket-page.tsx';

const file = { id: '7a3e0b52-5d04-4a6f-8a3f-0e6a3c9d0001', name: 'макет.pdf', size_bytes: 2048 };
const ticket: ManagedTicket = {
  number: 1001,
  topic: 'Другое',
  message: 'Как сменить логотип?',
  files: [file],
  created_at: '2026-11-20T07:00:00.000Z',
  answer: '',
  person: 'Сотрудникова Софья',
  phone: '+79000000003',
  email: 's@example.ru',
  company: 'Ворота Плюс',
  decisions: [],
};

const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedTicket>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  load.mockReset();
});
const open = () =>
  renderPage({
    Component: StaffTicketPage,
    path: '/account/staff/tickets/1001',
    url: '/account/staff/tickets/1001/',
    data: () => ({ seo: pageSeo('Обращения'), access: 'open', value: load() }),
    api: fakeApi(call),
  });

test('shows a ticket with its files and answers it once; a failed answer stays typed, also after the dialog is closed', async () => {
  const answer = 'В разделе «Главный офис».';
  load.mockReturnValueOnce(ticket).mockReturnValue({ ...ticket, answer });
  const { user } = await open();
  expect(screen.getByText('Как сменить логотип?')).toBeVisible();
  const address = `/api/manage/tickets/1001/files/${file.id}`;
  expect(screen.getByRole('link', { name: /^макет\.pdf/ })).toHaveAttribute('href', address);
  const dialog = () => within(screen.getByRole('dialog', { name: /Ответ на.обращение №.1001/ }));
  const field = () => dialog().getByRole('textbox', { name: /Ответ/ });
  await user.click(screen.getByRole('button', { name: 'Ответить' }));
  await user.type(field(), answer);
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await user.click(dialog().getByRole('button', { name: 'Отправить' }));
  expect(await dialog().findByText('Попробуйте позже')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Отменить' }));
  await user.click(screen.getByRole('button', { name: 'Ответить' }));
  expect(field()).toHaveValue(answer);
  call.mockResolvedValueOnce(responseTo('POST /manage/tickets/{number}/answer/', ticket));
  await user.click(dialog().getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/tickets/1001/answer/', { text: answer });
  expect(await screen.findByText('Есть ответ')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ответить' })).toBeNull();
});
