import { expect, test } from '@jest/globals';
import type { PriceListPageData } from '@site/contracts/price-lists';
import { renderPage } from '@site/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { PriceListPage } from './price-list-page.tsx';

const row = { article: '903BA-0040', name: 'Шлагбаум BA-40', url: '/product/ba-40/', unit: 'шт.', note: '' };
const list: PriceListPageData = {
  ...{ kind: 'price-list', title: 'Парковочные системы', valid_from: '2026-10-15', is_partner_only: true },
  ...{ search: '', total: 2, shown: 2, own_prices: true },
  sections: [
    {
      anchor: '/#barriers',
      title: 'Шлагбаумы',
      rows: [{ ...row, price: { retail: 90_000, own: 67_500, discount_percent: 25 } }],
      children: [
        {
          anchor: '/#booms',
          title: 'Стрелы',
          rows: [{ ...row, article: '903ST-0040', name: 'Стрела', price: { retail: null }, note: 'Кратно 2 шт.' }],
        },
      ],
    },
  ],
  files: [{ format: 'XLSX', url: '/api/support/price-list/parking/price-list.xlsx' }],
};
const open = (change: Partial<PriceListPageData> = {}) =>
  renderPage({
    Component: PriceListPage,
    path: '/support/price-list/:pricelist',
    url: '/support/price-list/parking/',
    data: {
      seo: {
        title: '',
        description: '',
        h1: 'Парковочные системы',
        canonical: '/',
        robots: '',
        breadcrumbs: [],
        jsonld: [],
      },
      content: [],
      pagedata: { ...list, ...change },
    },
  });

test("links the menu to section anchors and rows to products, and shows the user's prices", async () => {
  await open();
  const menu = within(screen.getAllByRole('navigation', { name: 'Разделы прайс-листа' }).at(-1)!);
  expect(menu.getByRole('link', { name: 'Стрелы' })).toHaveAttribute('href', '#booms');
  expect(screen.getByRole('heading', { level: 3, name: 'Стрелы' })).toHaveAttribute('id', 'booms');
  const [, line] = within(screen.getByRole('table', { name: 'Шлагбаумы' })).getAllByRole('row');
  expect(within(line!).getByRole('link')).toHaveAttribute('href', '/product/ba-40/');
  expect(line).toHaveTextContent(/90.000.₽.*67.500.₽/);
  expect(screen.getByText('Цена по запросу')).toBeVisible();
  expect(screen.getByText('Кратно 2 шт.')).toBeVisible();
  expect(screen.getByText('Для партнёров')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Скачать «Парковочные системы», XLSX' })).toHaveAttribute(
    'href',
    '/api/support/price-list/parking/price-list.xlsx',
  );
});

test('keeps the search in its field, links an empty result to the whole list, and marks a partial list', async () => {
  const { unmount } = await open({ search: 'турникет', total: 0, shown: 0, sections: [] });
  expect(screen.getByRole('searchbox')).toHaveValue('турникет');
  expect(screen.getByRole('link', { name: 'Показать весь прайс-лист' })).toHaveAttribute(
    'href',
    '/support/price-list/parking/',
  );
  unmount();
  await open({ total: 50_000, shown: 1000 });
  expect(screen.getByText(/Показаны первые 1.000/)).toBeVisible();
});

test('clears the search of another price list', async () => {
  const { router, user } = await open();
  await user.type(screen.getByRole('searchbox'), 'турникет');
  await act(() => router.navigate('/support/price-list/gates/'));
  expect(screen.getByRole('search')).toHaveAttribute('action', '/support/price-list/gates/');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
