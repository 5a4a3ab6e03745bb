import { expect, jest, test } from '@jest/globals';
import { toastQueue } from '@site/runtime/shell';
import { renderPage } from '@site/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { server } from '../../testing/category-answer.ts';
import { card } from '../../testing/products.ts';
import { CategoryPage } from './category-page.tsx';

const TOTAL = 54;

const pageOf = (page: number) =>
  Array.from({ length: Math.min(24, TOTAL - (page - 1) * 24) }, (_, index) => card((page - 1) * 24 + index + 1));

const visit = (url: string) =>
  renderPage({
    Component: CategoryPage,
    path: '/catalog/:category',
    url,
    data: (at) => {
      const [from = 1, last = from] = (at.searchParams.get('page') ?? '1').split('-').map(Number);
      const numbers = Array.from({ length: last - from + 1 }, (_, index) => from + index);
      return server(at, { total: TOTAL, pages: 3, products: numbers.flatMap(pageOf) });
    },
  });

type Visit = Awaited<ReturnType<typeof visit>>;

// Selected by markup, because computing roles takes seconds.
const productLink = (id: number) => document.querySelector<HTMLElement>(`a[href="/product/barrier-${id}/"]`);
const shown = () => document.querySelectorAll('article').length;
const toasts = () => toastQueue.getState().toasts.map(({ text }) => text);
const page = (number: number) => document.querySelector<HTMLElement>(`[aria-label="Страница ${number}"]`)!;

async function showMore({ user }: Visit, label: string, count: number) {
  await user.click(screen.getByText(label));
  await waitFor(() => expect(shown()).toBe(count));
}

async function openProductAndReturn({ user, router }: Visit, id: number) {
  await user.click(productLink(id)!);
  await waitFor(() => expect(shown()).toBe(0));
  await act(() => router.navigate(-1));
}

test('appends the next page with «Показать ещё», and replaces the list with a numbered page', async () => {
  const visitor = await visit('/catalog/barriers/');
  await showMore(visitor, 'Показать ещё 24', 48);
  expect(visitor.address()).toBe('/catalog/barriers?page=1-2');
  expect(screen.getByText('Показано 48 из 54')).toBeVisible();

  await visitor.user.click(page(1));
  await waitFor(() => expect(productLink(25)).toBeNull());
  await visitor.user.click(page(2));
  await waitFor(() => expect(screen.getByText('Показаны товары 25–48 из 54')).toBeVisible());
  expect(productLink(1)).toBeNull();
});

test('keeps the list and notifies the visitor when offline', async () => {
  const visitor = await visit('/catalog/barriers/');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await visitor.user.click(screen.getByText('Показать ещё 24'));
  await waitFor(() => expect(toasts()).toEqual(['Нет соединения с\u00a0интернетом: список остался прежним']));
  onLine.mockRestore();
  expect([shown(), visitor.address()]).toEqual([24, '/catalog/barriers/']);
});

test('focuses the first new product after «Показать ещё»', async () => {
  const visitor = await visit('/catalog/barriers?page=2');
  await showMore(visitor, 'Показать ещё 6', 30);
  expect(productLink(49)).toHaveFocus();
});

test('restores the extended list after Back from a product', async () => {
  const visitor = await visit('/catalog/barriers/');
  await showMore(visitor, 'Показать ещё 24', 48);
  await showMore(visitor, 'Показать ещё 6', 54);
  await openProductAndReturn(visitor, 3);
  expect(visitor.address()).toBe('/catalog/barriers?page=1-3');
  expect(shown()).toBe(54);

  await act(() => visitor.router.navigate(-1));
  expect(shown()).toBe(48);
  await act(() => visitor.router.navigate(1));
  expect(shown()).toBe(54);
});

test('shows the extended list at its address', async () => {
  await visit('/catalog/barriers?page=2-3');
  expect(shown()).toBe(30);
  expect(screen.getByText('Показаны товары 25–54 из 54')).toBeVisible();
});

test('scrolls to the top of another list, but not of an extended one', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect);
  const visitor = await visit('/catalog/barriers/');
  await showMore(visitor, 'Показать ещё 24', 48);
  expect(scrollIntoView).not.toHaveBeenCalled();

  await visitor.user.click(page(3));
  const results = screen.getByLabelText('Товары');
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([results]));
  expect(results).toHaveFocus();
  jest.restoreAllMocks();
});
