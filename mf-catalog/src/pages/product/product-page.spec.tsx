import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Product } from '@site/contracts/catalog';
import type { UserData } from '@site/contracts/user-data';
import { toastQueue } from '@site/runtime/shell';
import type { WireCall } from '@site/testing/fake-api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LoaderFunctionArgs } from '@site/runtime';
import { viewedProducts } from '../../features/viewed/viewed-products.ts';
import { card } from '../../testing/products.ts';
import { visitProduct } from '../../testing/visit-product.ts';
import { loader } from './route.ts';

const call = jest.fn<WireCall>();
const line = (qty: number) => ({
  qty,
  price: 125_000,
  price_retail: 125_000,
  sum: 125_000 * qty,
  available: true,
  note: '',
});
const inCart = (qty: number) => ({ cart_qty: qty, cart_products: { 1: line(qty) } });

const answers = (byCall: Record<string, unknown>) =>
  call.mockImplementation(async (method, path) => ({ ok: true, value: byCall[`${method} ${path}`] }));

const visit = (change: Partial<Product> = {}, user: Partial<UserData> = {}) => visitProduct(call, change, user);

const lastToast = () => toastQueue.getState().toasts.at(-1)?.text;

beforeEach(() => {
  toastQueue.setState({ toasts: [] });
  call.mockReset();
});

test('redirects the address with an id to the one with the slug', async () => {
  const load = (slug: string) => {
    const page = async () => ({ pagedata: { product: { slug: 'barrier-1' } } });
    const request = new Request(`http://localhost/product/${slug}?utm=1`);
    return loader({ request, params: { slug }, context: { get: () => ({ page }) } } as unknown as LoaderFunctionArgs);
  };
  await expect(load('barrier-1')).resolves.toBeDefined();
  const preview = async () => ({
    pagedata: { product: { slug: 'barrier-1' }, preview_until: '2026-12-04T10:00:00.000Z' },
  });
  const context = { get: () => ({ page: preview }) };
  const request = new Request('http://localhost/preview/product/7c/');
  await expect(
    loader({ request, params: { token: '7c' }, context } as unknown as LoaderFunctionArgs),
  ).resolves.toBeDefined();
  const response = (await load('7').catch((reason: unknown) => reason)) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([301, '/product/barrier-1?utm=1']);
});

test('shows a guest the retail price, the stock and where to buy', async () => {
  await visit();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Шлагбаум B-1, до 4 м');
  expect(screen.getByText('Рекомендованная розничная цена, с НДС')).toBeVisible();
  expect(screen.getByText('В наличии')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Где купить' })).toHaveAttribute('href', '/kupit_came/');
  expect(screen.getByRole('link', { name: 'Заказать монтаж' })).toHaveAttribute('href', '/partners?service=mounting');
  expect(screen.queryByText('Запросить цену')).not.toBeInTheDocument();
});

test('shows a partner the own price and the cost of the chosen quantity', async () => {
  const { user } = await visit({ price: { retail: 125_000, own: 100_000, discount_percent: 20 } });
  expect(screen.getByRole('button', { name: 'Ваша цена' })).toHaveAccessibleDescription(/^Ваша скидка 20\s%$/);
  await user.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(screen.getByRole('status', { name: 'Стоимость' })).toHaveTextContent('2 шт.200 000 ₽');
});

test('starts with the smallest order and steps by packs', async () => {
  const { user } = await visit({ price: { retail: 300 }, min_qty: 10, multiplicity: 4, unit: 'м' });
  expect(screen.getByRole('status', { name: 'Стоимость' })).toHaveTextContent('12 м3 600 ₽');
  expect(screen.getByText('Минимум 10 м, кратно 4 м')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(screen.getByRole('status', { name: 'Стоимость' })).toHaveTextContent('16 м4 800 ₽');
});

test('adds the chosen quantity to the cart, then follows the quantity of the cart', async () => {
  answers({
    'PUT /cart/items/1/': { status: 'ok', user: { ...inCart(2), compare_products: [], wishlist_products: [] } },
  });
  const { user, store } = await visit();
  await user.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(call).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^В.корзину$/ }));
  expect(call).toHaveBeenCalledWith('PUT', '/cart/items/1/', { qty: 2 });
  expect(screen.getByRole('link', { name: /^В.корзине/ })).toHaveFocus();
  expect(store.getState().cart_qty).toBe(2);

  act(() => store.setState(inCart(5)));
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('5');
});

