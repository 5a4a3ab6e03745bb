import { expect, test } from '@jest/globals';
import { safeReturnTo } from './return-to.ts';

test.each(['/account/kp?type=sent', '/product/bkv-620/', '/catalog/barriers?series=A&page=2#list'])(
  'accepts the return address %s',
  (address) => {
    expect(safeReturnTo(address)).toBe(address);
  },
);

test.each([
  null,
  '',
  '//evil.test/',
  '/..//evil.test',
  'account/main/',
  '/login/',
  '/login?returnTo=/login',
  '/register/',
])('rejects the return address «%s»', (address) => {
  expect(safeReturnTo(address)).toBe('/account/main/');
});
