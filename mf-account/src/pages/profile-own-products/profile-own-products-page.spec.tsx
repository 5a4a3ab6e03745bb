import { expect, jest, test } from '@jest/globals';
import type { OwnProduct } from '@site/contracts/company-assortment';
import { responseTo, fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { ProfileOwnProductsPage } from './profile-own-products-page.tsx';

const image = '00000000-0000-4000-8000-000000000009';
const product: OwnProduct = {
  ...{ id: '00000000-0000-4000-8000-000000000001', article: 'ЗД-1', name: 'Закладная', category: 'Металл' },
  ...{ unit: 'шт.', price: 3_900, description: '', is_active: true, image },
  picture: { id: image, picture: { src: '/media/company/a.webp', alt: '', width: 640, height: 480 } },
};

test('shows the picture and the article, and removes a picture with the next save', async () => {
  const call = jest.fn<WireCall>(async () =>
    responseTo('PUT /account/profile/self-products/{id}/', {
      status: 'ok',
      items: [{ ...product, image: null, picture: null }],
    }),
  );
  const { user } = await renderPage({
    Component: ProfileOwnProductsPage,
    path: '/account/profile/self-products',
    url: '/account/profile/self-products',
    data: {
      seo: pageSeo('Собственные товары'),
      pagedata: { kind: 'company-products', items: [product], may_edit: true },
    },
    api: fakeApi(call),
  });
  expect(screen.getByRole('img', { name: 'Закладная' })).toHaveAttribute('src', '/media/company/a.webp');
  expect(screen.getByText(/арт\..ЗД-1, Металл/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить: Закладная' }));
  await user.click(screen.getByRole('button', { name: 'Изображение 1: удалить' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(call).toHaveBeenCalledWith(
    'PUT',
    `/account/profile/self-products/${product.id}/`,
    expect.objectContaining({ image: null, name: 'Закладная', price: 3_900 }),
  );
  expect(screen.queryByRole('img')).toBeNull();
});
