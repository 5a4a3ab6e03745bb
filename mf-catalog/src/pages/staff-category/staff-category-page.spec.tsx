import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedCategory } from '@site/contracts/manage-categories';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffCategoryPage } from './staff-category-page.tsx';

const category: ManagedCategory = {
  ...{ id: 7, slug: 'sliding', products: 0, published: 0, subcategories: 0, decisions: [] },
  values: {
    ...{ name: 'Откатные', parent: 'gates', h1: 'Приводы', intro: 'Для ворот.', seo_text: '', visible: true },
    ...{ facets: ['price', 'weight'], compared_apart: false },
  },
  parents: [{ slug: 'gates', name: 'Ворота' }],
  facets: [
    { code: 'price', label: 'Цена, ₽', type: 'range' },
    { code: 'weight', label: 'Вес, кг', type: 'range' },
    { code: 'wifi', label: 'Wi-Fi', type: 'flag' },
  ],
};
const call = jest.fn<WireCall>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockResolvedValue({ ok: true, value: category });
});

const open = () =>
  renderPage({
    Component: StaffCategoryPage,
    path: '/account/staff/categories/:id?',
    url: '/account/staff/categories/7/',
    data: { seo: orderSeo('Категории'), access: 'open', value: category },
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog'));
const save = () => screen.getByRole('button', { name: 'Сохранить' });

test('changes texts and the place in the tree, and keeps them when a colleague was faster', async () => {
  const { user } = await open();
  expect(screen.getByText('Цена, ₽ (число) · Вес, кг (число)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Изменить название/ }));
  await user.type(dialog().getByRole('textbox', { name: /^Вступление/ }), ' Тихие.');
  await user.selectOptions(dialog().getByRole('combobox', { name: /^В.какой/ }), 'Верхний уровень каталога');
  const message = 'Пока вы правили категорию, её изменил кто-то ещё';
  const values = { ...category.values, intro: 'Быстрые.', h1: 'Приводы ворот' };
  call.mockResolvedValueOnce(refusal(409, 'edited_meanwhile', message, { data: { values } }));
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  const given = { intro: 'Для ворот. Тихие.', parent: null };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/categories/7/', {
    ...{ ...given, base: { parent: 'gates', intro: 'Для ворот.' } },
  });
  expect(dialog().getByRole('textbox', { name: /^Заголовок/ })).toHaveValue('Приводы ворот');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/categories/7/', {
    ...{ ...given, base: { parent: 'gates', intro: 'Быстрые.' } },
  });
});

test('orders and adds filters, hides the category, and removes an empty one', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Изменить фильтры' }));
  await user.click(dialog().getByRole('button', { name: 'Выше: Вес, кг' }));
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Добавить фильтр' }), 'wifi');
  await user.click(dialog().getByRole('button', { name: 'Добавить фильтр' }));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/categories/7/', {
    ...{ facets: ['weight', 'price', 'wifi'], base: { facets: ['price', 'weight'] } },
  });

  await user.click(screen.getByRole('button', { name: 'Скрыть' }));
  await user.click(dialog().getByRole('button', { name: 'Скрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/categories/7/', { visible: false, base: { visible: true } });

  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  call.mockResolvedValueOnce(refusal(409, 'category_not_empty', 'В категории есть товары'));
  await user.click(dialog().getByRole('button', { name: 'Удалить' }));
  expect(await dialog().findByText('В категории есть товары')).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/categories/{id}/remove/', { items: [] }));
  await user.click(dialog().getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/staff/categories/'));
});
