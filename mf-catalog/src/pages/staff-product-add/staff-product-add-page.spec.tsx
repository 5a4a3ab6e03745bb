import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffProductAddPage } from './staff-product-add-page.tsx';

const categories = [{ slug: 'sliding', name: 'Приводы › Откатные' }];
const call = jest.fn<WireCall>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
});

test('creates a product, keeps the form with a known article, and opens the new page', async () => {
  const { user, router } = await renderPage({
    Component: StaffProductAddPage,
    path: '/account/staff/products/add',
    url: '/account/staff/products/add/',
    data: { seo: orderSeo('Товары'), access: 'open', value: { categories } },
    api: fakeApi(call),
  });
  const create = () => user.click(screen.getByRole('button', { name: 'Создать товар' }));
  await create();
  expect((await screen.findAllByText('Заполните это поле')).length).toBe(6);
  expect(call).not.toHaveBeenCalled();

  const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
  await type(/^Артикул/, '901SL-0080');
  await type(/^Название/, 'Привод XX');
  await type(/^Серия/, 'XX');
  await type(/^Гарантия/, '24');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Категория/ }), 'Приводы › Откатные');
  await type(/^Краткое/, 'Для пробы.');
  await type(/цена/, '45 000');
  await user.click(screen.getByRole('checkbox', { name: 'Новинка' }));
  const taken = 'Товар с этим артикулом уже есть';
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поля', { fields: { article: taken } }));
  await create();
  expect(await screen.findByText(taken)).toBeVisible();

  await type(/^Артикул/, 'X');
  call.mockResolvedValueOnce({ ok: true, value: { id: 12 } });
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/staff/products/12/'));
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/products/', {
    ...{ article: '901SL-0080X', name: 'Привод XX', series: 'XX', category: 'sliding', warranty_months: 24 },
    ...{ short_description: 'Для пробы.', description: '', badges: ['new'], price: 45_000, discount_group: 'A' },
    ...{ stock_state: 'on_request', stock_qty: 0, stock_date: null, lead_weeks: null },
    ...{ unit: 'шт.', multiplicity: 1, min_qty: 1 },
  });
});
