import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedPayment } from '@site/contracts/payments';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffPaymentsPage } from './staff-payments-page.tsx';

const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedPayment[]>();
beforeEach(() => {
  call.mockReset();
  load.mockReset();
});

const payment = (change: Partial<ManagedPayment> = {}): ManagedPayment => ({
  ...{ id: '2d5f', created_at: '2026-11-20T10:00:00.000Z', order: null, way: 'card', sum: 1_220_050, refunded: 0 },
  ...{ state: 'требует решения', reason: 'Платёж не\u00a0относится ни\u00a0к\u00a0одному заказу', is_stranger: true },
  ...change,
});
const ofOrder = payment({ id: '3e6a', order: 100_045, reason: 'Заказ уже оплачен', is_stranger: false });

const open = (items: ManagedPayment[]) => {
  load.mockReturnValue(items);
  return renderPage({
    Component: StaffPaymentsPage,
    path: '/account/staff/payments',
    url: '/account/staff/payments/',
    data: () => ({
      ...{ seo: orderSeo('Платежи'), access: 'open' },
      value: { items: load(), total: load().length, page: 1, pages: 1 },
    }),
    api: fakeApi(call),
  });
};
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

test('refunds money of no order after a confirmation, and shows a refusal', async () => {
  const { user } = await open([payment(), ofOrder]);
  expect(rows()[0]).toHaveTextContent(/^Без.заказа12.200,50.₽картой, требует решения/);
  expect(within(rows()[1]!).queryByRole('button')).toBeNull();
  expect(within(rows()[1]!).getByRole('link')).toHaveAttribute('href', '/account/staff/orders/100045/');
  await user.click(screen.getByRole('button', { name: 'Вернуть платёж 2d5f' }));
  const dialog = within(screen.getByRole('dialog', { name: /Вернуть 12.200,50.₽\?/ }));
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValueOnce(refusal(409, 'order_status', 'Возврат отклонён: платёж слишком старый'));
  await user.click(dialog.getByRole('button', { name: 'Вернуть деньги' }));
  expect(await dialog.findByText('Возврат отклонён: платёж слишком старый')).toBeVisible();
  const done = { status: 'ok' as const, refunds: [{ sum: 1_220_050, state: 'succeeded' as const }] };
  call.mockResolvedValueOnce(responseTo('POST /manage/payments/{id}/refund/', done));
  load.mockReturnValue([ofOrder]);
  await user.click(dialog.getByRole('button', { name: 'Вернуть деньги' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/payments/2d5f/refund/');
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('attaches money to an order, and keeps the typed number when it does not fit', async () => {
  const { user } = await open([payment()]);
  await user.click(screen.getByRole('button', { name: 'Отнести платёж 2d5f к\u00a0заказу' }));
  const dialog = within(screen.getByRole('dialog', { name: /Отнести платёж к.заказу/ }));
  expect(dialog.getByText(/ровно на.12.200,50.₽/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Номер заказа/ }), '№ 100 046');
  const fields = { order: 'Этот заказ не\u00a0ждёт оплаты на\u00a0сайте' };
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поле', { fields }));
  await user.click(dialog.getByRole('button', { name: /Отнести к.заказу/ }));
  expect(await dialog.findByText(/Этот заказ не.ждёт оплаты/)).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('№ 100 046');
  call.mockResolvedValueOnce(responseTo('POST /manage/payments/{id}/attach/', { status: 'ok' }));
  load.mockReturnValue([]);
  await user.click(dialog.getByRole('button', { name: /Отнести к.заказу/ }));
  expect(await screen.findByText(/Все платежи в.порядке/)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/payments/2d5f/attach/', { order: 100_046 });
});
