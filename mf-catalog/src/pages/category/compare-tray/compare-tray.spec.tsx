import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { server } from '../../../testing/category-answer.ts';
import { listServer } from '../../../testing/list-server.ts';
import { card, category } from '../../../testing/products.ts';
import { CategoryPage } from '../category-page.tsx';

/** The page shows products 1 and 2 of a category below «Шлагбаумы»; 10 is in the same group, 20 is a turnstile. */
const barriers = category('barriers', 'Шлагбаумы', 5);
const below = { ...category('barriers-4m', 'До 4 м', 6), parent_id: 5 };

async function visit(compared: number[]) {
  const lists = listServer({ compare_products: compared });
  lists.answers['GET /compare/'] = {
    pagedata: {
      kind: 'compare',
      shared: false,
      groups: [
        { category: barriers, products: compared.filter((id) => id < 20).map((id) => card(id)), rows: [] },
        {
          category: category('turnstiles', 'Турникеты', 7),
          products: compared.filter((id) => id >= 20).map((id) => card(id)),
          rows: [],
        },
      ],
    },
  };
  const page = await renderPage({
    Component: CategoryPage,
    path: '/catalog/:category',
    url: '/catalog/barriers-4m/',
    data: (url) => server(url, { category: below }),
    user: { compare_products: compared },
    site: { categories: [barriers, below] },
    api: lists.api,
  });
  return { ...page, lists };
}

const compare = (id: number) => screen.getByRole('button', { name: new RegExp(`^Сравнить: Шлагбаум B-${id},`) });
const tray = () => screen.queryByRole('region', { name: 'Сравнение' });

test('shows the tray from the second product of the group, without a request', async () => {
  const { user, lists } = await visit([1]);
  expect(tray()).toBeNull();
  await user.click(compare(2));
  expect(await screen.findByText('В сравнении 2 товара')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сравнить' })).toHaveAttribute('href', '/compare/');
  expect(lists.calls).toEqual(['PUT /compare/2/']);
});

test('does not count products of other groups', async () => {
  await visit([1, 10, 20]);
  expect(await screen.findByText('В сравнении 2 товара')).toBeVisible();
});

test('stays dismissed until the comparison changes, and keeps the focus on the page', async () => {
  const { user } = await visit([1, 10]);
  await user.click(await screen.findByRole('button', { name: 'Скрыть панель сравнения' }));
  expect(tray()).toBeNull();
  expect(screen.getByRole('region', { name: 'Товары' })).toHaveFocus();
  await user.click(compare(2));
  expect(await screen.findByText('В сравнении 3 товара')).toBeVisible();
});
