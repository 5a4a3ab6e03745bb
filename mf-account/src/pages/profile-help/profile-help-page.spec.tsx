import { afterEach, expect, jest, test } from '@jest/globals';
import type { Ticket } from '@site/contracts/company-tickets';
import { fakeUploads } from '@site/testing/fake-uploads';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileHelpPage } from './profile-help-page.tsx';

const ticket: Ticket = {
  ...{ number: 1002, topic: 'Другое', message: 'Как сменить логотип?', created_at: '2026-11-20T07:00:00Z', answer: '' },
  files: [],
};
const drawing = { id: '7a3e0b52-5d04-4a6f-8a3f-0e6a3c9d0001', name: 'макет.pdf', size_bytes: 2048 };
const uploads = fakeUploads();

async function open(tickets: Ticket[]) {
  const call = jest.fn<WireCall>();
  const page = await renderPage({
    Component: ProfileHelpPage,
    path: '/account/profile/help',
    url: '/account/profile/help',
    data: { seo: pageSeo('Помощь'), pagedata: { kind: 'company-help', tickets } },
    api: fakeApi(call),
  });
  return { ...page, call };
}
afterEach(() => sessionStorage.clear());

test('sends a question, keeps it after an error, and lists it with its number', async () => {
  const { call, user } = await open([{ ...ticket, number: 1001, answer: 'В редактировании офиса.' }]);
  expect(screen.getByText(/В редактировании офиса/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Отправить' });
  await user.click(send);
  expect(await screen.findByText('Заполните это поле')).toBeVisible();

  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  const message = screen.getByRole('textbox', { name: /Сообщение/ });
  await user.type(message, ticket.message);
  await user.selectOptions(screen.getByRole('combobox', { name: /Тема/ }), ticket.topic);
  await user.click(send);
  expect(await screen.findByText('Попробуйте позже')).toBeVisible();
  expect(message).toHaveValue(ticket.message);

  call.mockResolvedValueOnce(responseTo('POST /account/profile/help', { status: 'ok', ticket }));
  await user.click(send);
  expect(await screen.findByRole('heading', { name: /Обращение №.1002/ })).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/account/profile/help', {
    topic: 'Другое',
    message: ticket.message,
    files: [],
  });
  expect(message).toHaveValue('');
});

test('sends files with a question, keeps them after an error or a reload, and links them in the list', async () => {
  const { call, user, unmount } = await open([]);
  const input = () => screen.getByLabelText<HTMLInputElement>(/^Файлы к.обращению$/, { selector: 'input' });
  await user.upload(input(), new File(['x'], 'макет.pdf'));
  expect(uploads[0]?.open).toHaveBeenCalledWith('POST', '/api/account/profile/help/files/');
  await uploads[0]?.progress(1, 2);
  expect(screen.getByRole('progressbar', { name: 'Загружается макет.pdf' })).toHaveValue(0.5);
  expect(screen.getByRole('button', { name: 'Файлы загружаются…' })).toBeDisabled();
  await uploads[0]?.answer(200, { status: 'ok', file: drawing });
  await user.type(screen.getByRole('textbox', { name: /Сообщение/ }), ticket.message);
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText('Попробуйте позже')).toBeVisible();
  expect(screen.getByText('макет.pdf')).toBeVisible();
  unmount();

  const again = await open([]);
  expect(screen.getByText('макет.pdf')).toBeVisible();
  again.call.mockResolvedValueOnce(
    responseTo('POST /account/profile/help', { status: 'ok', ticket: { ...ticket, files: [drawing] } }),
  );
  await again.user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('link', { name: 'макет.pdf' })).toHaveAttribute(
    'href',
    `/api/account/profile/help/1002/files/${drawing.id}`,
  );
  expect(again.call).toHaveBeenLastCalledWith(
    'POST',
    '/account/profile/help',
    expect.objectContaining({ files: [drawing.id] }),
  );
  expect(screen.queryByRole('button', { name: 'Убрать макет.pdf' })).not.toBeInTheDocument();
});
