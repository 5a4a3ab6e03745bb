import { expect, test } from '@jest/globals';
import { paths } from '@site/contracts/paths';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';
import { testSite } from '../../testing/site.ts';
import { PhoneMenu } from './phone-menu.tsx';

test('lists the visitor’s links and the phone first, then the catalogue, then the sections', async () => {
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

test('shows no picture for a section with the address of a category, and opens its own links', async () => {
  await renderSite({
    page: (
      <>
        <h1>Страница</h1>
        <PhoneMenu onClose={() => {}} />
      </>
    ),
    site: {
      header_menu: [
        {
          title: 'Решения',
          url: '/catalog/barriers/',
          children: [{ title: 'Для дома', url: '/home-solutions/' }],
        },
        ...testSite.header_menu,
      ],
    },
  });
  const part = (name: string) => within(screen.getByRole('navigation', { name }));
  const drawings = (name: string) => screen.getByRole('navigation', { name }).querySelectorAll('img');
  expect(drawings('Каталог')).toHaveLength(1);
  expect(drawings('Разделы сайта')).toHaveLength(0);

  const solutions = part('Разделы сайта').getByText('Решения').closest('details')!;
  expect(
    within(solutions)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/home-solutions/', '/catalog/barriers/']);
});
