import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Cart } from '@site/contracts/cart';
import type { ProductCard } from '@site/contracts/catalog';
import type { CheckoutOptions } from '@site/contracts/orders';
import { toastQueue } from '@site/runtime/shell';
import { renderPage } from '@site/testing/render-page';
import { sampleSite } from '@site/testing/sample-site';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cartOf, cartServer, countersOf } from '../../testing/cart-server.ts';
import { card } from '../../testing/products.ts';
import { CartPage } from './cart-page.tsx';

const seo = {
  title: 'Корзина',
  description: '',
  h1: 'Корзина',
  canonical: '/cart/',
  robots: 'noindex, nofollow',
  breadcrumbs: [
    { name: 'Главная', url: '/' },
    { name: 'Корзина', url: '/cart/' },
  ],
  jsonld: [],
};

const closed: CheckoutOptions = {
  open: false,
  customer_type: 'person',
  contact: { surname: '', name: '', patronymic: '', phone: '', email: '' },
  company: null,
  warehouses: [],
  carriers: [],
  courier_cities: [],
  courier_price: 0,
  payment_days: 5,
  free_delivery_from: 0,
  courier_dates: [],
  payments: { person: [], company: [] },
  credit: null,
  suppliers: [],
  consents: { personal_url: '', terms_url: '', policy_url: '' },
  company_lookup: { url: '', token: '' },
};

type Lines = Parameters<typeof cartServer>[0];
const two: Lines = [
  { product: card(1), qty: 2 },
  { product: card(2, { price: { retail: 40_000 } }), qty: 1 },
];

async function visit(lines: Lines = two, change: Partial<Cart> = {}, bestSellers: ProductCard[] = []) {
  const server = cartServer(lines, change, bestSellers);
  const page = await renderPage({
    Component: CartPage,
    path: '/cart',
    url: '/cart/',
    api: server.api,
    user: countersOf(server.cart()),
    data: { seo, content: [], pagedata: server.pagedata() },
  });
  return { server, ...page };
}

/** Matches a link by the start of its name: jsdom renders the breaks within the name as spaces. */
const linkTo = (id: number) => screen.getByRole('link', { name: new RegExp(`^Шлагбаум B-${id}\\b`) });
const line = (id: number) => within(linkTo(id).closest('li')!);
const names = () => screen.queryAllByRole('link', { name: /^Шлагбаум/ }).map((link) => link.textContent);
const totals = () => screen.getByRole('heading', { name: 'Ваш заказ' }).parentElement!;
const undo = () => screen.queryByRole('button', { name: 'Вернуть' });
const toasts = () => toastQueue.getState().toasts.map(({ text }) => text);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  toastQueue.setState({ toasts: [] });
  jest.useRealTimers();
});

