import { expect, test } from '@jest/globals';
import type { CompareGroup, ComparePageData } from '@site/contracts/lists';
import { SHOP_FORM } from '@site/contracts/shop-forms';
import { toastQueue } from '@site/runtime/shell';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { listServer } from '../../testing/list-server.ts';
import { card, category } from '../../testing/products.ts';
import { ComparePage } from './compare-page.tsx';

const seo = {
  title: 'Сравнение товаров',
  description: '',
  h1: 'Сравнение товаров',
  canonical: '/compare/',
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
};

const barriers: CompareGroup = {
  category: category('barriers', 'Шлагбаумы', 5),
  products: [card(1), card(2), card(3)],
  rows: [
    { code: 'series', label: 'Серия', values: ['GT', 'GT', 'BX'], differs: true },
    { code: 'passage', label: 'Макс. ширина проезда, м', values: ['4', '4', '4'], differs: false },
    { code: 'resource', label: 'Ресурс, млн циклов', values: ['2', null, '2'], differs: true },
  ],
};
const turnstiles: CompareGroup = {
  category: category('turnstiles', 'Турникеты', 7),
  products: [card(8, { name: 'Турникет T-8' })],
  rows: [{ code: 'series', label: 'Серия', values: ['T'], differs: false }],
};

async function visit(
  url = '/compare/',
  { groups = [barriers], shared = false, own = [1, 2, 3] }: Partial<ComparePageData> & { own?: number[] } = {},
) {
  window.history.replaceState(null, '', url);
  const server = listServer({ compare_products: own });
  const page = await renderPage({
    Component: ComparePage,
    path: '/compare',
    url,
    data: { seo, content: [], pagedata: { kind: 'compare', groups, shared } },
    user: { compare_products: own },
    api: server.api,
  });
  return { ...page, server };
}

const table = () => within(screen.getByRole('table', { name: /^Характеристики/ }));
const rowNames = () =>
  table()
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
const removeButton = (id: number) =>
  screen.getByRole('button', { name: new RegExp(`^Убрать из сравнения: Шлагбаум B-${id},`) });
const heads = () =>
  within(screen.getByRole('list', { name: 'Товары в сравнении' })).getAllByRole('link', { name: /^Шлагбаум/ });