test('removes the product from the cart at the smallest order', async () => {
  answers({
    'DELETE /cart/items/1/': {
      status: 'ok',
      user: { cart_qty: 0, cart_products: {}, compare_products: [], wishlist_products: [] },
    },
  });
  const { user } = await visit({}, inCart(1));
  await user.click(screen.getByRole('button', { name: 'Убрать из корзины' }));
  expect(screen.getByRole('button', { name: /^В.корзину$/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveValue('1');
});

test('shows the note of the cart line', async () => {
  const note = 'В наличии меньше, чем вы заказываете';
  await visit(
    { stock: { state: 'low_stock', label: 'Заканчивается', qty_hint: 'до 10 шт.' } },
    { cart_qty: 30, cart_products: { 1: { ...line(30), note } } },
  );
  expect(screen.getByText(note)).toBeVisible();
});

test('switches an employee’s prices to a partner level and back', async () => {
  answers({ 'POST /account/price-level/': { status: 'ok' } });
  const { user } = await visit({ price_level: 'gold' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Уровень партнёра' }), 'Платиновый партнёр');
  expect(call).toHaveBeenLastCalledWith('POST', '/account/price-level/', { level: 'platinum' });
  await user.click(screen.getByRole('switch', { name: 'Показать цены партнёра' }));
  expect(call).toHaveBeenLastCalledWith('POST', '/account/price-level/', { level: null });
});

test('offers partner prices to employees only', async () => {
  await visit();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('shows price and «В корзину» in a bar while the box is out of view', async () => {
  let scroll: (inView: boolean) => void = () => {};
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    scroll = (isIntersecting) =>
      act(() => callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
    return { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
  });
  await visit();
  const bar = () => within(screen.getByRole('region', { name: 'Купить' })).queryByRole('button');
  expect(bar()).toBeNull();
  scroll(false);
  expect(bar()).toHaveAccessibleName('В корзину: Шлагбаум B-1, до 4 м');
  scroll(true);
  expect(bar()).toBeNull();
});

test('shows a price request when there is no price', async () => {
  await visit({ price: { retail: null } });
  expect(screen.getByText('Цена по запросу')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Запросить цену: Шлагбаум B-1, до 4 м' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Количество' })).not.toBeInTheDocument();
});

test('shows the successor instead of the price of a discontinued product', async () => {
  await visit({
    stock: { state: 'discontinued', label: 'Снят с\u00a0производства' },
    badges: ['discontinued'],
    successor: card(7),
  });
  expect(screen.getByText(/Рекомендуем замену/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Шлагбаум B-7, до 4 м' })[0]).toHaveAttribute(
    'href',
    '/product/barrier-7/',
  );
  expect(screen.queryByText('Рекомендованная розничная цена, с НДС')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Где купить' })).not.toBeInTheDocument();
});

test('lists the products that a successor replaces', async () => {
  await visit({ replaces: [{ slug: 'barrier-0', article: '903BB-0000', name: 'Шлагбаум B-0' }] });
  expect(screen.getByText(/^Замена для снятого с.производства:$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Шлагбаум B-0' })).toHaveAttribute('href', '/product/barrier-0/');
});

test('offers help when a discontinued product has no successor', async () => {
  await visit({ stock: { state: 'discontinued', label: 'Снят с\u00a0производства' } });
  expect(screen.getByRole('link', { name: 'Подобрать замену' })).toBeVisible();
});

test('copies the article', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('button', { name: 'Скопировать артикул' }));
  await waitFor(() => expect(lastToast()).toBe('Артикул скопирован'));
  expect(await navigator.clipboard.readText()).toBe('903BB-0001');
});

test('marks the copy button as requiring scripts', async () => {
  await visit();
  expect(screen.getByRole('button', { name: 'Скопировать артикул' })).toHaveAttribute('data-scripted');
});

test('shows the article when the clipboard is denied', async () => {
  const { user } = await visit();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Скопировать артикул' }));
  await waitFor(() => expect(lastToast()).toBe('Не удалось скопировать. Артикул: 903BB-0001'));
});

test('shares the product’s absolute URL, description and picture', async () => {
  await visit();
  const link = screen.getByRole('link', { name: 'ВКонтакте', hidden: true });
  expect(Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams)).toEqual({
    url: 'https://kamerton.example/product/barrier-1/',
    title: 'Шлагбаум B-1, до 4 м',
    description: 'Для дворов и\u00a0небольших парковок.',
    image: 'https://kamerton.example/media/product/barrier-1.svg',
    noparse: 'true',
  });
});

test('loads the first picture eagerly and the others lazily', async () => {
  await visit();
  expect(screen.getByRole('img', { name: 'Шлагбаум B-1' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Шлагбаум B-1: вид спереди' })).toHaveAttribute('loading', 'lazy');
});

test('navigates the pictures by keyboard and enlarges them', async () => {
  const { user } = await visit();
  screen.getByRole('button', { name: 'Увеличить изображение: Шлагбаум B-1' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: /Изображение 2/ })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Шлагбаум B-1: вид спереди' }));
  await user.click(dialog.getByRole('button', { name: 'Следующее' }));
  expect(screen.getByRole('dialog', { name: 'Шлагбаум B-1' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Увеличить' }));
  expect(dialog.getByText(/^150.%$/)).toBeVisible();
  await user.keyboard('0{ArrowRight}');
  expect(dialog.getByText(/^100.%$/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Шлагбаум B-1: вид спереди' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
  expect(screen.getByRole('button', { name: 'Увеличить изображение: Шлагбаум B-1: вид спереди' })).toHaveFocus();
});

test('groups the characteristics and describes the documents', async () => {
  await visit();
  expect(screen.getByRole('tab', { name: 'Комплектация' })).toBeVisible();
  expect(screen.getByText('Условия эксплуатации')).toBeInTheDocument();
  expect(screen.getByText('PDF, 2,4 МБ, 12.03.2026')).toBeInTheDocument();
});

test('lists items of the kit with the same name', async () => {
  const screws = (qty: number) => ({ name: 'Винт', qty, unit: 'шт.' });
  await visit({ included_items: [screws(4), screws(8)] });
  expect(screen.getAllByText('Винт')).toHaveLength(2);
});

test('offers only tabs with content, and always the questions', async () => {
  await visit({ documents: [], included_items: [] });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Описание',
    'Характеристики',
    'Вопросы и\u00a0ответы',
  ]);
});

test('shows products bought together in a row', async () => {
  await visit({ bought_together: [card(21)] });
  expect(within(screen.getByRole('group', { name: 'С этим товаром покупают' })).getByText(/B-21/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Похожие товары' })).toBeNull();
});

test('stores the product for «Вы смотрели»', async () => {
  localStorage.clear();
  await visit();
  expect(viewedProducts.read()).toEqual([1]);
});

test('limits a failure to its block', async () => {
  const broken = card(31);
  // @ts-expect-error: forbidden by the contract, but a server may still send it
  broken.key_attributes = null;
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  await visit({ bought_together: [broken], analogs: [card(13)] });
  expect(screen.queryByRole('group', { name: 'С этим товаром покупают' })).toBeNull();
  expect(within(screen.getByRole('group', { name: 'Похожие товары' })).getByText(/B-13/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^В.корзину$/ })).toBeVisible();
  report.mockClear(); // Logged by React.
});

test('separates required from optional accessories', async () => {
  await visit({
    accessories: [
      { product: card(8), required: true },
      { product: card(9), required: false },
    ],
    spare_parts: [
      { product: card(11), position: '10' },
      { product: card(12), position: '2' },
    ],
    parts_picture: { src: '/media/product/b-1.parts.svg', alt: 'B-1: деталировка', width: 960, height: 720 },
    parts_areas: [
      { position: '2', left: 0, top: 0, width: 0.25, height: 0.25 },
      { position: '10', left: 0.75, top: 0.25, width: 0.25, height: 0.25 },
    ],
    analogs: [card(13)],
  });
  expect(within(screen.getByRole('group', { name: 'Необходимые для монтажа' })).getByText(/B-8/)).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: 'Дополнительные' })).getByText(/B-9/)).toBeInTheDocument();
  expect(screen.getAllByTitle('Позиция на схеме').map((position) => position.textContent)).toEqual(['2', '10']);
  expect(screen.getByRole('img', { name: 'B-1: деталировка', hidden: true })).toBeInTheDocument();
  Element.prototype.scrollIntoView = () => {};
  fireEvent.click(screen.getByRole('link', { name: /^Позиция 10: .*B-11/, hidden: true }));
  expect(document.activeElement).toHaveAccessibleName(/^В корзину: .*B-11/);
  expect(within(screen.getByRole('group', { name: 'Похожие товары' })).getByText(/B-13/)).toBeInTheDocument();
});
