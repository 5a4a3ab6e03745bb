import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedOrder } from '@site/contracts/manage-orders';
import type { OrderRequestOfBuyer } from '@site/contracts/orders';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { fakeUploads } from '@site/testing/fake-uploads';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { order, orderSeo } from '../../testing/orders.ts';
import { StaffOrderPage } from './staff-order-page.tsx';

const uploads = fakeUploads();
const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedOrder>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  load.mockReset();
});

const managed = (change: Partial<ManagedOrder> = {}): ManagedOrder => ({
  ...{ order: order(), next: ['paid', 'cancelled'], owes_deferred: false, refund_due: 0, decisions: [] },
  ...change,
});
const open = (value: ManagedOrder) => {
  load.mockReturnValue(value);
  return renderPage({
    Component: StaffOrderPage,
    path: '/account/staff/orders/100045',
    url: '/account/staff/orders/100045/',
    data: () => ({ seo: orderSeo('Заказы'), access: 'open', value: load() }),
    api: fakeApi(call),
  });
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const dialog = (name: RegExp | string) => within(screen.getByRole('dialog', { name }));

test('moves an order to the next status, and keeps the text when a colleague has moved it', async () => {
  const { user } = await open(managed());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Заказ №.100045/);
  for (const fact of ['ООО «Синтетика»', '+7 (916) 123-45-67', 'Позвоните за час', 'Самовывоз: Склад в Химках'])
    expect(screen.getByText(fact)).toBeVisible();
  expect(screen.getByRole('link', { name: 'план.pdf' })).toHaveAttribute('download');
  await user.click(button('Отметить оплату'));
  await user.type(dialog('Отметить оплату').getByRole('textbox'), 'Платёж 15');
  call.mockResolvedValueOnce(refusal(409, 'order_status', 'Заказ уже оплачен'));
  await user.click(dialog('Отметить оплату').getByRole('button', { name: 'Отметить оплату' }));
  expect(await screen.findByText('Заказ уже оплачен')).toBeVisible();
  expect(dialog('Отметить оплату').getByRole('textbox')).toHaveValue('Платёж 15');
  const paid = managed({ order: order({ status: 'paid', status_label: 'Оплачен' }), next: ['assembling'] });
  call.mockResolvedValueOnce(responseTo('POST /manage/orders/{order}/status/', paid));
  load.mockReturnValue(paid);
  await user.click(dialog('Отметить оплату').getByRole('button', { name: 'Отметить оплату' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/orders/100045/status/', { status: 'paid', text: 'Платёж 15' });
  expect(await screen.findByRole('button', { name: 'Начать комплектацию' })).toBeVisible();
});

test('requires a reason for a cancellation', async () => {
  const { user } = await open(managed());
  await user.click(button('Отменить заказ'));
  const form = dialog('Отменить заказ?');
  await user.click(form.getByRole('button', { name: 'Отменить заказ' }));
  expect(await form.findByText('Заполните это поле')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('refunds what is due and records a deferred payment after a confirmation; a return is decided at its request', async () => {
  const asked: OrderRequestOfBuyer = {
    number: 1007,
    kind: 'return',
    state: 'open',
    ...{ text: 'Не подошло', created_at: '2026-11-21T10:00:00.000Z', state_label: 'Ждёт ответа' },
    ...{ answer: '', closed_at: null, lines: [], refund: null },
  };
  const { user } = await open(
    managed({ order: order({ requests: [asked] }), next: ['returned'], owes_deferred: true, refund_due: 1_220_000 }),
  );
  expect(screen.queryByRole('button', { name: 'Возврат оформлен' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Решить возврат' })).toHaveAttribute(
    'href',
    '/account/staff/questions/1007/',
  );
  await user.click(button(/^Вернуть 12.200.₽$/));
  call.mockResolvedValueOnce(responseTo('POST /manage/orders/{order}/refund/', { status: 'ok', refunds: [] }));
  await user.click(dialog(/Вернуть 12.200.₽\?/).getByRole('button', { name: 'Вернуть деньги' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/orders/100045/refund/');
  await user.click(button('Отметить оплату отсрочки'));
  call.mockResolvedValueOnce(responseTo('POST /manage/orders/{order}/payment/', { status: 'ok' }));
  await user.click(dialog(/Отметить оплату отсрочки/).getByRole('button', { name: 'Отметить' }));
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('POST', '/manage/orders/100045/payment/'));
});

test('adds a closing document, and refuses an unsuitable one before the upload', async () => {
  await open(managed());
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText('Добавить закрывающий документ'), {
      target: { files: [new File(['x'], name)] },
    });
  choose('УПД.exe');
  expect(screen.getByText(/Недопустимый формат/)).toBeVisible();
  choose('УПД.pdf');
  await waitFor(() => expect(uploads).toHaveLength(1));
  expect(uploads[0]!.open).toHaveBeenCalledWith('POST', '/api/manage/orders/100045/documents/');
  const document = { id: '7f8f2c0e-0d0f-4b9c-8d65-0b6f0a1c2d3f', name: 'УПД.pdf', size_bytes: 1 };
  load.mockReturnValue(managed({ order: order({ documents: [document] }) }));
  await uploads[0]!.answer(200, { status: 'ok', file: document });
  expect(await screen.findByRole('link', { name: 'УПД.pdf' })).toBeVisible();
});