test('shows products side by side, every value labelled by product and name', async () => {
  await visit();
  expect(
    table()
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(barriers.products.map(({ name }) => name));
  const series = within(table().getByRole('row', { name: /^Серия/ }));
  expect(series.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['GT', 'GT', 'BX']);
  expect(screen.getAllByRole('button', { name: /^В корзину/ })).toHaveLength(3);
});

test('describes differences and missing values in words', async () => {
  await visit();
  expect(rowNames()).toContain('Серия (различается)');
  expect(rowNames()).toContain('Макс. ширина проезда,\u00a0м');
  expect(within(table().getByRole('row', { name: /^Ресурс/ })).getByText('нет данных')).toBeInTheDocument();
});

test('shows only differing rows with «Только различия», and stores the choice in the address', async () => {
  const { user } = await visit('/compare/?diff=1');
  expect(rowNames()).toEqual(['Серия', 'Ресурс, млн циклов']);
  await user.click(screen.getByRole('switch', { name: 'Только различия' }));
  expect(rowNames()).toHaveLength(4);
  expect(window.location.search).toBe('');
  await user.click(screen.getByRole('switch', { name: 'Только различия' }));
  expect(window.location.pathname + window.location.search).toBe('/compare?diff=1');
});

test('removes a product at once, focuses the next one and recomputes the differences', async () => {
  const { user, server } = await visit();
  await user.click(removeButton(3));
  expect(heads()).toHaveLength(2);
  expect(removeButton(2)).toHaveFocus();
  expect(rowNames()).toContain('Серия');
  expect(screen.getByText('«Шлагбаум B-3, до 4 м» больше не в сравнении')).toBeVisible();
  await waitFor(() => expect(server.calls).toEqual(['DELETE /compare/3/']));
});

test('removes products by the page’s form without scripts, and marks controls that need scripts', async () => {
  await visit();
  expect(removeButton(2)).toHaveAttribute('type', 'submit');
  expect(removeButton(2)).toHaveAttribute('form', SHOP_FORM);
  expect(removeButton(2)).toHaveAttribute('formaction', '/shop/compare/2/');
  expect(removeButton(2)).toHaveAttribute('value', '0');
  for (const name of ['Скопировать ссылку', 'Очистить'])
    expect(screen.getByRole('button', { name }).closest('[data-scripted]')).not.toBeNull();
});

test('requires scripts to copy a shared list', async () => {
  await visit('/compare?ids=1,2,3', { shared: true, own: [2] });
  expect(screen.getByRole('button', { name: /^Добавить в.моё сравнение/ })).toHaveAttribute('data-scripted');
});

test('restores a product in its place with «Вернуть», and focuses it', async () => {
  const { user, server } = await visit();
  await user.click(removeButton(1));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(heads()[0]).toHaveAttribute('href', '/product/barrier-1/');
  expect(removeButton(1)).toHaveFocus();
  expect(screen.queryByText(/больше не в сравнении/)).not.toBeInTheDocument();
  await waitFor(() => expect(server.user.compare_products).toEqual([2, 3, 1]));
});

test('clears and restores a group with one click each', async () => {
  const { user, server } = await visit();
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(screen.getByRole('heading', { name: /Добавьте товары к.сравнению/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(server.calls).toEqual(['DELETE /compare/?category=5']));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(heads()).toHaveLength(3);
  await waitFor(() => expect(server.user.compare_products).toEqual([1, 2, 3]));
});

test('shows several groups as tabs', async () => {
  const { user } = await visit('/compare/', { groups: [barriers, turnstiles], own: [1, 2, 3, 8] });
  await user.click(screen.getByRole('tab', { name: /^Турникеты/ }));
  expect(window.location.hash).toBe('#turnstiles');
  const panel = within(screen.getByRole('tabpanel', { name: /^Турникеты/ }));
  expect(panel.getByText(/Добавьте ещё один товар этого раздела/)).toBeVisible();
  expect(panel.queryByRole('switch')).not.toBeInTheDocument();
});

test('copies a link to the comparison', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/compare?ids=1%2C2%2C3');
  expect(toastQueue.getState().toasts.at(-1)).toMatchObject({ kind: 'success', text: 'Ссылка скопирована' });
});

test('shows a shared comparison, and adds it to the visitor’s own on demand', async () => {
  const { user, server } = await visit('/compare?ids=1,2,3', { shared: true, own: [2] });
  expect(heads()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Убрать из/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Добавить в.моё сравнение/ }));
  await waitFor(() => expect(server.calls).toEqual(['PUT /compare/1/', 'PUT /compare/3/']));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Моё сравнение' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Добавить в.моё сравнение/ })).not.toBeInTheDocument();
});

test('reports a full list once', async () => {
  const { user, server } = await visit('/compare?ids=1,2,3', { shared: true, own: [] });
  server.refuse('/compare/1/', 'list_full', 'В сравнении уже 8 товаров раздела «Шлагбаумы»');
  await user.click(screen.getByRole('button', { name: /^Добавить в.моё сравнение/ }));
  await waitFor(() => expect(toastQueue.getState().toasts.at(-1)?.text).toContain('уже 8 товаров'));
  expect(server.calls).toEqual(['PUT /compare/1/']);
});

test('shows the notice of a full group', async () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  const full = { ...barriers, products: ids.map((id) => card(id)), rows: [] };
  await visit('/compare/', { groups: [full], own: ids });
  expect(screen.getByText(/^В.сравнении 8 товаров раздела.— больше не.поместится/)).toBeVisible();
});

test('links an empty comparison to the catalogue', async () => {
  await visit('/compare/', { groups: [], own: [] });
  expect(screen.getByRole('heading', { name: /Добавьте товары к.сравнению/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Перейти в.каталог/ })).toHaveAttribute('href', '/catalog/');
});

test('marks the better value, and explains the term', async () => {
  const rows = [{ code: 'resource', label: 'Ресурс, млн циклов', values: ['2', '10', null], differs: true }];
  await visit('/compare/', { groups: [{ ...barriers, rows }] });
  const cells = within(table().getByRole('row', { name: /Ресурс/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['2', '10 лучше', '—нет данных']);
  expect(screen.getByText(/открываний и.закрываний/)).toBeInTheDocument();
});
