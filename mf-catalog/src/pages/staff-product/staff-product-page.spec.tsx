import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedProduct, RelatedProduct } from '@site/contracts/manage-goods';
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
const related = (article: string, index: number): RelatedProduct => ({
  ...{ id: 20 + index, article, name: `Товар ${article}`, published: true },
});
const product: ManagedProduct = {
  ...{ id: 12, article: '901SL-0080', slug: 'privod-sl-80' },
  values: {
    ...{ name: 'Привод SL-80', series: 'SL', category: 'sliding', short_description: 'Тихий.', description: '' },
    ...{ price: 24_500, discount_group: 'A', unit: 'шт.', multiplicity: 1, min_qty: 1, warranty_months: 24 },
    ...{ stock_state: 'in_stock', stock_qty: 12, stock_date: null, lead_weeks: null, badges: ['hit'], published: true },
    ...{ photos: ['front.jpg', 'board.jpg'], turn: [], videos: [] },
    ...{ slug: 'privod-sl-80', more_categories: ['drives'], old_articles: ['OLD-1'], popularity: 50 },
    documents: [{ file: 'sl-80.pdf', kind: 'passports', title: 'Паспорт' }],
    attributes: { weight: ['800'], voltage: ['24\u00a0В'], encoder: ['да'] },
    key_attributes: ['Макс. вес, кг', 'Питание'],
    included_items: [{ name: 'Привод', qty: 1, unit: 'шт.' }],
    ...{ successor: null, accessories_required: [], accessories: ['T-1', 'T-2'], analogs: [] },
    spare_parts: [{ article: 'P-1', position: '12' }],
  },
  stocks: [
    { warehouse: 'Основной склад', qty: 9 },
    { warehouse: 'Химки', qty: 3 },
  ],
  media: [photograph('front.jpg'), photograph('board.jpg')],
  categories: [
    { slug: 'drives', name: 'Приводы' },
    { slug: 'sliding', name: 'Приводы › Откатные' },
  ],
  attributes: [
    { code: 'weight', label: 'Макс. вес, кг', type: 'range', group: 'main', is_facet: true },
    { code: 'kit', label: 'Комплект', type: 'flag', group: 'main', is_facet: true },
    { code: 'voltage', label: 'Питание', type: 'list', group: 'electric', is_facet: false },
    { code: 'encoder', label: 'Энкодер', type: 'flag', group: 'main', is_facet: false },
    { code: 'note', label: 'Примечание', type: 'text', group: 'size', is_facet: false },
  ],
  related: ['T-1', 'T-2', 'P-1'].map((name, index) => related(name, index)),
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
  expect(screen.getByText(/^Основной склад — 9.шт\., Химки — 3.шт\.$/)).toBeVisible();
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
  const preview = { url: 'http://localhost/preview/product/1/', expires_at: '2026-12-04T10:00:00.000Z' };
  call.mockResolvedValueOnce(responseTo('POST /manage/products/{id}/preview/', preview));
  await user.click(screen.getByRole('button', { name: 'Предпросмотр страницы' }));
  expect(await screen.findByRole('link', { name: 'Открыть предпросмотр' })).toHaveAttribute('href', preview.url);
  expect(call.mock.lastCall?.[2]).toMatchObject({ price: 25_900, stock_qty: 0, discount_group: 'A' });
  expect(sessionStorage).toHaveLength(1);
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

test('edits attributes one by one, shows a mistake at its attribute, and keeps another one of a colleague', async () => {
  const { user } = await open();
  expect(screen.getByText('Макс. вес, кг · Питание')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить характеристики' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Характеристики' }));
  const weight = () => dialog.getByRole('textbox', { name: 'Макс. вес, кг' });
  await user.clear(weight());
  await user.type(weight(), 'много');
  call.mockResolvedValueOnce(
    responseTo('GET /manage/attributes/{code}/values/', { items: ['24\u00a0В', '230\u00a0В'] }),
  );
  await user.click(dialog.getByRole('button', { name: 'Ещё значение: Питание' }));
  const second = () => dialog.getByRole('combobox', { name: 'Питание: значение 2' });
  const typed = dialog.getByRole('textbox', { name: 'Питание: значение 2' });
  await user.type(typed, '12 В');
  expect(call).toHaveBeenLastCalledWith('GET', '/manage/attributes/voltage/values/');
  await waitFor(() => expect(second()).toHaveAccessibleDescription(/^Такого значения ещё нет/));
  await user.click(dialog.getByRole('button', { name: 'Убрать: Энкодер' }));
  expect(dialog.queryByRole('combobox', { name: 'Энкодер' })).toBeNull();
  const choice = dialog.getByRole('combobox', { name: 'Добавить характеристику' });
  expect(choice).toHaveFocus();
  await user.selectOptions(choice, 'Комплект');
  await user.click(dialog.getByRole('button', { name: 'Добавить характеристику' }));
  const kit = dialog.getByRole('combobox', { name: 'Комплект' });
  expect(kit).toHaveFocus();
  await user.selectOptions(kit, 'Нет');
  await user.click(dialog.getByRole('button', { name: 'Выше: Питание' }));

  const mistake = '«много» — не число';
  call.mockResolvedValueOnce(
    refusal(400, 'validation', 'Проверьте поле', { fields: { 'attributes.weight': mistake } }),
  );
  await user.click(save());
  await waitFor(() => expect(weight()).toHaveAccessibleDescription(mistake));
  expect(weight()).toHaveFocus();

  await user.clear(weight());
  await user.type(weight(), '900');
  const theirs = { ...product.values.attributes, weight: ['850'], note: ['Со склада'] };
  const message = 'Пока вы правили товар, его изменил кто-то ещё';
  call.mockResolvedValueOnce(
    refusal(409, 'edited_meanwhile', message, { data: { values: { ...product.values, attributes: theirs } } }),
  );
  await user.click(save());
  expect(await dialog.findByText(message)).toBeVisible();
  const sent = {
    attributes: { weight: ['900'], kit: ['нет'], voltage: ['24\u00a0В', '12 В'], encoder: [] },
    key_attributes: ['Питание', 'Макс. вес, кг'],
  };
  const read = { attributes: { weight: ['800'], kit: [], voltage: ['24\u00a0В'], encoder: ['да'] } };
  const { key_attributes } = product.values;
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', { ...sent, base: { ...read, key_attributes } });
  expect(weight()).toHaveValue('900');
  expect(dialog.getByRole('textbox', { name: 'Примечание' })).toHaveValue('Со склада');

  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const newer = { attributes: { ...read.attributes, weight: ['850'] } };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', { ...sent, base: { ...newer, key_attributes } });
});

