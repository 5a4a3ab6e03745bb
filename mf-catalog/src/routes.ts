import { defineRoutes } from '@site/contracts/remote';
import { paths } from '@site/contracts/paths';

export const routes = defineRoutes([
  { path: '/catalog', page: 'catalog' },
  { path: '/catalog/:category', page: 'category', validate: { category: '[a-z0-9-]+' } },
  { path: '/product', rules: { redirect: paths.catalog() } },
  { path: '/product/:slug', page: 'product', validate: { slug: '[a-z0-9-]+' } },
]);
