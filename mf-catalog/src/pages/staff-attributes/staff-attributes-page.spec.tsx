import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedAttribute } from '@site/contracts/manage-categories';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffAttributesPage } from './staff-attributes-page.tsx';

const items: ManagedAttribute[] = [
  { ...{ code: 'weight', label: 'Вес, кг', type: 'range', group: 'main', step: 50 }, products: 7, categories: 2 },
  { ...{ code: 'colour', label: 'Цвет', type: 'list', group: 'main', step: 1 }, products: 0, categories: 0 },
];
const call = jest.fn<WireCall>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockResolvedValue(responseTo('GET /manage/attributes/', { items }));
});

test('creates an attribute, renames one beside a colleague’s change, and orders those of a group', async () => {
  const { user } = await renderPage({
    Component: StaffAttributesPage,
    path: '/account/staff/categories/attributes',
    url: '/account/staff/categories/attributes/',
    data: { seo: orderSeo('Категории'), access: 'open', value: { items } },
    api: fakeApi(call),
  });
  const dialog = () => within(screen.getByRole('dialog'));
  const field = (name: RegExp) => dialog().getByRole('textbox', { name });
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Число, шаг 50, товаров: 7, фильтр категорий: 2')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Новая характеристика' }));
  await user.type(field(/^Код/), 'Шум');
  await user.type(field(/^Название/), 'Шум, дБ');
  expect(dialog().queryByRole('textbox', { name: /^Шаг/ })).toBeNull();
  await user.selectOptions(dialog().getByRole('combobox', { name: /^Вид/ }), 'Число');
  await user.clear(field(/^Шаг/));
  await user.type(field(/^Шаг/), '0,5');
  await user.click(dialog().getByRole('button', { name: 'Создать' }));
  expect(await dialog().findByText(/^Только латинские/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.clear(field(/^Код/));
  await user.type(field(/^Код/), 'noise');
  const taken = 'Характеристика с этим кодом уже есть';
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поле', { fields: { code: taken } }));
  await user.click(dialog().getByRole('button', { name: 'Создать' }));
  expect(await dialog().findByText(taken)).toBeVisible();
  await user.type(field(/^Код/), '_level');
  await user.click(dialog().getByRole('button', { name: 'Создать' }));
  await closed();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/attributes/', {
    ...{ code: 'noise_level', label: 'Шум, дБ', type: 'range', group: 'main', step: 0.5 },
  });

  await user.click(screen.getByRole('button', { name: 'Изменить: Вес, кг' }));
  await user.clear(field(/^Название/));
  await user.type(field(/^Название/), 'Масса, кг');
  const values = { label: 'Вес', group: 'main', step: 10 };
  call.mockResolvedValueOnce(refusal(409, 'edited_meanwhile', 'Изменил кто-то ещё', { data: { values } }));
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  expect(await dialog().findByText('Изменил кто-то ещё')).toBeVisible();
  expect(field(/^Шаг/)).toHaveValue('10');
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  await closed();
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/attributes/weight/', {
    ...{ label: 'Масса, кг', base: { label: 'Вес' } },
  });

  await user.click(screen.getByRole('button', { name: 'Порядок: Основные' }));
  await user.click(dialog().getByRole('button', { name: 'Выше: Цвет' }));
  await user.click(dialog().getByRole('button', { name: 'Сохранить порядок' }));
  await closed();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/attributes/order/', {
    ...{ group: 'main', codes: ['colour', 'weight'], base: ['weight', 'colour'] },
  });
});
