import { expect, jest, test } from '@jest/globals';
import type { ManagedCategoryRow } from '@site/contracts/manage-categories';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffCategoriesPage } from './staff-categories-page.tsx';

const row = (id: number, slug: string, parent: string | null, more: Partial<ManagedCategoryRow> = {}) => ({
  ...{ id, slug, parent, name: `Категория ${slug}`, visible: true, products: 12, published: 12, ...more },
});
const items = [
  row(1, 'gates', null),
  row(2, 'barriers', null, { products: 0, published: 0, visible: false }),
  row(3, 'sliding', 'gates', { published: 9 }),
  row(4, 'swing', 'gates'),
];

test('shows the tree with numbers of products, finds a category in it, and orders subcategories', async () => {
  const load = jest.fn(() => items);
  const call = jest.fn<WireCall>();
  const { user } = await renderPage({
    Component: StaffCategoriesPage,
    path: '/account/staff/categories',
    url: '/account/staff/categories/',
    data: () => ({ seo: orderSeo('Категории'), access: 'open', value: { items: load() } }),
    api: fakeApi(call),
  });
  const names = () => screen.getAllByRole('link', { name: /^Категория/ }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['gates', 'sliding', 'swing', 'barriers'].map((slug) => `Категория ${slug}`));
  const link = screen.getByRole('link', { name: 'Категория sliding' });
  expect(link).toHaveAttribute('href', '/account/staff/categories/3/');
  expect(link.closest('li')).toHaveTextContent(/12.товаров, не.на.сайте: 3/);
  expect(screen.getByText('Товаров нет')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'SLI');
  expect(names()).toEqual(['Категория gates', 'Категория sliding']);
  await user.clear(screen.getByRole('searchbox'));

  await user.click(screen.getByRole('button', { name: 'Порядок подкатегорий: Категория gates' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Порядок: Категория gates' }));
  expect(dialog.queryByRole('button', { name: /^Убрать/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Ниже: Категория sliding' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Сохранить порядок' }));
  // A colleague adds a category meanwhile: it stays at its end, and the typed order too.
  load.mockReturnValue([...items, row(5, 'garage', 'gates')]);
  call.mockResolvedValueOnce(refusal(409, 'edited_meanwhile', 'Список изменил кто-то ещё'));
  await save();
  expect(await dialog.findByText('Список изменил кто-то ещё')).toBeVisible();
  expect(await dialog.findByText('Категория garage')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/categories/order/', {
    ...{ parent: 'gates', slugs: ['swing', 'sliding'], base: ['sliding', 'swing'] },
  });
  call.mockResolvedValueOnce(responseTo('POST /manage/categories/order/', { items }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/categories/order/', {
    ...{ parent: 'gates', slugs: ['swing', 'sliding', 'garage'], base: ['sliding', 'swing', 'garage'] },
  });
});
