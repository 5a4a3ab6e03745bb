import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ArticlesResponse } from '@site/contracts/cart';
import { toastQueue } from '@site/runtime/shell';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { cartOf, countersOf } from '../../testing/cart-server.ts';
import { card } from '../../testing/products.ts';
import { CartPage } from './cart-page.tsx';

const call = jest.fn<WireCall>();
const added = [{ article: '801MS-0070', name: 'Привод', qty: 2 }];

const inStock = { price: 12_500, stock: { state: 'in_stock', label: 'В наличии' } };
const understood = [{ line: 1, article: '801MS-0070', name: 'Привод', qty: 2, unit: 'шт.', ...inStock }];

/** Sets the responses of the preview and of the addition. */
const answer = ({ failed, ...report }: Pick<ArticlesResponse, 'added' | 'failed'>) => {
  const cart = cartOf([{ product: card(7), qty: 2 }]);
  call.mockResolvedValueOnce({ ok: true, value: { status: 'ok', understood, failed } });
  call.mockResolvedValueOnce({
    ok: true,
    value: { status: 'ok', cart, user: countersOf(cart), ...report, failed: [] },
  });
};

const visit = () =>
  renderPage({
    Component: CartPage,
    path: '/cart',
    url: '/cart/',
    api: fakeApi(call),
    data: {
      seo: { title: '', description: '', h1: 'Корзина', canonical: '/cart/', robots: '', breadcrumbs: [], jsonld: [] },
      content: [],
      pagedata: {
        kind: 'cart',
        cart: cartOf([]),
        checkout: null,
        best_sellers: [],
      },
    },
  });

const open = async () => {
  const page = await visit();
  await page.user.click(screen.getByRole('button', { name: /^Добавить по.артикулам$/ }));
  return page;
};
const field = () => screen.getByRole('textbox', { name: /^Список артикулов/ });
const check = () => screen.getByRole('button', { name: 'Проверить список' });
const send = () => screen.findByRole('button', { name: /^Добавить в.корзину$/ });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  call.mockReset();
  toastQueue.setState({ toasts: [] });
});

test('adds a pasted list to the cart', async () => {
  answer({ added, failed: [] });
  const { user } = await open();
  await user.type(field(), 'Привод  801MS-0070  2');
  await user.click(check());
  const add = await send();
  expect(
    screen.getByRole('row', { name: /^801MS-0070 Привод В наличии 2.шт\. 25.000.₽ 12.500.₽ за.шт\.$/ }),
  ).toBeVisible();
  expect(call.mock.calls).toEqual([['POST', '/cart/articles/preview/', { text: 'Привод  801MS-0070  2' }]]);
  await user.click(add);
  expect(await screen.findByRole('link', { name: /^Шлагбаум B-7/ })).toBeVisible();
  expect(call).toHaveBeenCalledWith('POST', '/cart/articles/', { text: '801MS-0070; 2' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toastQueue.getState().toasts[0]?.text).toMatch(/^В.корзину добавлено: 1.товар$/);
});

test('keeps failed rows in the field with their reasons', async () => {
  answer({ added, failed: [{ line: 2, text: '999; 1', message: 'Артикул не найден' }] });
  const { user } = await open();
  await user.type(field(), '801MS-0070; 2{Enter}999; 1');
  await user.click(check());
  expect(await screen.findByRole('alert')).toHaveTextContent('«999; 1»: Артикул не найден');
  await user.click(await send());
  await screen.findByRole('status');
  expect(await screen.findByRole('alert')).toHaveTextContent('«999; 1»: Артикул не найден');
  expect(screen.getByRole('status')).toHaveTextContent(/Добавлено: 1.товар/);
  expect(field()).toHaveValue('999; 1');
  await user.click(screen.getAllByRole('button', { name: 'Закрыть' })[0]!);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('keeps the text after an error, over a closed dialog and a reload', async () => {
  call.mockResolvedValue({
    ok: false,
    status: 429,
    problem: { status: 'error', code: 'too_many', message: 'Слишком много попыток' },
  });
  const { user, unmount } = await open();
  await user.type(field(), '801MS-0070; 2');
  await user.click(check());
  await waitFor(() => expect(toastQueue.getState().toasts[0]?.text).toBe('Слишком много попыток'));
  unmount();
  await open();
  expect(field()).toHaveValue('801MS-0070; 2');
});

test('does not submit an empty list', async () => {
  const { user } = await open();
  await user.click(check());
  expect(screen.getByText('Заполните это поле')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['', 400, 'Список слишком длинный: не больше 120 000 символов'],
  [', also for a too large request', 413, 'Список слишком длинный. Вставьте его по\u00a0частям'],
])('shows the error of a too long list at its field%s', async (_, status, message) => {
  const fields = status === 400 ? { text: message } : undefined;
  call.mockResolvedValue({
    ok: false,
    status,
    problem: { status: 'error', code: 'request', message: 'Отказ', ...(fields && { fields }) },
  });
  const { user } = await open();
  await user.type(field(), '801MS-0070; 2');
  await user.click(check());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(field()).toBeInvalid();
  expect(toastQueue.getState().toasts).toEqual([]);
});
