import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { card } from '../../testing/products.ts';
import { viewedProducts } from './viewed-products.ts';
import { ViewedRow } from './viewed-row.tsx';

const call = jest.fn<WireCall>();
const seo = { title: '', description: '', h1: '', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };

const visit = () =>
  renderPage({
    Component: () => <ViewedRow exceptId={7} />,
    path: '/',
    url: '/',
    data: { seo, content: [], pagedata: {} },
    api: fakeApi(call),
  });

beforeEach(() => {
  localStorage.clear();
  // Reports every element as visible.
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observe = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    return { observe, disconnect: () => {} } as unknown as IntersectionObserver;
  });
  call.mockReset().mockResolvedValue({ ok: true, value: { products: [card(3), card(1)] } });
});

test('shows viewed products newest first, without the current one', async () => {
  for (const id of [1, 7, 3]) viewedProducts.add(id);
  await visit();
  const row = within(await screen.findByRole('group', { name: /Вы.смотрели/ }));
  await waitFor(() => expect(row.getAllByRole('article')).toHaveLength(2));
  expect(row.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Шлагбаум B-3, до 4 м',
    'Шлагбаум B-1, до 4 м',
  ]);
  expect(call).toHaveBeenCalledWith('GET', '/product/cards/?ids=3%2C1');
});

test('shows at most twelve products', async () => {
  for (let id = 101; id < 120; id++) viewedProducts.add(id);
  await visit();
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[1].split('=')[1]?.split('%2C')).toHaveLength(12);
});

test('renders no row and sends no request on a first visit', async () => {
  viewedProducts.add(7);
  await visit();
  expect(screen.queryByRole('group', { name: /Вы.смотрели/ })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test('renders nothing after a failure', async () => {
  viewedProducts.add(3);
  call.mockResolvedValue({ ok: false, status: 500, problem: { status: 'error', code: 'unknown', message: '' } });
  await visit();
  await waitFor(() => expect(screen.queryByRole('group', { name: /Вы.смотрели/ })).toBeNull());
});
