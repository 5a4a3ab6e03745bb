import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ListedOrder, OrdersPageData } from '@site/contracts/order-list';
import type { Order } from '@site/contracts/orders';
import { toastQueue } from '@site/runtime/shell';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { order, orderSeo } from '../../testing/orders.ts';
import { OrdersPage } from './orders-page.tsx';

const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  toastQueue.setState({ toasts: [] });
});
afterEach(() => sessionStorage.clear());

const row = (change: Partial<ListedOrder> = {}): ListedOrder => {
  const { id, number, created_at, status, status_label, total, customer_order_no, invoice, actions } = order();
  return {
    ...{ id, number, created_at, status, status_label, total, customer_order_no, invoice, actions },
    buyer: null,
    email: 'anna@example.ru',
    lines: [{ name: 'Шлагбаум B-1', qty: 2, unit: 'шт.', picture: null }],
    lines_count: 2,
    documents: [],
    requests_open: 0,
    ...change,
  };
};

const list = (change: Partial<OrdersPageData> = {}): OrdersPageData => ({
  kind: 'orders',
  list: 'current',
  query: { by: 'own', search: '', sort: '-date', page: 1 },
  company: null,
  statuses: [{ value: 'new', label: 'Новый' }],
  items: [row()],
  total: 1,
  total_unfiltered: 1,
  pages: 1,
  ...change,
});

const open = (change: Partial<OrdersPageData> = {}) =>
  renderPage({
    Component: OrdersPage,
    path: '/account/orders',
    url: '/account/orders/',
    data: { seo: orderSeo('Заказы'), content: [], pagedata: list(change) },
    user: { authed: true },
    api: fakeApi(call),
  });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('shows the contents, the status and the actions of an order in its row', async () => {
  await open({ items: [row({ buyer: 'Ёлкина Анна', requests_open: 1 })] });
  expect(link(/Заказ №.100045/)).toHaveAttribute('href', `/order/${order().id}/`);
  for (const text of ['Ожидает оплаты', 'Ваш номер: А-17', 'Сотрудник: Ёлкина Анна', 'Ждёт ответа'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/^,.2.шт\.$/).parentElement).toHaveTextContent('Шлагбаум B-1, 2 шт.');
  expect(screen.getByText('и ещё 1 товар')).toBeVisible();
  expect(link('Скачать счёт')).toHaveAttribute('download');
});

test('offers only the available actions, and links the documents', async () => {
  await open({ items: [row({ actions: ['repeat'], documents: order().files })] });
  expect(screen.queryByRole('link', { name: 'Скачать счёт' })).not.toBeInTheDocument();
  expect(screen.queryByText('Отменить заказ')).not.toBeInTheDocument();
  expect(screen.getByText('план.pdf').closest('a')).toHaveAttribute(
    'href',
    `/api/order/${order().id}/files/${order().files[0]?.id}`,
  );
});

test('offers the company’s orders to authorised users, and keeps the choice in the other list', async () => {
  const { unmount } = await open();
  expect(screen.queryByRole('group', { name: 'Чьи заказы' })).not.toBeInTheDocument();
  unmount();
  await open({ company: 'ООО «Синтетика»', query: { by: 'company', search: '', sort: '-date', page: 1 } });
  expect(link('ООО «Синтетика»')).toHaveAttribute('aria-current', 'true');
  expect(link('Мои')).toHaveAttribute('href', '/account/orders/');
  expect(link('История')).toHaveAttribute('href', '/account/orders-history?by=company');
});

test('keeps the filters across pages, shows them and can reset them', async () => {
  await open({
    query: { by: 'own', status: 'new', from: '2025-01-01', search: 'B-1', sort: 'total', page: 2 },
    pages: 3,
  });
  expect(link('Следующая страница')).toHaveAttribute(
    'href',
    '/account/orders?status=new&from=2025-01-01&search=B-1&sort=total&page=3',
  );
  const form = within(screen.getByRole('search', { name: 'Поиск заказов' }));
  expect(form.getByRole('searchbox')).toHaveValue('B-1');
  expect(form.getByLabelText('Статус')).toHaveValue('new');
  expect(form.getByLabelText('С какого дня')).toHaveValue('2025-01-01');
  expect(form.getByText(/порядок \(2\)/)).toBeVisible();
  expect(link('Сбросить')).toHaveAttribute('href', '/account/orders/');
});

test('distinguishes a search without results from an empty list', async () => {
  const { unmount } = await open({ items: [], total: 0, pages: 0 });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Таких заказов не нашлось');
  expect(link('Показать все')).toHaveAttribute('href', '/account/orders/');
  unmount();
  await open({ items: [], total: 0, total_unfiltered: 0, pages: 0 });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Текущих заказов нет');
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(link('История заказов')).toHaveAttribute('href', '/account/orders-history/');
});

test('repeats an order from its row and reports what was added to the cart', async () => {
  const user_data = { cart_qty: 2, cart_products: {}, compare_products: [], wishlist_products: [] };
  call.mockResolvedValue({
    ok: true,
    value: { status: 'ok', added: 1, unavailable: ['Стойка'], price_changed: [], user: user_data },
  });
  const { user } = await open();
  await user.click(button('Повторить'));
  const report = within(await screen.findByRole('dialog', { name: /Товары в.корзине/ }));
  expect(report.getByText('Добавлено: 1')).toBeVisible();
  expect(call).toHaveBeenCalledWith('POST', `/order/${order().id}/repeat/`);
});

test('shows the number of a sent question', async () => {
  const asked = {
    number: 1024,
    kind: 'question',
    text: 'Когда?',
    state: 'open',
    state_label: 'Ждёт ответа',
    created_at: '2026-11-21T09:00:00.000Z',
    answer: '',
    closed_at: null,
    lines: [],
    refund: null,
  } satisfies Order['requests'][number];
  call.mockResolvedValue({ ok: true, value: { status: 'ok', order: order({ requests: [asked] }) } });
  const { user } = await open();
  await user.click(screen.getByText('Ещё'));
  await user.click(button('Задать вопрос'));
  const dialog = within(screen.getByRole('dialog', { name: /Вопрос по.заказу/ }));
  await user.type(dialog.getByRole('textbox'), 'Когда?');
  await user.click(dialog.getByRole('button', { name: 'Отправить вопрос' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toastQueue.getState().toasts.at(-1)?.text).toMatch(/^Вопрос №.1024 отправлен\. Ответим на.anna@example\.ru$/);
});
