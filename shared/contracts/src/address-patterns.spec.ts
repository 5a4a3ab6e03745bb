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
  // Neither ranks higher, and /a/b matches both.
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

test('one owner may order routes of the same rank itself, and claims no address twice', () => {
  const own = (...paths: string[]) => collisions(paths.map((path) => ({ owner: 'mf-one', path })));
  expect(own('/a/:x', '/:y/b')).toEqual([]);
  expect(own('/cart', '/cart/:x?')).toHaveLength(1);
});

test('optional segments are there or not', () => {
  expect(formsOf('/Cart/:x?/item?')).toEqual(['/cart/:/item', '/cart/item', '/cart/:', '/cart']);
  expect(staticForms('/:lang?/about')).toEqual(['/about']);
  expect(formsOf('/')).toEqual(['/']);
});

describe('a pattern', () => {
  test.each(['/', '/a', '/a/:b', '/a/:b?/c', '/a/*', '/kupit_came', '/каталог', '/a.b'])('may be %s', (path) =>
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
  ])('may not be %s', (path) => expect(isPattern(path)).toBe(false));
});

test('the shell and the host keep their own addresses', () => {
  const keeper = (path: string) => formsOf(path).map(reservedFor).find(Boolean);
  for (const path of ['/TECHNICAL', '/technical/x', '/_icons', '/_ui/buttons', '/_anything', '/*', '/:x?/*'])
    expect([path, keeper(path)]).toEqual([path, expect.stringContaining('the shell')]);
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
    expect([path, keeper(path)]).toEqual([path, 'the host']);
  for (const path of ['/catalog.xls', '/robots.txt', '/sitemap-1.xml', '/favicon.svg'])
    expect([path, keeper(path)]).toEqual([path, 'the host']);
  for (const path of ['/', '/:item', '/catalog', '/apis', '/a/api', '/support/price.list'])
    expect([path, keeper(path)]).toEqual([path, undefined]);
});

test('an address is answered by the route of the highest rank', () => {
  const routes = ['/', '/:item', '/news', '/news/:item', '/account/*', '/cart/:id?'].map((path) => ({ path }));
  const answers = (address: string) => routeOf(address, routes)?.path;
  expect(answers('/News/')).toBe('/news');
  expect(answers('/news/today/')).toBe('/news/:item');
  expect(answers('/cart/')).toBe('/cart/:id?');
  expect(answers('/account/a/b/')).toBe('/account/*');
  expect(answers('/')).toBe('/');
  expect(answers('/a/b/')).toBeUndefined();
});
