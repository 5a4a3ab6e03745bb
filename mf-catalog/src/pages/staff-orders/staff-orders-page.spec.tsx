import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffOrdersPage } from './staff-orders-page.tsx';

const rowsOf = async (Component: ComponentType, items: readonly object[]) => {
  await renderPage({
    Component,
    path: '/account/staff/list',
    url: '/account/staff/list/',
    data: { seo: orderSeo('Раздел'), access: 'open', value: { items, total: items.length, page: 1, pages: 1 } },
  });
  return within(screen.getByRole('table')).getAllByRole('row').slice(1);
};

test('lists orders with status, buyer and sum', async () => {
  const order = { id: 'b1946ac9', number: 100_045, created_at: '2026-11-20T10:00:00.000Z', status: 'new' };
  const buyer = { status_label: 'Новый', buyer: 'Ёлкина Анна', phone: '', company: 'ООО «Ворота»', total: 25_000 };
  const [row] = await rowsOf(StaffOrdersPage, [{ ...order, ...buyer }]);
  expect(row).toHaveTextContent(/№.100045НовыйЁлкина Анна, ООО «Ворота»25.000.₽/);
  expect(within(row!).getByRole('link')).toHaveAttribute('href', '/account/staff/orders/100045/');
  expect(screen.getByRole('link', { name: 'Комплектуется' })).toHaveAttribute(
    'href',
    '/account/staff/list?status=assembling',
  );
});
