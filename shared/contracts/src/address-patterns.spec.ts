import { describe, expect, test } from '@jest/globals';
import { collisions, formsOf, isPattern, routeOf, staticForms } from './address-patterns.ts';
import { reservedFor } from './reserved-addresses.ts';

const between = (one: string, other: string) =>
  collisions([
    { owner: 'mf-one', path: one },
    { owner: 'mf-two', path: other },
  ]).length;

test.each([
  ['/login', '/LOGIN'],
  ['/cart', '/cart/:x?'],
  ['/cart/:id', '/cart/:x?'],
  ['/en?/about', '/about'],
  ['/news/:item', '/news/:slug'],
  ['/catalog/*', '/Catalog/*'],
  // Equal rank, and /a/b matches both.
  ['/a/:x', '/:y/b'],
  ['/a/:x/*', '/:y/b/*'],
])('%s and %s collide', (one, other) => expect([between(one, other), between(other, one)]).toEqual([1, 1]));

test.each([
  ['/catalog/:category', '/catalog/new'],
  ['/:item', '/news'],
  ['/cart', '/cart/*'],
  ['/account/*', '/account/:page'],
  ['/', '/:item'],
  ['/a/:x', '/b/:x'],
  ['/a/b', '/a/b/:x'],
])('%s and %s go together: React Router ranks them', (one, other) => expect(between(one, other)).toBe(0));

test('lets one owner order its routes of equal rank, but not claim an address twice', () => {
  const own = (...paths: string[]) => collisions(paths.map((path) => ({ owner: 'mf-one', path })));
  expect(own('/a/:x', '/:y/b')).toEqual([]);
  expect(own('/cart', '/cart/:x?')).toHaveLength(1);
});

test('expands optional segments to the forms with and without them', () => {
  expect(formsOf('/Cart/:x?/item?')).toEqual(['/cart/:/item', '/cart/item', '/cart/:', '/cart']);
  expect(staticForms('/:lang?/about')).toEqual(['/about']);
  expect(formsOf('/')).toEqual(['/']);
});

describe('a pattern', () => {
  test.each(['/', '/a', '/a/:b', '/a/:b?/c', '/a/*', '/kupit_came', '/каталог', '/a.b'])('accepts %s', (path) =>
    expect(isPattern(path)).toBe(true),
  );
  test.each([
    'a',
    '/a/',
    '//a',
    '/a b',
    '/a/*/b',
    '/a*',
    '/:a.html',
    '/:',
    '/a/../b',
    '/.',
    '/a%2Fb',
    '/a?/b?/c?/d?/e?',
  ])('rejects %s', (path) => expect(isPattern(path)).toBe(false));
});

test('reserves the addresses of the shell and the host', () => {
  const reserver = (path: string) => formsOf(path).map(reservedFor).find(Boolean);
  for (const path of ['/TECHNICAL', '/technical/x', '/_icons', '/_ui/buttons', '/_anything', '/*', '/:x?/*'])
    expect([path, reserver(path)]).toEqual([path, expect.stringContaining('the shell')]);
  for (const path of [
    '/api/x',
    '/R/:x',
    '/builds',
    '/site-data/:file',
    '/media/*',
    '/documents',
    '/dev',
    '/healthz',
    '/readyz',
  ])
    expect([path, reserver(path)]).toEqual([path, 'the host']);
  for (const path of ['/catalog.xls', '/robots.txt', '/sitemap-1.xml', '/favicon.svg'])
    expect([path, reserver(path)]).toEqual([path, 'the host']);
  for (const path of ['/', '/:item', '/catalog', '/apis', '/a/api', '/support/price.list'])
    expect([path, reserver(path)]).toEqual([path, undefined]);
});

test('picks the route of the highest rank', () => {
  const routes = ['/', '/:item', '/news', '/news/:item', '/account/*', '/cart/:id?'].map((path) => ({ path }));
  const matched = (address: string) => routeOf(address, routes)?.path;
  expect(matched('/News/')).toBe('/news');
  expect(matched('/news/today/')).toBe('/news/:item');
  expect(matched('/cart/')).toBe('/cart/:id?');
  expect(matched('/account/a/b/')).toBe('/account/*');
  expect(matched('/')).toBe('/');
  expect(matched('/a/b/')).toBeUndefined();
});
