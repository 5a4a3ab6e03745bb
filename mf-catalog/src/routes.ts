import { defineRoutes } from '@site/contracts/remote';
import { paths } from '@site/contracts/paths';

export const routes = defineRoutes([
  { path: '/catalog', page: 'catalog' },
  {
    path: '/catalog/:category',
    page: 'category',
    validate: { category: '[a-z0-9-]+' },
    unseen: 'the catalogue has no category yet',
  },
  { path: '/catalog/parking-systems/pay-back', page: 'pay-back' },
  { path: '/catalog/parking-systems/cv-pay-back', page: 'pay-back' },
  { path: '/podbor', page: 'gate-kit' },
  { path: '/search', page: 'search' },
  { path: '/cart', page: 'cart' },
  { path: '/compare', page: 'compare' },
  { path: '/wishlist', page: 'wishlist' },
  { path: '/account/orders', page: 'orders', layout: 'account', access: 'user' },
  { path: '/account/orders-history', page: 'orders', layout: 'account', access: 'user' },
  {
    path: '/order/:id',
    page: 'order',
    layout: 'account',
    access: 'user',
    validate: { id: '[0-9a-fA-F-]{36}' },
    unseen: 'nobody has ordered yet',
  },
  { path: '/account/staff/products', page: 'staff-products', layout: 'account', access: 'user' },
  { path: '/account/staff/products/import', page: 'staff-product-import', layout: 'account', access: 'user' },
  { path: '/order-success', page: 'order-success' },
  { path: '/product', rules: { redirect: paths.catalog() } },
  {
    path: '/product/:slug',
    page: 'product',
    validate: { slug: '[a-z0-9-]+' },
    unseen: 'the catalogue has no product yet',
  },
]);
