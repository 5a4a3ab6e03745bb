import { expect, jest, test } from '@jest/globals';
import type { ManagedProductRow } from '@site/contracts/manage-goods';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffProductsPage } from './staff-products-page.tsx';

const product: ManagedProductRow = {
  ...{ id: 12, article: '901SL-0080', name: 'Привод SL-80', price: 24_500, stock: 'В наличии', stock_qty: 12 },
  ...{ badges: [], published: true },
};

test('lists products with price and stock, and links their pages, the import and the files', async () => {
  const withdrawn = {
    ...product,
    id: 13,
    article: '901SL-0050',
    name: 'Привод SL-50',
    price: null,
    badges: ['hit' as const],
    published: false,
  };
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
  expect(second).toHaveTextContent(/Привод SL-50 ?ХитНе.на.сайте901SL-0050По.запросу/);
  expect(screen.getByRole('link', { name: 'Привод SL-50' })).toHaveAttribute('href', '/account/staff/products/13/');
  expect(screen.getByRole('link', { name: /Загрузить из.файла/ })).toHaveAttribute(
    'href',
    '/account/staff/products/import/',
  );
  expect(screen.getByRole('link', { name: 'Excel' })).toHaveAttribute('href', '/api/manage/products/goods.xlsx');
});

test('takes two products off the site by one import, which one click undoes, and shows why it is refused', async () => {
  const call = jest.fn<WireCall>();
  const { user } = await renderPage({
    Component: StaffProductsPage,
    path: '/account/staff/products',
    url: '/account/staff/products/',
    data: {
      ...{ seo: orderSeo('Товары'), access: 'open' },
      value: {
        items: [product, { ...product, article: '901SL-0050', name: 'Привод SL-50' }],
        total: 2,
        page: 1,
        pages: 1,
      },
    },
    api: fakeApi(call),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать все' }));
  const withdraw = async () => {
    await user.click(screen.getByRole('button', { name: /^Снять с.сайта$/ }));
    const dialog = within(screen.getByRole('dialog', { name: /^Снять с.сайта 2.товара\?$/ }));
    await user.click(dialog.getByRole('button', { name: /^Снять с.сайта/ }));
  };
  call.mockResolvedValueOnce(refusal(409, 'goods_taken', 'Загрузка уже идёт'));
  await withdraw();
  expect(
    await screen.findByText(/^Привод SL-80, 901SL-0080; Привод SL-50, 901SL-0050: Загрузка уже идёт$/),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Выбрать все' })).toBeChecked();

  const report = { number: 7, added: 0, changed: 2, withdrawn: 0, unchanged: 0, changes: [] };
  call.mockResolvedValueOnce(responseTo('POST /manage/products/import/', report));
  await withdraw();
  expect(await screen.findByText(/^Снято с.сайта: 2$/)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/products/import/', {
    products: ['901SL-0080', '901SL-0050'].map((article) => ({ article, published: false })),
  });
  call.mockResolvedValueOnce(responseTo('POST /manage/products/undo/', report));
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
  expect(await screen.findByText('Изменения отменены')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/products/undo/?number=7');
});

test('changes badges of two products by one call, keeps the choice when it is refused, and offers the undo', async () => {
  const call = jest.fn<WireCall>();
  const { user } = await renderPage({
    Component: StaffProductsPage,
    path: '/account/staff/products',
    url: '/account/staff/products/',
    data: {
      ...{ seo: orderSeo('Товары'), access: 'open' },
      value: { items: [product, { ...product, article: '901SL-0050' }], total: 2, page: 1, pages: 1 },
    },
    api: fakeApi(call),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать все' }));
  await user.click(screen.getByRole('button', { name: 'Изменить метки' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Метки: 2.товара$/ }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Изменить метки' }));
  await send();
  expect(await dialog.findByText(/^Выберите, какую метку/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Новинка' }), 'Поставить');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Акция' }), 'Убрать');
  call.mockResolvedValueOnce(refusal(409, 'goods_taken', 'Загрузка уже идёт'));
  await send();
  expect(await dialog.findByText('Загрузка уже идёт')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Новинка' })).toHaveDisplayValue('Поставить');

  const report = { number: 8, added: 0, changed: 1, withdrawn: 0, unchanged: 1, changes: [] };
  call.mockResolvedValueOnce(responseTo('POST /manage/products/badges/', report));
  await send();
  expect(await screen.findByText(/^Метки изменены: 1 из.2$/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const articles = ['901SL-0080', '901SL-0050'];
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/products/badges/', {
    articles,
    add: ['new'],
    remove: ['promo'],
  });
  call.mockResolvedValueOnce(responseTo('POST /manage/products/undo/', report));
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
  expect(await screen.findByText('Изменения отменены')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/products/undo/?number=8');
});