test('finds accessories, gives a spare part a position, and changes the kit, each in its order', async () => {
  const { user } = await open();
  expect(screen.getByRole('link', { name: 'Товар T-1' })).toHaveAttribute('href', '/account/staff/products/20/');
  await user.click(screen.getByRole('button', { name: 'Изменить связанные товары' }));
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const row = (article: string, index: number) => ({
    ...related(article, index),
    ...{ price: null, stock: 'В наличии', stock_qty: 1, badges: [] },
  });
  const items = [row('901SL-0080', 0), row('T-2', 1), row('T-3', 2)];
  call.mockResolvedValue(responseTo('GET /manage/products/list/', { items, total: 3, page: 1, pages: 1 }));
  await user.click(group('Принадлежности').getByRole('button', { name: 'Принадлежности: выбрать' }));
  const choice = within(screen.getByRole('dialog', { name: 'Принадлежности: выбор' }));
  await user.type(choice.getByRole('searchbox'), 'T{Enter}');
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('GET', '/manage/products/list/?page=1&search=T'));
  await user.click(await choice.findByRole('checkbox', { name: 'Товар T-3' }));
  expect(choice.getByRole('checkbox', { name: 'Товар T-2' })).toBeChecked();
  expect(choice.queryByText('901SL-0080')).toBeNull();
  await user.click(choice.getByRole('button', { name: 'Готово: 3' }));
  await user.click(group('Принадлежности').getByRole('button', { name: 'Выше: Товар T-3' }));
  await user.click(group('Принадлежности').getByRole('button', { name: 'Убрать: Товар T-1' }));
  expect(group('Принадлежности').getByRole('button', { name: 'Убрать: Товар T-3' })).toHaveFocus();

  await user.click(group('Замена').getByRole('button', { name: 'Замена: выбрать' }));
  await user.click(await screen.findByRole('radio', { name: 'Товар T-2' }));
  await user.click(screen.getByRole('radio', { name: 'Товар T-3' }));
  await user.click(screen.getByRole('button', { name: 'Готово: 1' }));
  const position = screen.getByRole('textbox', { name: 'Позиция: Товар P-1' });
  await user.clear(position);
  await user.type(position, '7А');

  const mistake = 'Нет товаров с артикулом T-3';
  call.mockReset().mockResolvedValue({ ok: true, value: product });
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поле', { fields: { accessories: mistake } }));
  await user.click(save());
  expect(await group('Принадлежности').findByRole('alert')).toHaveTextContent(mistake);
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', {
    ...{ accessories: ['T-3', 'T-2'], successor: 'T-3', spare_parts: [{ article: 'P-1', position: '7А' }] },
    base: { accessories: ['T-1', 'T-2'], successor: null, spare_parts: [{ article: 'P-1', position: '12' }] },
  });

  await user.click(screen.getByRole('button', { name: 'Изменить комплект' }));
  await user.click(screen.getByRole('button', { name: 'Добавить строку' }));
  const [, name] = screen.getAllByRole('textbox', { name: /^Название/ });
  expect(name).toHaveFocus();
  await user.click(save());
  expect(await screen.findByText('Заполните это поле')).toBeVisible();
  await user.type(name!, 'Пульт');
  await user.type(screen.getAllByRole('textbox', { name: /^Количество/ })[1]!, '0');
  await user.click(screen.getByRole('button', { name: 'Выше: Пульт' }));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const drive = { name: 'Привод', qty: 1, unit: 'шт.' };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', {
    ...{ included_items: [{ name: 'Пульт', qty: 10, unit: 'шт.' }, drive], base: { included_items: [drive] } },
  });
});