test('shows the lines, the costs and the link to the checkout', async () => {
  await visit();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Корзина 2 позиции, 3 единицы');
  expect(line(1).getByText('250 000 ₽')).toBeVisible();
  expect(totals()).toHaveTextContent('Итого290 000 ₽В том числе НДС 22 %52 295 ₽');
  expect(totals()).toHaveTextContent('Отгрузим за 1–3 рабочих дня');
  expect(screen.getByRole('link', { name: 'Сохранить как PDF' })).toHaveAttribute('href', '/api/cart/cart.pdf');
  expect(screen.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/cart?step=checkout');
});

test('shows a partner the savings', async () => {
  await visit([{ product: card(1, { price: { retail: 125_000, own: 100_000, discount_percent: 20 } }), qty: 2 }]);
  expect(totals()).toHaveTextContent('Ваша экономия−50 000 ₽Итого200 000 ₽');
});

test('shows the sum left until free delivery', async () => {
  const stock = { state: 'expected', label: 'Ожидается 19.12.2026' } as const;
  await visit([{ product: card(1, { price: { retail: 30_000 }, stock }), qty: 1, ships_on: '2026-12-21' }]);
  expect(totals()).toHaveTextContent('До бесплатной доставки курьером осталось 20 000 ₽');
  expect(totals()).toHaveTextContent('Отгрузим до 21 декабря 2026 г.');
});

test('updates line and total at once, and sends the first and the last of many clicks', async () => {
  const { server, user } = await visit();
  const release = server.hold();
  const plus = line(1).getByRole('button', { name: 'Увеличить количество' });
  await user.click(plus);
  await user.click(plus);
  await user.click(plus);
  expect(line(1).getByText('625 000 ₽')).toBeVisible();
  expect(totals()).toHaveTextContent('Итого665 000 ₽');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 позиции, 6 единиц');
  await act(async () => release());
  await waitFor(() => expect(server.calls).toEqual(['PUT /cart/items/1/ {"qty":3}', 'PUT /cart/items/1/ {"qty":5}']));
  expect(totals()).toHaveTextContent('Итого665 000 ₽');
});

test('rolls back a rejected quantity and shows the reason', async () => {
  const { server, user } = await visit();
  server.fail(409, 'quantity', 'Столько нет');
  await user.click(line(1).getByRole('button', { name: 'Увеличить количество' }));
  await waitFor(() => expect(toasts()[0]).toBe('Столько нет'));
  await waitFor(() => expect(totals()).toHaveTextContent('Итого290 000 ₽'));
  expect(line(1).getByRole('textbox')).toHaveValue('2');
});

test('keeps changes and undo working offline, and sends all when the connection is back', async () => {
  const { server, user, store } = await visit();
  server.fail(503, 'network');
  await user.click(line(1).getByRole('button', { name: 'Удалить: Шлагбаум B-1, до 4 м' }));
  await waitFor(() => expect(toasts()[0]).toContain('Нет соединения'));
  expect(names()).toEqual(['Шлагбаум B-2, до 4 м']);
  expect(store.getState().cart_qty).toBe(1);
  server.fail(503, 'network');
  await user.click(undo()!);
  await waitFor(() => expect(linkTo(1)).toHaveFocus());
  expect(totals()).toHaveTextContent('Итого290 000 ₽');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.calls.at(-1)).toBe('POST /cart/restore/ {"lines":[{"product_id":1,"qty":2}]}'));
  await waitFor(() => expect(store.getState().settling).toBe(false));
  expect(names()).toHaveLength(2);
  expect(store.getState().cart_qty).toBe(3);
});

test('restores a removed line and focuses it', async () => {
  const { server, user } = await visit();
  await user.click(line(1).getByRole('button', { name: 'Удалить: Шлагбаум B-1, до 4 м' }));
  expect(names()).toEqual(['Шлагбаум B-2, до 4 м']);
  expect(undo()).toHaveFocus();
  expect(undo()).toHaveAccessibleDescription(/^Удалено: Шлагбаум B-1/);
  await user.click(undo()!);
  await waitFor(() => expect(linkTo(1)).toHaveFocus());
  expect(undo()).not.toBeInTheDocument();
  expect(server.calls).toEqual(['DELETE /cart/items/1/', 'POST /cart/restore/ {"lines":[{"product_id":1,"qty":2}]}']);
  expect(totals()).toHaveTextContent('Итого290 000 ₽');
});

