import { expect, test } from '@jest/globals';
import { canonicalPath } from './canonical-path.ts';
import { moved, movedOutside, ownLocation, redirectTarget } from './redirect-target.ts';

const SITE = 'https://site.test';

test.each([
  ['/about/contacts/', '/about/contacts/'],
  ['/about/contacts?utm=1', '/about/contacts?utm=1'],
  ['https://rutube.ru/channel/kamerton_example/', 'https://rutube.ru/channel/kamerton_example/'],
])('accepts the target %s', (address, target) => {
  expect(redirectTarget(address)).toBe(target);
});

test.each([
  undefined,
  '',
  '//evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  '/\t/evil.test/',
  'evil.test',
  'https:evil.test',
  'https://',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://site.test/1',
])('rejects the target %j', (address) => {
  expect(redirectTarget(address)).toBeUndefined();
});

test.each(['/a//evil.test/x', '//evil.test/x', '///evil.test/x', '//a//evil.test/x'])(
  'keeps %s on the site when it adds the trailing slash',
  (pathname) => {
    const canonical = canonicalPath({ pathname, search: '' } as URL)!;
    expect(new URL(canonical, SITE).origin).toBe(SITE);
  },
);

test('allows only redirects of the table to leave the site', () => {
  expect(ownLocation('/technical/', SITE)).toBe('/technical/');
  expect(ownLocation('https://site.test/technical/?a=1', SITE)).toBe('/technical/?a=1');
  expect(ownLocation('https://site.test', SITE)).toBe('/');
  expect(ownLocation('https://site.test//evil.test', SITE)).toBeUndefined();
  for (const location of [
    'https://evil.test/',
    '//evil.test/',
    'https://site.test.evil.test/',
    'https://site.test@evil.test/',
  ])
    expect([location, ownLocation(location, SITE)]).toEqual([location, undefined]);
  const outside = 'https://rutube.ru/channel/';
  expect(movedOutside(moved(outside))).toBe(outside);
  expect(movedOutside(new Response(null, { status: 302, headers: { location: outside } }))).toBeUndefined();
});