test('chooses documents with kind and title, and changes the address, other categories and former articles', async () => {
  const { user } = await open();
  expect(screen.getByText(/^Паспорт изделия: Паспорт/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить документы' }));
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const items = ['sl-80.step', 'sl-80.pdf'].map((name) => ({ name, size_bytes: 1000 }));
  call.mockResolvedValueOnce(responseTo('GET /manage/library/documents/', { items, total: 2, page: 1, pages: 1 }));
  await user.click(group('Документы').getByRole('button', { name: 'Выбрать документы' }));
  const choice = within(screen.getByRole('dialog', { name: 'Документы: выбор' }));
  expect(await choice.findByRole('checkbox', { name: 'sl-80.pdf' })).toBeChecked();
  await user.click(choice.getByRole('checkbox', { name: 'sl-80.step' }));
  await user.click(choice.getByRole('button', { name: 'Готово: 2' }));
  expect(screen.getByRole('combobox', { name: 'Вид: sl-80.step' })).toHaveDisplayValue('3D-модель');
  await user.click(save());
  expect(await screen.findByText('Заполните это поле')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Название: sl-80.step' }), 'Модель');
  await user.click(screen.getByRole('button', { name: 'Выше: sl-80.step' }));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const passport = { file: 'sl-80.pdf', kind: 'passports', title: 'Паспорт' };
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', {
    documents: [{ file: 'sl-80.step', kind: 'model', title: 'Модель' }, passport],
    base: { documents: [passport] },
  });

  await user.click(screen.getByRole('button', { name: /^Изменить адрес/ }));
  await user.click(group('Другие категории').getByRole('button', { name: 'Убрать: Приводы' }));
  expect(group('Другие категории').queryByRole('option', { name: 'Приводы › Откатные' })).toBeNull();
  await user.type(field(/^Популярность/), '0');
  await user.type(field(/^Прежние/), '{Enter} OLD-2 {Enter}OLD-1');
  await user.clear(field(/^Адрес/));
  await user.type(field(/^Адрес/), 'Привод');
  await user.click(save());
  expect(await screen.findByText(/^Только латинские/)).toBeVisible();
  await user.clear(field(/^Адрес/));
  await user.type(field(/^Адрес/), 'sl-80');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/products/12/', {
    ...{ slug: 'sl-80', more_categories: [], old_articles: ['OLD-1', 'OLD-2'], popularity: 500 },
    base: { slug: 'privod-sl-80', more_categories: ['drives'], old_articles: ['OLD-1'], popularity: 50 },
  });
});
