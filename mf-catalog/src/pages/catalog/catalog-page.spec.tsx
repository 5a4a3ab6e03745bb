import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { category } from '../../testing/products.ts';
import { CatalogPage } from './catalog-page.tsx';

test('links every group to its category and its children', async () => {
  await renderPage({
    Component: CatalogPage,
    path: '/catalog',
    url: '/catalog/',
    data: {
      seo: {
        title: 'Каталог',
        description: '',
        h1: 'Каталог',
        canonical: '/catalog/',
        robots: 'index, follow',
        breadcrumbs: [],
        jsonld: [],
      },
      content: [],
      pagedata: {
        kind: 'catalog',
        groups: [
          { category: category('barriers', 'Шлагбаумы'), children: [category('barriers-4m', 'До 4 м', 2)] },
          { category: category('control-boards', 'Блоки управления', 3), children: [] },
        ],
      },
    },
  });
  expect(screen.getByRole('link', { name: 'Шлагбаумы' })).toHaveAttribute('href', '/catalog/barriers/');
  expect(screen.getByRole('link', { name: 'До 4 м' })).toHaveAttribute('href', '/catalog/barriers-4m/');
  expect(screen.getAllByText('21 товар')).toHaveLength(2);
});
