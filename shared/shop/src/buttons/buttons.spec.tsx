import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ProductCard } from '@site/contracts/catalog';
import type { UserData } from '@site/contracts/user-data';
import { countWith, toastQueue } from '@site/runtime/shell';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { sampleCard } from '@site/testing/sample-card';
import { act, screen, waitFor } from '@testing-library/react';
import { ProductTile } from '../product-tile/index.ts';

const call = jest.fn<WireCall>();
const seo = { title: '', description: '', h1: '', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const nothing = { cart_qty: 0, cart_products: {}, compare_products: [], wishlist_products: [] };
const line = (qty: number) => ({
  qty,
  price: 125_000,
  price_retail: 125_000,
  sum: 125_000 * qty,
  available: true,
  note: '',
});
const inCart = (qty: number) => ({ ...nothing, cart_qty: qty, cart_products: { 1: line(qty) } });

/** Fake server: the response contains only the item of the last PUT. */
const fakeServer: WireCall = async (method, path, body) => {
  if (path === '/forms/price-request/')
    return { ok: true as const, value: { status: 'ok', number: 'З-000001', url: '/support/request/abc/' } };
  const put = {
    '/cart/items/1/': () => inCart((body as { qty: number }).qty),
    '/compare/1/': () => ({ ...nothing, compare_products: [1] }),
  }[path];
  return { ok: true as const, value: { status: 'ok', user: method === 'PUT' && put ? put() : nothing } };
};

const show = (change: Partial<ProductCard> = {}, user: Partial<UserData> = {}) =>
  renderPage({
    Component: () => <ProductTile product={sampleCard(1, change)} />,
    path: '/',
    url: '/',
    user,
    api: fakeApi(call, async () => ({ authed: false, personal: null, bpt: false, ...nothing, ...user })),
    data: { seo, content: [], pagedata: null },
  });

const add = () => screen.queryByRole('button', { name: 'В корзину: Шлагбаум B-1, до 4 м' });
const plus = () => screen.getByRole('button', { name: 'Увеличить количество' });
const quantity = () => screen.queryByRole('textbox', { name: 'Количество: Шлагбаум B-1, до 4 м' });
const toasts = () => toastQueue.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  call.mockImplementation(fakeServer);
  window.ym = jest.fn();
  countWith(1);
});
afterEach(() => {
  call.mockReset();
  toastQueue.setState({ toasts: [] });
  countWith(undefined);
});

test('replaces «В корзину» with the quantity, which takes the focus, and a link to the cart', async () => {
  const { user, store } = await show();
  await user.click(add()!);
  expect(quantity()).toHaveValue('1');
  expect(plus()).toHaveFocus();
  expect(screen.getByRole('link', { name: /^В.корзине$/ })).toHaveAttribute('href', '/cart/');
  expect(store.getState().cart_qty).toBe(1);
  await waitFor(() => expect(toasts()).toEqual(['В\u00a0корзине: Шлагбаум B-1, до 4 м']));
  expect(call).toHaveBeenCalledWith('PUT', '/cart/items/1/', { qty: 1 });
  expect(window.ym).toHaveBeenCalledWith(1, 'reachGoal', 'add_to_cart', { product: 1, qty: 1 });
});

test('starts with the smallest order and steps by packs', async () => {
  const { user } = await show({ min_qty: 10, multiplicity: 4 });
  await user.click(add()!);
  await user.click(plus());
  expect(quantity()).toHaveValue('16');
  await waitFor(() => expect(call.mock.calls.map(([, , body]) => body)).toEqual([{ qty: 12 }, { qty: 16 }]));
  // The goal and the message appear only for the first addition.
  expect(window.ym).toHaveBeenCalledTimes(1);
});

test('adds one item on a double click', async () => {
  const { user } = await show();
  await user.dblClick(add()!);
  expect(quantity()).toHaveValue('1');
  await user.click(plus());
  expect(quantity()).toHaveValue('2');
});

