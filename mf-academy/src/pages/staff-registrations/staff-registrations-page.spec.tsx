import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedRegistration } from '@site/contracts/manage-registrations';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { StaffRegistrationsPage } from './staff-registrations-page.tsx';

const unpaid: ManagedRegistration = {
  id: '00000000-0000-4000-8000-000000000001',
  event: 'Монтаж шлагбаумов',
  slug: 'barriers',
  starts_at: '2026-12-01T07:00:00Z',
  timezone: 'Europe/Moscow',
  state: 'awaiting_payment',
  person: 'Белова Анна',
  company: 'ООО «Ворота»',
  people: ['Белов Андрей', 'Ёлкин Иван'],
  left: ['Сидоров Пётр: Вернём 50 % стоимости этого места.'],
  price: 10_000,
  invoice: 'А-000012',
  pay_until: '2026-11-27T20:59:59Z',
  may_cancel: true,
  refund: '',
};
const over: ManagedRegistration = { ...unpaid, id: unpaid.id.replace(/1$/, '2'), people: ['Зимин Олег'] };
const rows = [unpaid, { ...over, state: 'confirmed' as const, pay_until: null, may_cancel: false }];

const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());

const open = () =>
  renderPage({
    Component: StaffRegistrationsPage,
    path: '/account/staff/registrations',
    url: '/account/staff/registrations/',
    data: { seo: seo('Записи'), access: 'open', value: { items: rows, total: 2, page: 1, pages: 1 } },
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog'));

test('records a payment after a confirmation that names the sum, the invoice and the recipients', async () => {
  const { user } = await open();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(
    /Белов Андрей.*Ёлкин Иван.*Сидоров Пётр: Вернём 50.*ООО «Ворота»Записал: Белова Анна/,
  );
  expect(first).toHaveTextContent(/Ждёт оплаты10.000.₽Счёт №.А-000012Оплатить до.27.ноября 2026.г. в.23:59/);
  expect(within(second!).queryByRole('button')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Оплата получена: Белов Андрей, Ёлкин Иван' }));
  expect(dialog().getByText(/^10.000.₽ по.счёту №.А-000012.*получат: Белов Андрей, Ёлкин Иван.$/)).toBeVisible();
  call.mockResolvedValueOnce(refusal(409, 'no_changes', 'Это уже сделано'));
  await user.click(dialog().getByRole('button', { name: 'Оплата получена' }));
  expect(await dialog().findByText('Это уже сделано')).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/registrations/{id}/paid/', unpaid));
  await user.click(dialog().getByRole('button', { name: 'Оплата получена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', `/manage/registrations/${unpaid.id}/paid/`);
});

test('cancels with a reason, which is kept when it cannot be sent', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Отменить запись: Белов Андрей, Ёлкин Иван' }));
  await user.click(dialog().getByRole('button', { name: 'Отменить запись' }));
  expect(await dialog().findByText('Заполните это поле')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.type(dialog().getByRole('textbox', { name: /Причина/ }), 'Счёт не оплачен');
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await user.click(dialog().getByRole('button', { name: 'Отменить запись' }));
  expect(await dialog().findByText('Попробуйте позже')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: /Причина/ })).toHaveValue('Счёт не оплачен');
  call.mockResolvedValueOnce(responseTo('POST /manage/registrations/{id}/cancel/', unpaid));
  await user.click(dialog().getByRole('button', { name: 'Отменить запись' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reason = { reason: 'Счёт не оплачен' };
  expect(call).toHaveBeenLastCalledWith('POST', `/manage/registrations/${unpaid.id}/cancel/`, reason);
});
