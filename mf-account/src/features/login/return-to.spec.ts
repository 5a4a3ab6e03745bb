import { expect, test } from '@jest/globals';
import { safeReturnTo } from './return-to.ts';

test.each(['/account/kp?type=sent', '/product/bkv-620/', '/catalog/barriers?series=A&page=2#list'])(
  'after the login the visitor is back at %s',
  (address) => {
    expect(safeReturnTo(address)).toBe(address);
  },
);

test.each([
  null, '', 'https://evil.example/', '//evil.example/', '/\\evil.example/', '/\t/evil.example', 'javascript:alert(1)',
  '/..//evil.example', 'account/main/', '/login/', '/login?returnTo=/login', '/register/',
])('«%s» is not followed', (address) => {
  expect(safeReturnTo(address)).toBe('/account/main/');
});
