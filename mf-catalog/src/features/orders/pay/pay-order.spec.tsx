import { beforeEach, expect, jest, test } from '@jest/globals';
import type { OnlinePayment, Order } from '@site/contracts/orders';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { order, orderSeo } from '../../../testing/orders.ts';
import { OrderPage } from '../../../pages/order/order-page.tsx';

const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
});

const payment = (change: Partial<OnlinePayment> = {}): OnlinePayment => ({
  ...{ ways: ['card', 'sbp'], state: 'none', failure: '', paid: 0, refunded: 0 },
  ...change,
});
const ofPerson = (change: Partial<OnlinePayment> = {}, more: Partial<Order> = {}) =>
  order({
    ...{ customer_type: 'person', company: null, invoice: null, payment_label: 'СБП' },
    ...{ online_payment: payment(change), actions: ['pay', 'cancel'] },
    ...more,
  });
const paid = () => ofPerson({ state: 'paid', ways: [], paid: 2_500_000 }, { status: 'paid', actions: [] });

const open = (shown: Order, query = '') =>
  renderPage({
    Component: OrderPage,
    path: '/order/:id',
    url: `/order/${shown.id}/${query}`,
    data: { seo: orderSeo('Заказ №\u00a0100045'), content: [], pagedata: { kind: 'order', order: shown } },
    user: { authed: true },
    api: fakeApi(call),
  });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const checked = (shown: Order) => responseTo('POST /order/{id}/payment/check/', { status: 'ok', order: shown });

test('pays the order by the chosen way, and shows why it cannot', async () => {
  await open(ofPerson());
  expect(screen.getByRole('radio', { name: 'Банковской картой' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'СБП' }));
  call.mockResolvedValue(refusal(503, 'payment_unavailable', 'Платёжный сервис не отвечает'));
  await userEvent.click(button(/^Оплатить 25.000.₽$/));
  expect(call).toHaveBeenCalledWith('POST', `/order/${order().id}/payment/`, { way: 'sbp' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Платёжный сервис не отвечает');
  expect(button(/^Оплатить/)).toBeEnabled();
});

test('requests the result after the return, and shows that the order is paid', async () => {
  call.mockResolvedValue(checked(paid()));
  await open(ofPerson({ state: 'open', ways: ['sbp'] }), '?payment=check');
  expect(await screen.findByText('Заказ оплачен')).toBeVisible();
  expect(screen.getByText(/Чек придёт на.anna@example\.ru/)).toBeVisible();
  expect(screen.getByText(/^Оплачено на.сайте$/).nextSibling).toHaveTextContent(/^25.000.₽$/);
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).not.toBeInTheDocument();
});

test('shows a failed payment after the return, and offers all ways again', async () => {
  call.mockResolvedValue(checked(ofPerson({ state: 'failed', failure: 'Банк отклонил платёж' })));
  await open(ofPerson({ state: 'open', ways: ['sbp'] }), '?payment=check');
  expect(await screen.findByText(/^Банк отклонил платёж\. Деньги не.списаны/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('lets the buyer check an unfinished payment again, or continue it', async () => {
  call.mockResolvedValue(checked(ofPerson({ state: 'open', ways: ['card'] })));
  await open(ofPerson({ state: 'open', ways: ['card'] }));
  expect(await screen.findByText(/^Оплата ещё не.подтверждена$/)).toBeVisible();
  expect(button(/^Оплатить/)).toBeEnabled();
  call.mockResolvedValue(refusal(503, 'payment_unavailable', 'Результат пока неизвестен'));
  await userEvent.click(button('Проверить ещё раз'));
  expect(await screen.findByText('Результат пока неизвестен')).toBeVisible();
  call.mockResolvedValue(checked(paid()));
  await userEvent.click(button('Проверить ещё раз'));
  expect(await screen.findByText(/^Оплачено на.сайте$/)).toBeVisible();
});

test('does not mention a payment where there is none', async () => {
  await open(order());
  expect(screen.queryByText('Оплата заказа')).not.toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
});
