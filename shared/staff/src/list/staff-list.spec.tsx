import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { StaffList } from './index.ts';

const list = (items: readonly string[], pages = 1) => {
  const Component = () => (
    <StaffList
      caption="Заявки"
      columns={[{ key: 'name', title: 'Заявитель', cell: (name: string) => name }]}
      rowKey={(name) => name}
      list={{ items, total: items.length, page: 1, pages }}
      filters={[{ name: 'state', label: 'Состояние', all: 'Все', options: { pending: 'Ждёт', approved: 'Одобрена' } }]}
      search="Компания или ИНН"
      empty="Заявок пока нет"
    />
  );
  return (url: string) => renderPage({ Component, path: '/account/staff/applications', url, data: {} });
};

test('keeps search and filter in its links, and returns to the first page with another filter', async () => {
  await list(['ООО «Ворота»'], 3)('/account/staff/applications?search=ооо&state=pending&page=2');
  expect(screen.getByRole('link', { name: 'Ждёт' })).toHaveAttribute('aria-current', 'true');
  const query = (name: string) => {
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
    return Object.fromEntries(new URLSearchParams(search));
  };
  expect(query('Одобрена')).toEqual({ search: 'ооо', state: 'approved' });
  expect(query('Все')).toEqual({ search: 'ооо' });
  expect(query('Страница 3')).toEqual({ search: 'ооо', state: 'pending', page: '3' });
  expect(screen.getByRole('searchbox')).toHaveValue('ооо');
  expect(screen.getByRole('table', { name: 'Заявки' })).toHaveTextContent('ООО «Ворота»');
});

test('names an empty list and a filter without results differently', async () => {
  const { unmount } = await list([])('/account/staff/applications');
  expect(screen.getByText('Заявок пока нет')).toBeVisible();
  unmount();
  await list([])('/account/staff/applications?state=approved');
  expect(screen.getByText(/^Ничего не.нашлось$/)).toBeVisible();
});
