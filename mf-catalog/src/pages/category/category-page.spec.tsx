import { expect, test } from '@jest/globals';
import type { Facet } from '@site/contracts/catalog';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, series, server } from '../../testing/category-answer.ts';
import { card } from '../../testing/products.ts';
import { CategoryPage } from './category-page.tsx';

const visit = (url: string, data: Parameters<typeof renderPage>[0]['data'] = server) =>
  renderPage({ Component: CategoryPage, path: '/catalog/:category', url, data });

const facets = () => within(screen.getByRole('form', { name: 'Фильтры' }));

test('shows the category, its subcategories, its products and their prices', async () => {
  await visit('/catalog/barriers/');
  expect(screen.getByRole('heading', { level: 1, name: 'Шлагбаумы' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'До 4 м' })).toHaveAttribute('href', '/catalog/barriers-4m/');
  expect(screen.getByRole('link', { name: /^Шлагбаум B-1\b/ })).toHaveAttribute('href', '/product/barrier-1/');
  expect(screen.getAllByText('125 000 ₽')).toHaveLength(2);
  expect(screen.getByText('Как выбрать шлагбаум')).toBeInTheDocument();
});

test.each([
  [1, 'Найден 1 товар'],
  [2, 'Найдено 2 товара'],
  [5, 'Найдено 5 товаров'],
  [21, 'Найден 21 товар'],
])('declines the total of %i', async (total, text) => {
  await visit('/catalog/barriers/', answer({ total }));
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('puts a selected option into the address and the history, starting at the first page', async () => {
  const { user, address, router } = await visit('/catalog/barriers?sort=cheap&page=2');
  await user.click(facets().getByRole('checkbox', { name: /BX/ }));
  expect(address()).toBe('/catalog/barriers?sort=cheap&series=BX');
  expect(facets().getByRole('checkbox', { name: /BX/ })).toBeChecked();

  await act(() => router.navigate(-1));
  expect(address()).toBe('/catalog/barriers?sort=cheap&page=2');
  expect(facets().getByRole('checkbox', { name: /BX/ })).not.toBeChecked();
});

test('adds a second filter while the response to the first is pending', async () => {
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const { user, address } = await visit('/catalog/barriers/', async (url) => {
    if (url.search) await slow;
    return server(url);
  });
  await user.click(facets().getByRole('checkbox', { name: /BX/ }));
  expect(facets().getByRole('checkbox', { name: /BX/ })).toBeChecked();
  expect(screen.getByRole('link', { name: /^Шлагбаум B-1\b/ }).closest('[aria-busy]')).toHaveAttribute(
    'aria-busy',
    'true',
  );

  await user.click(facets().getByRole('checkbox', { name: /Обогрев/ }));
  await act(async () => answerNow());
  await waitFor(() => expect(address()).toBe('/catalog/barriers?series=BX&heating=1'));
});

test('disables an option without results unless it is selected', async () => {
  const { unmount } = await visit('/catalog/barriers/');
  expect(facets().getByRole('checkbox', { name: /ZL/ })).toBeDisabled();
  unmount();
  await visit('/catalog/barriers?series=ZL');
  expect(facets().getByRole('checkbox', { name: /ZL/ })).toBeEnabled();
});

test('hides a facet with a single option and a range of zero width', async () => {
  const single: Facet = {
    type: 'list',
    code: 'country',
    label: 'Страна производства',
    options: [{ value: 'ru', label: 'Россия', count: 2, selected: false }],
  };
  const point: Facet = {
    type: 'range',
    code: 'leaves',
    label: 'Створок',
    min: 2,
    max: 2,
    from: null,
    to: null,
    step: 1,
  };
  await visit('/catalog/barriers/', answer({ facets: [series([]), single, point] }));
  expect(screen.queryByText('Страна производства')).not.toBeInTheDocument();
  expect(screen.queryByText('Створок')).not.toBeInTheDocument();
});

const manySeries = (chosen: string[]): Facet => ({
  type: 'list',
  code: 'series',
  label: 'Серия',
  options: Array.from({ length: 11 }, (_, index) => `S${index}`).map((value) => ({
    value,
    label: value,
    count: 1,
    selected: chosen.includes(value),
  })),
});

test('collapses options beyond the eighth under «Показать ещё»', async () => {
  await visit('/catalog/barriers/', answer({ facets: [manySeries([])] }));
  expect(screen.getByText('Показать ещё 3')).toBeVisible();
  expect(screen.getByText('S7')).toBeVisible();
  expect(screen.getByText('S8')).not.toBeVisible();
});

test('reveals a selected option, also after Back', async () => {
  const { user, router } = await visit('/catalog/barriers?series=S9', (url) =>
    answer({ facets: [manySeries(url.searchParams.getAll('series'))] }),
  );
  expect(screen.getByText('S9')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Сбросить всё' }));
  await user.click(screen.getByText('Свернуть'));
  expect(screen.getByText('S9')).not.toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('checkbox', { name: /S9/ })).toBeChecked();
  expect(screen.getByText('S9')).toBeVisible();
});

test('filters by a price typed with spaces and Enter', async () => {
  const { user, address } = await visit('/catalog/barriers/');
  await user.type(facets().getByRole('textbox', { name: 'Цена, ₽: от' }), '50 000{Enter}');
  expect(address()).toBe('/catalog/barriers?price=50000-');
});

test('removes one filter with its chip, and all at once', async () => {
  const { user, address } = await visit('/catalog/barriers?series=GT&series=BX&price=50000-90000&sort=new');
  const chips = within(screen.getByRole('group', { name: 'Выбранные фильтры' }));
  expect(chips.getByText('Цена: 50 000–90 000 ₽')).toBeVisible();

  await user.click(chips.getByRole('link', { name: 'Убрать фильтр «Серия: GT»' }));
  expect(address()).toBe('/catalog/barriers?price=50000-90000&sort=new&series=BX');

  await user.click(screen.getByRole('link', { name: 'Сбросить всё' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Выбранные фильтры' })).not.toBeInTheDocument());
  expect(address()).toBe('/catalog/barriers?sort=new');
});

test.each(['best', 'constructor'])('selects the sorting of the response for the unknown sorting «%s»', async (sort) => {
  await visit(`/catalog/barriers?sort=${sort}`, answer({ sort: 'cheap' }));
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('cheap');
});

test('sorts the list, and omits the default sorting from the address', async () => {
  const { user, address } = await visit('/catalog/barriers/');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дешевле');
  expect(address()).toBe('/catalog/barriers?sort=cheap');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'popular');
  expect(address()).toBe('/catalog/barriers/');
});

test('links back to products when no product matches', async () => {
  const { user, address } = await visit('/catalog/barriers?series=GT', (url) =>
    url.search ? server(url, { products: [], total: 0, pages: 0 }) : server(url),
  );
  expect(screen.getByText('По выбранным условиям ничего не нашлось')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Сбросить фильтры' }));
  expect(await screen.findByRole('link', { name: /^Шлагбаум B-1\b/ })).toBeVisible();
  expect(address()).toBe('/catalog/barriers/');
});

test('links an empty category to the catalogue', async () => {
  await visit('/catalog/barriers/', answer({ products: [], total: 0, pages: 0, facets: [] }));
  expect(screen.getByText('В этом разделе пока нет товаров')).toBeVisible();
  expect(screen.getByRole('link', { name: /Перейти в.каталог/ })).toHaveAttribute('href', '/catalog/');
});

test('opens the filters in a sheet on a phone and shows the number of matches', async () => {
  const { user, address } = await visit('/catalog/barriers/', (url) => server(url, { total: url.search ? 128 : 150 }));
  await user.click(screen.getByRole('button', { name: 'Фильтры' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }));
  await user.click(sheet.getByRole('checkbox', { name: /BX/ }));
  expect(address()).toBe('/catalog/barriers?series=BX');
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent('Найдено 128 товаров'));
  await user.click(await sheet.findByRole('button', { name: /Показать 128\sтоваров/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows a missing price', async () => {
  await visit('/catalog/barriers/', answer({ products: [card(1, { price: { retail: null } })] }));
  expect(screen.getByText('Цена по запросу')).toBeVisible();
});
