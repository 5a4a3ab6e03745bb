import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from '@site/runtime';
import { StaffList } from '../list/index.ts';
import { type SectionPage, StaffSectionPage } from '../section/index.ts';

const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());

const seo = { title: '', description: '', h1: 'Товары', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const cheap = { id: '00000000-0000-4000-8000-000000000001', name: 'Дешёвые', query: 'shown=published&sort=price' };

function Products() {
  return (
    <StaffSectionPage page={useLoaderData<SectionPage<string[]>>()}>
      {(items) => (
        <StaffList
          caption="Товары"
          columns={[{ key: 'name', title: 'Товар', cell: (name: string) => name }]}
          rowKey={(name) => name}
          list={{ items, total: items.length, page: 1, pages: 1 }}
          empty="Товаров пока нет"
        />
      )}
    </StaffSectionPage>
  );
}

const open = (query: string, views: object[]) =>
  renderPage({
    Component: Products,
    path: '/account/staff/products',
    url: `/account/staff/products/${query}`,
    data: { seo, access: 'open', value: ['Привод'], views } as Parameters<typeof renderPage>[0]['data'],
    api: fakeApi(call),
  });

test('links saved views, marks the present one whatever its page, and removes one after a question', async () => {
  const all = { id: cheap.id.replace(/1$/, '2'), name: 'По имени', query: 'sort=name' };
  const { user } = await open('?sort=price&page=2&shown=published', [cheap, all]);
  const views = within(screen.getByRole('navigation', { name: 'Сохранённые виды' }));
  expect(views.getByRole('link', { name: 'Дешёвые' })).toHaveAttribute('aria-current', 'true');
  expect(views.getByRole('link', { name: 'По имени' })).not.toHaveAttribute('aria-current');
  expect(views.getByRole('link', { name: 'По имени' })).toHaveAttribute('href', '/account/staff/products?sort=name');
  expect(views.queryByRole('button', { name: 'Сохранить вид' })).toBeNull();

  await user.click(views.getByRole('button', { name: 'Удалить вид «По имени»' }));
  call.mockResolvedValueOnce(responseTo('POST /manage/views/{id}/remove/', { items: [cheap] }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', `/manage/views/${all.id}/remove/`);
});

test('saves filters and order under a name, and keeps a name that is refused', async () => {
  const { user } = await open('?sort=-price&page=2', [cheap]);
  await user.click(screen.getByRole('button', { name: 'Сохранить вид' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Сохранить вид' }));
  const name = dialog.getByRole('textbox', { name: /^Название/ });
  await user.type(name, 'Дешёвые');
  const message = 'Вид с таким названием уже есть';
  call.mockResolvedValueOnce(refusal(400, 'data', message, { fields: { name: message } }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(new RegExp(message)));
  expect(name).toHaveValue('Дешёвые');
  await user.clear(name);
  await user.type(name, 'Дорогие');
  call.mockResolvedValueOnce(responseTo('POST /manage/views/', { items: [cheap] }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { section: 'products', name: 'Дорогие', query: 'sort=-price' };
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/views/', body);
});

test('offers nothing for a list as it is', async () => {
  await open('?page=2', []);
  expect(screen.queryByRole('navigation', { name: 'Сохранённые виды' })).toBeNull();
});
