import { beforeEach, expect, jest, test } from '@jest/globals';
import type { CategoryPageData, Facet } from '@site/contracts/catalog';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { card, category } from '../../testing/products.ts';
import { CategoryPage } from './category-page.tsx';

const seo = {
  title: 'Шлагбаумы', description: '', h1: 'Шлагбаумы', canonical: '/catalog/barriers/', robots: 'index, follow',
  breadcrumbs: [{ name: 'Главная', url: '/' }, { name: 'Шлагбаумы', url: '/catalog/barriers/' }], jsonld: [],
};

const series = (chosen: string[]): Facet => ({
  type: 'list',
  code: 'series',
  label: 'Серия',
  options: [['GT', 6], ['BX', 15], ['ZL', 0]].map(([value, count]) => ({
    value: String(value), label: String(value), count: Number(count), selected: chosen.includes(String(value)),
  })),
});

const price = (from: number | null, to: number | null): Facet => ({
  type: 'range', code: 'price', label: 'Цена, ₽', min: 10_000, max: 420_000, from, to, step: 100,
});

const heating = (selected: boolean): Facet => ({ type: 'flag', code: 'heating', label: 'Обогрев', count: 4, selected });

const answer = (change: Partial<CategoryPageData> = {}) => ({
  seo,
  content: [],
  pagedata: {
    kind: 'category' as const,
    category: category('barriers', 'Шлагбаумы'),
    intro: 'Для дворов, парковок и\u00a0проходных.',
    seo_text: '<p>Как выбрать шлагбаум</p>',
    children: [category('barriers-4m', 'До 4 м', 2)],
    facets: [series([]), price(null, null), heating(false)],
    products: [card(1), card(2)],
    total: 2,
    page: 1,
    pages: 1,
    sort: 'popular' as const,
    ...change,
  },
});

/** The server's part: facets and page as the address says. */
const server = (url: URL, change: Partial<CategoryPageData> = {}) => {
  const [from, to] = (url.searchParams.get('price') ?? '-').split('-').map((end) => (end ? Number(end) : null));
  const page = Number(url.searchParams.get('page') ?? 1);
  return answer({
    facets: [series(url.searchParams.getAll('series')), price(from ?? null, to ?? null), heating(url.searchParams.has('heating'))],
    page,
    ...change,
  });
};

const visit = (url: string, data: Parameters<typeof renderPage>[0]['data'] = server) =>
  renderPage({ Component: CategoryPage, path: '/catalog/:category', url, data });

const facets = () => within(screen.getByRole('form', { name: 'Фильтры' }));

