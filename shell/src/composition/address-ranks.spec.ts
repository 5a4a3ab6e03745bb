import { expect, test } from '@jest/globals';
import { formsOf, routeOf } from '@site/contracts/address-patterns';
import { reservedFor } from '@site/contracts/reserved-addresses';
import { matchRoutes } from 'react-router-dom';
import { shellRoutes } from '../pages/shell-routes.ts';

const paths = [
  '/',
  '/:item',
  '/en?/about',
  '/cart/:id?',
  '/catalog',
  '/Catalog/:category',
  '/catalog/new',
  '/catalog/:category/:item',
  '/catalog/new/*',
  '/account/*',
  '/account/:page/edit',
  '/a/:b?/c?/:d',
];

test('ranks routes like React Router', () => {
  const words = ['', 'en', 'about', 'cart', 'CATALOG', 'new', 'account', 'a', 'c', 'edit', 'x'];
  const routes = paths.map((path) => ({ path }));
  for (const first of words)
    for (const second of words)
      for (const third of words) {
        const address = `/${[first, second, third].filter(Boolean).join('/')}`;
        expect([address, routeOf(address, routes)?.path]).toEqual([
          address,
          matchRoutes(routes, address)?.at(-1)?.route.path,
        ]);
      }
});

test('reserves the shell’s own pages', () => {
  const paths = shellRoutes.flatMap(({ object }) => formsOf(object.path ?? '/'));
  expect(paths.map(reservedFor)).toEqual(paths.map(() => 'the shell'));
});
