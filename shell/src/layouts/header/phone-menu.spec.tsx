import { expect, test } from '@jest/globals';
import { paths } from '@site/contracts/paths';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';
import { PhoneMenu } from './phone-menu.tsx';

test('the visitor’s own things and the telephone come first, then the catalogue, then the sections', async () => {
  await renderSite({
    page: (
      <>
        <h1>Страница</h1>
        <PhoneMenu onClose={() => {}} />
      </>
    ),
    user: { cart_qty: 3 },
  });
  const menu = within(screen.getByRole('dialog', { name: 'Меню' }));
  const hrefs = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 5)).toEqual([
    paths.login(),
    paths.cart(),
    paths.compare(),
    paths.wishlist(),
    'tel:+78005550120',
  ]);
  expect(menu.getAllByRole('navigation').map((part) => part.getAttribute('aria-label'))).toEqual([
    'Каталог',
    'Разделы сайта',
  ]);
  expect(menu.getByRole('link', { name: /^Корзина/ })).toHaveTextContent('3');
});
