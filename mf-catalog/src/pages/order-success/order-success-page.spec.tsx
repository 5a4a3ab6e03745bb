import { expect, jest, test } from '@jest/globals';
import type { Order } from '@site/contracts/orders';
import { apiContext, type LoaderFunctionArgs } from '@site/runtime';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { order, orderSeo } from '../../testing/orders.ts';
import { OrderSuccessPage } from './order-success-page.tsx';
import { loader } from './route.ts';

const open = (change: Partial<Order> = {}) => {
  const placed = order(change);
  return renderPage({
    Component: OrderSuccessPage,
    path: '/order-success',
    url: `/order-success?orderId=${placed.id}`,
    data: {
      seo: orderSeo('Спасибо! Заказ №\u00a0100045 принят'),
      content: [],
      pagedata: { kind: 'order-success', order: placed },
    },
  });
};
const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);

test('thanks the buyer and links to the invoice, the order and the shop', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Спасибо! Заказ № 100045 принят');
  expect(screen.getByRole('link', { name: 'Скачать счёт' })).toHaveAttribute('href', '/api/order/b1946ac9/invoice.pdf');
  expect(screen.getByRole('link', { name: /^Перейти к.заказу$/ })).toHaveAttribute('href', `/order/${order().id}/`);
  expect(screen.getByRole('link', { name: 'Продолжить покупки' })).toHaveAttribute('href', '/catalog/');
});

test('describes the next steps according to the payment method', async () => {
  const { unmount } = await open();
  expect(steps()[0]).toMatch(/^Оплатите счётДо.27.ноября.2026.г\. действителен счёт СЧ-2026-000045\./);
  expect(steps()[1]).toMatch(
    /^Соберём и.передадимОтгрузим до.24.декабря.2026.г\. Способ получения.— самовывоз: Склад в Химках\.$/,
  );
  unmount();

  await open({ customer_type: 'person', company: null, invoice: null, actions: [] });
  expect(steps()[0]).toMatch(/^Позвоним вамМенеджер позвонит по.номеру \+7.\(916\).123-45-67/);
  expect(screen.queryByRole('link', { name: 'Скачать счёт' })).not.toBeInTheDocument();
});

test('promises no day for an order with a line on request', async () => {
  await open({ ships_on: null, ships_on_request: true });
  expect(steps()[1]).toMatch(/^Соберём и.передадимСрок поставки уточнит менеджер\. Способ/);
  expect(steps()[1]).not.toContain('1–3');
});

test('redirects without an order number', () => {
  const page = jest.fn();
  const args = (url: string) =>
    ({
      request: new Request(`http://localhost${url}`),
      params: {},
      context: { get: (key: unknown) => key === apiContext && { page } },
    }) as unknown as LoaderFunctionArgs;
  expect(() => loader(args('/order-success?orderId='))).toThrow(expect.objectContaining({ status: 302 }));
  void loader(args('/order-success?orderId=7'));
  expect(page).toHaveBeenCalledWith('order-success', expect.anything());
});
