import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Product } from '@site/contracts/catalog';
import { toastQueue } from '@site/runtime/shell';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { card, product } from '../../testing/products.ts';
import { ProductPage } from './product-page.tsx';

const visit = (change: Partial<Product> = {}) => {
  const shown = product(change);
  return renderPage({
    Component: ProductPage,
    path: '/product/:slug',
    url: '/product/barrier-1/',
    data: {
      seo: {
        title: shown.name, description: '', h1: shown.name, canonical: '/product/barrier-1/', robots: 'index, follow',
        breadcrumbs: [{ name: 'Главная', url: '/' }, { name: shown.name, url: '/product/barrier-1/' }], jsonld: [],
      },
      content: [],
      pagedata: { kind: 'product', product: shown },
    },
  });
};

const lastToast = () => toastQueue.getState().toasts.at(-1)?.text;

beforeEach(() => toastQueue.setState({ toasts: [] }));

test('a guest sees the retail price, the stock and where to buy', async () => {
  await visit();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Шлагбаум B-1, до 4 м');
  expect(screen.getByText('Рекомендованная розничная цена, с НДС')).toBeVisible();
  expect(screen.getByText('В наличии')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Где купить' })).toHaveAttribute('href', '/kupit_came/');
  expect(screen.queryByText('Запросить цену')).not.toBeInTheDocument();
});

test('a partner sees their own price, and what so many cost at it', async () => {
  const { user } = await visit({ price: { retail: 125_000, own: 100_000, discount_percent: 20 } });
  expect(screen.getByText('Ваша цена, с НДС')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(screen.getByRole('status', { name: 'Стоимость' })).toHaveTextContent('2 шт.200 000 ₽');
});

test('the quantity begins with the smallest order and grows by packs', async () => {
  const { user } = await visit({ price: { retail: 300 }, min_qty: 10, multiplicity: 4, unit: 'м' });
  expect(screen.getByRole('status', { name: 'Стоимость' })).toHaveTextContent('12 м3 600 ₽');
  expect(screen.getByText('Минимум 10 м, кратно 4 м')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Увеличить количество' }));
  expect(screen.getByRole('status', { name: 'Стоимость' })).toHaveTextContent('16 м4 800 ₽');
});

test('without a price there is a request in its place', async () => {
  await visit({ price: { retail: null } });
  expect(screen.getByText('Цена по запросу')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Запросить цену' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Количество' })).not.toBeInTheDocument();
});

test('out of production: no price, the successor instead', async () => {
  await visit({
    stock: { state: 'discontinued', label: 'Снят с\u00a0производства' },
    badges: ['discontinued'],
    successor: card(7),
  });
  expect(screen.getByText(/Рекомендуем замену/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Шлагбаум B-7, до 4 м' })[0]).toHaveAttribute('href', '/product/barrier-7/');
  expect(screen.queryByText('Рекомендованная розничная цена, с НДС')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Где купить' })).not.toBeInTheDocument();
});

test('out of production without a successor: help with the choice', async () => {
  await visit({ stock: { state: 'discontinued', label: 'Снят с\u00a0производства' } });
  expect(screen.getByRole('link', { name: 'Подобрать замену' })).toBeVisible();
});

test('the article is copied', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('button', { name: 'Скопировать артикул' }));
  await waitFor(() => expect(lastToast()).toBe('Артикул скопирован'));
  expect(await navigator.clipboard.readText()).toBe('903BB-0001');
});

test('without access to the clipboard the visitor gets the article to read', async () => {
  const { user } = await visit();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Скопировать артикул' }));
  await waitFor(() => expect(lastToast()).toBe('Не удалось скопировать. Артикул: 903BB-0001'));
});

test('sharing copies the link where the device has no share sheet', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  await waitFor(() => expect(lastToast()).toBe('Ссылка скопирована'));
});

test('the first picture is loaded at once, the others wait', async () => {
  await visit();
  expect(screen.getByRole('img', { name: 'Шлагбаум B-1' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Шлагбаум B-1: вид спереди' })).toHaveAttribute('loading', 'lazy');
});

test('pictures are turned by the keyboard and enlarged', async () => {
  const { user } = await visit();
  screen.getByRole('button', { name: 'Увеличить изображение: Шлагбаум B-1' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('link', { name: /Изображение 2/ })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Шлагбаум B-1: вид спереди' }));
  await user.click(dialog.getByRole('button', { name: 'Следующее' }));
  expect(screen.getByRole('dialog', { name: 'Шлагбаум B-1' })).toBeVisible();
});

test('characteristics stand in their groups, documents say what they are', async () => {
  await visit();
  expect(screen.getByRole('tab', { name: 'Комплектация' })).toBeVisible();
  expect(screen.getByText('Условия эксплуатации')).toBeInTheDocument();
  expect(screen.getByText('PDF, 2,4 МБ, 12.03.2026')).toBeInTheDocument();
});

test('only tabs with something in them are offered', async () => {
  await visit({ documents: [], included_items: [] });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Описание', 'Характеристики']);
});

test('what the product does not work without stands apart from the rest', async () => {
  await visit({
    accessories: [{ product: card(8), required: true }, { product: card(9), required: false }],
    spare_parts: [{ product: card(11), position: '10' }, { product: card(12), position: '2' }],
    analogs: [card(13)],
  });
  expect(within(screen.getByRole('group', { name: 'Необходимые для монтажа' })).getByText(/B-8/)).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: 'Дополнительные' })).getByText(/B-9/)).toBeInTheDocument();
  expect(screen.getAllByTitle('Позиция на схеме').map((position) => position.textContent)).toEqual(['2', '10']);
  expect(within(screen.getByRole('group', { name: 'Похожие товары' })).getByText(/B-13/)).toBeInTheDocument();
});