test('removes the product at the minimum and returns the focus to «В корзину»', async () => {
  const { user, store } = await show({}, inCart(1));
  await user.click(screen.getByRole('button', { name: 'Убрать из корзины' }));
  expect(add()).toHaveFocus();
  expect(store.getState().cart_qty).toBe(0);
  await waitFor(() => expect(call).toHaveBeenCalledWith('DELETE', '/cart/items/1/'));
  await waitFor(() => expect(toasts()).toEqual(['Удалено: Шлагбаум B-1, до 4 м']));
});

test('rolls back a rejected change and shows the message of the server', async () => {
  call.mockResolvedValue({
    ok: false,
    status: 422,
    problem: { status: 'error', code: 'not_for_sale', message: 'Товар снят с\u00a0продажи' },
  });
  const { user } = await show();
  await user.click(add()!);
  await waitFor(() => expect(toasts()).toEqual(['Товар снят с\u00a0продажи']));
  expect(add()).toHaveFocus();
  expect(window.ym).not.toHaveBeenCalled();
});

test('keeps a change while offline, notifies the visitor, and sends it when the connection is back', async () => {
  call.mockResolvedValueOnce({ ok: false, status: 503, problem: { status: 'error', code: 'network', message: '' } });
  const { user, store } = await show({}, inCart(3));
  await user.click(plus());
  await waitFor(() => expect(toasts()[0]).toContain('Нет соединения'));
  expect(quantity()).toHaveValue('4');
  expect(store.getState().cart_qty).toBe(4);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(toasts()[1]).toContain('изменения отправлены'));
  expect(call.mock.calls.map(([, , body]) => body)).toEqual([{ qty: 4 }, { qty: 4 }]);
  expect(quantity()).toHaveValue('4');
});

test('explains a rounded quantity', async () => {
  call.mockResolvedValue({
    ok: true,
    value: { status: 'ok', user: inCart(8), message: 'Количество должно быть кратно 4' },
  });
  const { user } = await show({}, inCart(4));
  await user.clear(quantity()!);
  await user.type(quantity()!, '7{Enter}');
  await waitFor(() => expect(toasts()).toEqual(['Количество должно быть кратно 4']));
  expect(quantity()).toHaveValue('8');
});

test.each([
  ['Сравнить', [], 'PUT', '/compare/1/'],
  ['В избранное', [1], 'DELETE', '/wishlist/1/'],
])('toggles «%s» at once (on the wishlist: %j)', async (name, wishlist_products, method, path) => {
  const { user } = await show({}, { wishlist_products });
  const button = screen.getByRole('button', { name: `${name}: Шлагбаум B-1, до 4 м` });
  const before = button.getAttribute('aria-pressed');
  await user.click(button);
  expect(button.getAttribute('aria-pressed')).not.toBe(before);
  await waitFor(() => expect(call).toHaveBeenCalledWith(method, path));
});

test('links to the page of a discontinued product instead', async () => {
  await show({ stock: { state: 'discontinued', label: 'Снят с\u00a0производства' } });
  expect(add()).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Подробнее: Шлагбаум B-1, до 4 м' })).toHaveAttribute(
    'href',
    '/product/barrier-1/',
  );
});

test('requests a missing price in a dialog and names the product to the managers', async () => {
  const { user } = await show({ price: { retail: null } });
  const ask = screen.getByRole('button', { name: 'Запросить цену: Шлагбаум B-1, до 4 м' });
  await user.click(ask);
  await user.type(await screen.findByRole('textbox', { name: /^Имя/ }), 'Анна');
  await user.type(screen.getByRole('textbox', { name: /^Телефон/ }), '9161234567');
  await user.type(screen.getByRole('textbox', { name: /^Что нужно/ }), 'Две штуки');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Запросить цену' }));
  expect(await screen.findByRole('status')).toHaveTextContent(/Спасибо!.*З-000001/);
  expect(call).toHaveBeenCalledWith(
    'POST',
    '/forms/price-request/',
    expect.objectContaining({
      name: 'Анна',
      phone: '+79161234567',
      comment: 'Шлагбаум B-1, до 4 м, арт.\u00a0903BB-0001\nДве штуки',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(ask).toHaveFocus();
});