test('restores several removals together, also from an empty cart', async () => {
  const { user } = await visit();
  await user.click(line(1).getByRole('button', { name: 'Удалить: Шлагбаум B-1, до 4 м' }));
  await user.click(line(2).getByRole('button', { name: 'Удалить: Шлагбаум B-2, до 4 м' }));
  expect(screen.getByText(/В.корзине пока пусто/)).toBeVisible();
  await user.click(undo()!);
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('offers the undo for eight seconds, restarted when the pointer leaves', async () => {
  const { user } = await visit();
  await user.click(line(1).getByRole('button', { name: 'Удалить: Шлагбаум B-1, до 4 м' }));
  jest.useFakeTimers();
  // The eight seconds restart when the pointer leaves.
  fireEvent.pointerOver(undo()!.parentElement!);
  fireEvent.pointerOut(undo()!.parentElement!);
  act(() => jest.advanceTimersByTime(7900));
  expect(undo()).toBeVisible();
  act(() => jest.advanceTimersByTime(200));
  expect(undo()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('rolls back a failed removal', async () => {
  const { server, user } = await visit();
  server.fail(500, 'internal');
  await user.click(line(1).getByRole('button', { name: 'Удалить: Шлагбаум B-1, до 4 м' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(undo()).not.toBeInTheDocument();
  await waitFor(() => expect(toasts()[0]).toContain('что-то пошло не так'.replace(' ', ' ')));
});

test('keeps the undo of a later removal when an earlier one fails', async () => {
  const { server, user } = await visit();
  const release = server.hold();
  server.fail(409, 'unknown');
  await user.click(line(1).getByRole('button', { name: 'Удалить: Шлагбаум B-1, до 4 м' }));
  await user.click(line(2).getByRole('button', { name: 'Удалить: Шлагбаум B-2, до 4 м' }));
  await act(async () => release());
  await waitFor(() => expect(names()).toEqual(['Шлагбаум B-1, до 4 м']));
  expect(undo()).toHaveAccessibleDescription(/^Удалено: Шлагбаум B-2/);
  await user.click(undo()!);
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(server.calls.at(-1)).toBe('POST /cart/restore/ {"lines":[{"product_id":2,"qty":1}]}');
});

test('moves a saved line to the wishlist, and offers the undo', async () => {
  const { store, user } = await visit();
  await user.click(line(2).getByRole('button', { name: 'Отложить: Шлагбаум B-2, до 4 м' }));
  expect(names()).toEqual(['Шлагбаум B-1, до 4 м']);
  await waitFor(() => expect(store.getState().wishlist_products).toEqual([2]));
  expect(undo()).toHaveAccessibleDescription(/^В.избранном: Шлагбаум B-2/);
});

test('clears the cart after a confirmation, and can undo it', async () => {
  const { server, user } = await visit();
  await user.click(screen.getByRole('button', { name: 'Очистить корзину' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Очистить корзину?' }));
  expect(server.calls).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Очистить' }));
  expect(screen.getByText(/В.корзине пока пусто/)).toBeVisible();
  await waitFor(() => expect(server.calls).toEqual(['DELETE /cart/', 'GET /cart/']));
  await user.click(undo()!);
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('shows changes at the line and at the top until the visitor accepts them', async () => {
  const { server, user } = await visit([
    {
      product: card(1),
      qty: 2,
      changes: [
        { kind: 'price', before: 110_000, now: 125_000 },
        { kind: 'stock', before: 'В наличии', now: 'Под заказ, 4 недели' },
      ],
    },
    { product: card(2), qty: 4, changes: [{ kind: 'quantity', before: 3, now: 4 }] },
  ]);
  expect(screen.getByText('Цены или наличие изменились. Проверьте корзину')).toBeVisible();
  expect(line(1).getByText('Цена была 110 000 ₽, теперь 125 000 ₽')).toBeVisible();
  expect(line(1).getByText('Наличие было «В наличии», теперь «Под заказ, 4 недели»')).toBeVisible();
  expect(line(2).getByText('Количество было 3, теперь 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Понятно' }));
  await waitFor(() => expect(screen.queryByText(/Проверьте корзину/)).not.toBeInTheDocument());
  expect(server.calls).toEqual(['POST /cart/accept/']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('disables the checkout for a line that cannot be ordered, and shows a remedy', async () => {
  const note = 'Уточните цену товара у менеджера или удалите его из корзины';
  await visit([...two, { product: card(3, { price: { retail: null } }), qty: 1, available: false, note }], {
    blocked: [note],
  });
  expect(line(3).getByText(note)).toBeVisible();
  expect(line(3).getByRole('textbox')).toBeDisabled();
  expect(totals()).toHaveTextContent('Итого290 000 ₽');
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
});

test('shows the phone while ordering is switched off', async () => {
  const cart = cartOf(two);
  await renderPage({
    Component: CartPage,
    path: '/cart',
    url: '/cart/',
    user: countersOf(cart),
    site: { settings: { ...sampleSite.settings, ordering: false } },
    data: { seo, content: [], pagedata: { kind: 'cart', cart, checkout: null } },
  });
  expect(totals()).toHaveTextContent(
    'Оформление заказов на сайте временно недоступно. Закажите по телефону +7 (800) 555-01-20',
  );
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
});

test('follows a change in another tab', async () => {
  const { server, store } = await visit();
  const counters = server.change([
    { product: card(1), qty: 7 },
    { product: card(9), qty: 1 },
  ]);
  act(() => store.setState(counters));
  await waitFor(() => expect(names()).toEqual(['Шлагбаум B-1, до 4 м', 'Шлагбаум B-9, до 4 м']));
  expect(line(1).getByRole('textbox')).toHaveValue('7');
});

test('shows the checkout form as the second step, with a link back', async () => {
  const cart = cartOf(two);
  await renderPage({
    Component: CartPage,
    path: '/cart',
    url: '/cart?step=checkout',
    user: countersOf(cart),
    data: { seo: { ...seo, h1: 'Оформление заказа' }, content: [], pagedata: { kind: 'cart', cart, checkout: closed } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Оформление заказа');
  expect(screen.getByRole('link', { name: /^Вернуться в.корзину$/ })).toHaveAttribute('href', '/cart/');
  expect(await screen.findByText(/Оформление заказов временно недоступно/)).toBeVisible();
});

test('links an empty cart to the order just placed', async () => {
  await renderPage({
    Component: CartPage,
    path: '/cart',
    url: '/cart/',
    user: countersOf(cartOf([])),
    data: {
      seo,
      content: [],
      pagedata: {
        kind: 'cart',
        cart: cartOf([]),
        checkout: null,
        best_sellers: [],
        recent_order: { number: 100045, url: '/order/1/' },
      },
    },
  });
  expect(screen.getByRole('link', { name: /^заказ №.100045$/ })).toHaveAttribute('href', '/order/1/');
});

test('links an empty cart to the catalogue, the wishlist and the login', async () => {
  const { store } = await visit([]);
  act(() => store.setState({ wishlist_products: [4, 5] }));
  expect(screen.getByRole('link', { name: /^Перейти в.каталог$/ })).toHaveAttribute('href', '/catalog/');
  expect(screen.getByRole('link', { name: /^Избранное: 2.товара$/ })).toHaveAttribute('href', '/wishlist/');
  expect(screen.getByRole('link', { name: 'войдите' })).toHaveAttribute('href', '/login?returnTo=%2Fcart%2F');
  expect(screen.getByRole('button', { name: /артикулам/ })).toBeVisible();
});

test('offers best sellers for an empty cart', async () => {
  await visit([], {}, [card(7)]);
  const row = within(screen.getByRole('group', { name: /^Хиты.продаж$/ }));
  expect(row.getByRole('link', { name: /^Шлагбаум B-7\b/ })).toBeVisible();
  expect(row.getByRole('button', { name: /корзину/ })).toBeVisible();
});

test('fetches best sellers when the cart is emptied on the page, and hides them when it is refilled', async () => {
  const { user } = await visit([{ product: card(1), qty: 2 }], {}, [card(7)]);
  expect(screen.queryByRole('group', { name: /^Хиты.продаж$/ })).toBeNull();
  await user.click(line(1).getByRole('button', { name: /^Удалить/ }));
  const row = await screen.findByRole('group', { name: /^Хиты.продаж$/ });
  expect(within(row).getByRole('link', { name: /^Шлагбаум B-7\b/ })).toBeVisible();
  await user.click(undo()!);
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Хиты.продаж$/ })).toBeNull());
});
