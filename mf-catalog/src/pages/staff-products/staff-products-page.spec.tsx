import { expect, test } from '@jest/globals';
import type { ManagedProductRow } from '@site/contracts/manage-goods';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffProductsPage } from './staff-products-page.tsx';

const product: ManagedProductRow = {
  ...{ id: 12, article: '901SL-0080', name: 'Привод SL-80', price: 24_500, stock: 'В наличии', stock_qty: 12 },
  published: true,
};

test('lists products with price and stock, and links their pages, the import and the files', async () => {
  const withdrawn = { ...product, id: 13, article: '901SL-0050', name: 'Привод SL-50', price: null, published: false };
  await renderPage({
    Component: StaffProductsPage,
    path: '/account/staff/products',
    url: '/account/staff/products/',
    data: {
      seo: orderSeo('Товары'),
      access: 'open',
      value: { items: [product, withdrawn], total: 2, page: 1, pages: 1 },
    },
  });
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent(/Привод SL-80901SL-008024.500.₽В наличии, 12/);
  expect(second).toHaveTextContent(/Привод SL-50 ?Не.на.сайте901SL-0050По.запросу/);
  expect(screen.getByRole('link', { name: 'Привод SL-50' })).toHaveAttribute('href', '/account/staff/products/13/');
  expect(screen.getByRole('link', { name: /Загрузить из.файла/ })).toHaveAttribute(
    'href',
    '/account/staff/products/import/',
  );
  expect(screen.getByRole('link', { name: 'Excel' })).toHaveAttribute('href', '/api/manage/products/goods.xlsx');
});