beforeEach(() => {
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

test('a visitor sees where they are, what is inside and what it costs', async () => {
  await visit('/catalog/barriers/');
  expect(screen.getByRole('heading', { level: 1, name: 'Шлагбаумы' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'До 4 м' })).toHaveAttribute('href', '/catalog/barriers-4m/');
  expect(screen.getByRole('link', { name: /^Шлагбаум B-1\b/ })).toHaveAttribute('href', '/product/barrier-1/');
  expect(screen.getAllByText('125 000 ₽')).toHaveLength(2);
  expect(screen.getByText('Как выбрать шлагбаум')).toBeInTheDocument();
});

test.each([
  [1, 'Найден 1 товар'], [2, 'Найдено 2 товара'], [5, 'Найдено 5 товаров'], [21, 'Найден 21 товар'],
])('%i found', async (total, text) => {
  await visit('/catalog/barriers/', answer({ total }));
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('a chosen option goes into the address from the first page, and into the history', async () => {
  const { user, address, router } = await visit('/catalog/barriers?sort=cheap&page=2');
  await user.click(facets().getByRole('checkbox', { name: /BX/ }));
  expect(address()).toBe('/catalog/barriers?sort=cheap&series=BX');
  expect(facets().getByRole('checkbox', { name: /BX/ })).toBeChecked();

  await act(() => router.navigate(-1));
  expect(address()).toBe('/catalog/barriers?sort=cheap&page=2');
  expect(facets().getByRole('checkbox', { name: /BX/ })).not.toBeChecked();
});

test('a second filter adds to the first even before the answer to the first', async () => {
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => { answerNow = resolve; });
  const { user, address } = await visit('/catalog/barriers/', async (url) => {
    if (url.search) await slow;
    return server(url);
  });
  await user.click(facets().getByRole('checkbox', { name: /BX/ }));
  expect(facets().getByRole('checkbox', { name: /BX/ })).toBeChecked();
  expect(screen.getByRole('link', { name: /^Шлагбаум B-1\b/ }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');

  await user.click(facets().getByRole('checkbox', { name: /Обогрев/ }));
  await act(async () => answerNow());
  await waitFor(() => expect(address()).toBe('/catalog/barriers?series=BX&heating=1'));
});

test('an option without results cannot be chosen, unless it is chosen already', async () => {
  const { unmount } = await visit('/catalog/barriers/');
  expect(facets().getByRole('checkbox', { name: /ZL/ })).toBeDisabled();
  unmount();
  await visit('/catalog/barriers?series=ZL');
  expect(facets().getByRole('checkbox', { name: /ZL/ })).toBeEnabled();
});

test('a facet with one option is not offered', async () => {
  const single: Facet = { type: 'list', code: 'country', label: 'Страна производства', options: [{ value: 'ru', label: 'Россия', count: 2, selected: false }] };
  await visit('/catalog/barriers/', answer({ facets: [series([]), single] }));
  expect(screen.queryByText('Страна производства')).not.toBeInTheDocument();
});

test('options beyond the eighth wait under «Показать ещё»', async () => {
  const many: Facet = {
    type: 'list', code: 'series', label: 'Серия',
    options: Array.from({ length: 11 }, (_, index) => ({ value: `S${index}`, label: `S${index}`, count: 1, selected: false })),
  };
  await visit('/catalog/barriers/', answer({ facets: [many] }));
  expect(screen.getByText('Показать ещё 3')).toBeVisible();
  expect(screen.getByText('S7')).toBeVisible();
  expect(screen.getByText('S8')).not.toBeVisible();
});

test('a price typed with spaces and Enter narrows the list', async () => {
  const { user, address } = await visit('/catalog/barriers/');
  await user.type(facets().getByRole('textbox', { name: 'Цена, ₽: от' }), '50 000{Enter}');
  expect(address()).toBe('/catalog/barriers?price=50000-');
});

test('a chip takes its filter off, and all go at once', async () => {
  const { user, address } = await visit('/catalog/barriers?series=GT&series=BX&price=50000-90000&sort=new');
  const chips = within(screen.getByRole('group', { name: 'Выбранные фильтры' }));
  expect(chips.getByText('Цена: 50 000–90 000 ₽')).toBeVisible();

  await user.click(chips.getByRole('link', { name: 'Убрать фильтр «Серия: GT»' }));
  expect(address()).toBe('/catalog/barriers?price=50000-90000&sort=new&series=BX');

  await user.click(screen.getByRole('link', { name: 'Сбросить всё' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Выбранные фильтры' })).not.toBeInTheDocument());
  expect(address()).toBe('/catalog/barriers?sort=new');
});

test('the order is chosen, and the usual one leaves the address', async () => {
  const { user, address } = await visit('/catalog/barriers/');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дешевле');
  expect(address()).toBe('/catalog/barriers?sort=cheap');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'popular');
  expect(address()).toBe('/catalog/barriers/');
});

test('nothing found: the way back to products', async () => {
  const { user, address } = await visit('/catalog/barriers?series=GT', (url) =>
    url.search ? server(url, { products: [], total: 0, pages: 0 }) : server(url),
  );
  expect(screen.getByText('По выбранным условиям ничего не нашлось')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Сбросить фильтры' }));
  expect(await screen.findByRole('link', { name: /^Шлагбаум B-1\b/ })).toBeVisible();
  expect(address()).toBe('/catalog/barriers/');
});

test('a category without products leads on to the others', async () => {
  await visit('/catalog/barriers/', answer({ products: [], total: 0, pages: 0, facets: [] }));
  expect(screen.getByText('В этом разделе пока нет товаров')).toBeVisible();
  expect(screen.getByRole('link', { name: /Перейти в.каталог/ })).toHaveAttribute('href', '/catalog/');
});

test('«Показать ещё» adds the next page to the list; a numbered page takes its place', async () => {
  const first = Array.from({ length: 24 }, (_, index) => card(index + 1));
  const { user, address } = await visit('/catalog/barriers/', (url) =>
    server(url, { total: 30, pages: 2, products: url.searchParams.has('page') ? [card(25), card(26)] : first }),
  );
  await user.click(screen.getByRole('link', { name: 'Показать ещё 6' }));
  expect(address()).toBe('/catalog/barriers?page=2');
  expect(await screen.findByRole('link', { name: /^Шлагбаум B-25\b/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Шлагбаум B-1\b/ })).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Страница 1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Шлагбаум B-25\b/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Страница 2' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Шлагбаум B-1\b/ })).not.toBeInTheDocument());
});

test('on a phone the filters open over the page and say how many products they leave', async () => {
  const { user, address } = await visit('/catalog/barriers/', (url) => server(url, { total: url.search ? 128 : 150 }));
  await user.click(screen.getByRole('button', { name: 'Фильтры' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Фильтры' }));
  await user.click(sheet.getByRole('checkbox', { name: /BX/ }));
  expect(address()).toBe('/catalog/barriers?series=BX');
  await user.click(await sheet.findByRole('button', { name: /Показать 128\sтоваров/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a product without a price says so', async () => {
  await visit('/catalog/barriers/', answer({ products: [card(1, { price: { retail: null } })] }));
  expect(screen.getByText('Цена по запросу')).toBeVisible();
});
