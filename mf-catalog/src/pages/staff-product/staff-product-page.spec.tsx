import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedProduct } from '@site/contracts/manage-goods';
import type { LibraryMedium } from '@site/contracts/manage-media';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffProductPage } from './staff-product-page.tsx';

const photograph = (name: string): LibraryMedium => ({
  ...{ name, alt: name, seconds: null },
  picture: { src: `/media/photo/${name}.webp`, alt: name, width: 800, height: 600 },
});
const product: ManagedProduct = {
  ...{ id: 12, article: '901SL-0080', slug: 'privod-sl-80' },
  values: {
    ...{ name: 'Привод SL-80', series: 'SL', category: 'sliding', short_description: 'Тихий.', description: '' },
    ...{ price: 24_500, discount_group: 'A', unit: 'шт.', multiplicity: 1, min_qty: 1, warranty_months: 24 },
    ...{ stock_state: 'in_stock', stock_qty: 12, stock_date: null, lead_weeks: null, badges: ['hit'], published: true },
    ...{ photos: ['front.jpg', 'board.jpg'], turn: [], videos: [] },
  },
  media: [photograph('front.jpg'), photograph('board.jpg')],
  categories: [
    { slug: 'drives', name: 'Приводы' },
    { slug: 'sliding', name: 'Приводы › Откатные' },
  ],
  decisions: [],
};
const call = jest.fn<WireCall>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockResolvedValue({ ok: true, value: product });
});

const open = () =>
  renderPage({
    Component: StaffProductPage,
    path: '/account/staff/products/12',
    url: '/account/staff/products/12/',
    data: { seo: orderSeo('Товары'), access: 'open', value: product },
    api: fakeApi(call),
  });
const field = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить' });

test('sends the changed values with those that were read, and keeps them when a colleague was faster', async () => {
  const { user } = await open();
  expect(screen.getByRole('link', { name: '/product/privod-sl-80/' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Изменить цену/ }));
  await user.clear(field(/^Остаток/));
  await user.type(field(/^Остаток/), '0');
  await user.clear(field(/цена/));
  await user.type(field(/цена/), '0');
  await user.click(save());
  expect(await screen.findByText(/^Укажите сумму/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();

  await user.clear(field(/цена/));
  await user.type(field(/цена/), '25 900');
  const message = 'Пока вы правили товар, его изменил кто-то ещё';
  const theirs = { ...product.values, price: 25_000, warranty_months: 36 };
  call.mockResolvedValueOnce(refusal(409, 'edited_meanwhile', message, { data: { values: theirs } }));
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  const sent = { price: 25_900, stock_qty: 0 };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', {
    ...{ ...sent, base: { price: 24_500, stock_qty: 12 } },
  });
  expect(field(/^Остаток/)).toHaveValue('0');

  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', {
    ...{ ...sent, base: { price: 25_000, stock_qty: 12 } },
  });
});

test('changes texts and badges, shows an error of the server at its field, and withdraws the product after a question', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Изменить название/ }));
  await user.type(field(/^Краткое/), ' Быстрый.');
  await user.click(screen.getByRole('checkbox', { name: 'Новинка' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Категория/ }), 'Приводы');
  const mistake = 'В этой категории есть вложенные';
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поля', { fields: { category: mistake } }));
  await user.click(save());
  expect(await screen.findByText(mistake)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', {
    ...{ short_description: 'Тихий. Быстрый.', badges: ['new', 'hit'], category: 'drives' },
    base: { short_description: 'Тихий.', badges: ['hit'], category: 'sliding' },
  });
  await user.click(screen.getByRole('button', { name: /Отмен/ }));

  await user.click(screen.getByRole('button', { name: /^Снять с.сайта$/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Снять с сайта' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const change = { published: false, base: { published: true } };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', change);
});

test('chooses photographs of the library, orders them, and asks for enough to turn', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Изменить фотографии/ }));
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const order = (name = 'Галерея') =>
    group(name)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split('Выше')[0]);
  expect(order()).toEqual(['front.jpg', 'board.jpg']);
  await user.click(group('Галерея').getByRole('button', { name: 'Выше: board.jpg' }));
  expect(order()).toEqual(['board.jpg', 'front.jpg']);
  expect(group('Галерея').getByRole('button', { name: 'Ниже: board.jpg' })).toHaveFocus();

  const found = ['yard-10.jpg', 'front.jpg', 'yard-2.jpg'].map(photograph);
  call.mockResolvedValue(responseTo('GET /manage/library/', { items: found, total: 1200, page: 1, pages: 24 }));
  const openLibrary = async (name: string) => {
    await user.click(group(name).getByRole('button', { name: new RegExp(`^${name}: выбрать`) }));
    return within(screen.getByRole('dialog', { name: new RegExp(`^${name}: выбор`) }));
  };
  const library = await openLibrary('Галерея');
  await user.click(await library.findByRole('button', { name: /^yard-10/ }));
  expect(library.getByText(/^Найдено: 1.200$/)).toBeVisible();
  expect(library.getByRole('button', { name: /^front/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(library.getByRole('button', { name: /^front/ }));
  // The list stays until the confirmation; the marks survive an accidental close.
  await user.click(library.getByRole('button', { name: 'Закрыть' }));
  expect(order()).toEqual(['board.jpg', 'front.jpg']);
  const again = await openLibrary('Галерея');
  expect(await again.findByRole('button', { name: /^yard-10/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(again.getByRole('button', { name: /^yard-2/ }));
  expect(again.getByText('Выбрано: 3')).toHaveAttribute('role', 'status');
  await user.click(again.getByRole('button', { name: 'Готово' }));
  expect(order()).toEqual(['board.jpg', 'yard-2.jpg', 'yard-10.jpg']);

  const turn = await openLibrary('Поворот');
  await user.click(await turn.findByRole('button', { name: 'Отметить все: 3' }));
  expect(turn.getByText('Выбрано: 3')).toBeVisible();
  await user.click(turn.getByRole('button', { name: 'Готово' }));
  expect(order('Поворот')).toEqual(['front.jpg', 'yard-2.jpg', 'yard-10.jpg']);
  call.mockReset().mockResolvedValue({ ok: true, value: product });
  await user.click(save());
  expect(await group('Поворот').findByRole('alert')).toHaveTextContent(/не.меньше 8.фотографий$/);
  expect(call).not.toHaveBeenCalled();
  for (const name of ['front', 'yard-2', 'yard-10'])
    await user.click(group('Поворот').getByRole('button', { name: `Убрать: ${name}.jpg` }));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', {
    ...{ photos: ['board.jpg', 'yard-2.jpg', 'yard-10.jpg'], base: { photos: ['front.jpg', 'board.jpg'] } },
  });
});
