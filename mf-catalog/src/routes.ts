import { defineRoutes } from '@site/contracts/remote';
import { paths } from '@site/contracts/paths';

/** Numbers of orders, requests and questions. */
const number = '[0-9]{1,9}';

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
  { path: '/account/staff/products/add', page: 'staff-product-add', layout: 'account', access: 'user' },
  {
    path: '/account/staff/products/:id',
    page: 'staff-product',
    layout: 'account',
    access: 'user',
    validate: { id: number },
    examples: ['/account/staff/products/1/'],
  },
  { path: '/account/staff/orders', page: 'staff-orders', layout: 'account', access: 'user' },
  {
    path: '/account/staff/orders/:id',
    page: 'staff-order',
    layout: 'account',
    access: 'user',
    validate: { id: number },
    examples: ['/account/staff/orders/100001/'],
  },
  { path: '/account/staff/payments', page: 'staff-payments', layout: 'account', access: 'user' },
  { path: '/account/staff/questions', page: 'staff-questions', layout: 'account', access: 'user' },
  {
    path: '/account/staff/questions/:id',
    page: 'staff-question',
    layout: 'account',
    access: 'user',
    validate: { id: number },
    examples: ['/account/staff/questions/1001/'],
  },
  { path: '/account/staff/product-questions', page: 'staff-product-questions', layout: 'account', access: 'user' },
  {
    path: '/account/staff/product-questions/:id',
    page: 'staff-product-question',
    layout: 'account',
    access: 'user',
    validate: { id: number },
    examples: ['/account/staff/product-questions/1/'],
  },
  { path: '/order-success', page: 'order-success' },
  { path: '/product', rules: { redirect: paths.catalog() } },
  {
    path: '/product/:slug',
    page: 'product',
    validate: { slug: '[a-z0-9-]+' },
    unseen: 'the catalogue has no product yet',
  },
]);
