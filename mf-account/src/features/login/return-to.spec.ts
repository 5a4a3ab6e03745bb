import { expect, test } from '@jest/globals';
import { safeReturnTo } from './return-to.ts';

test.each([
  '/account/kp?type=sent',
  '/product/bkv-620/',
  '/catalog/barriers?series=A&page=2#list',
  // Encoded slashes are part of a path of this site.
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/@evil.example',
])('accepts the return address %s', (address) => {
  expect(safeReturnTo(address)).toBe(address);
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  'account/main/',
  '///evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\n/evil.example',
  '/\r\n//evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/..\\\\evil.example',
  'http://site.invalid@evil.example/',
  '//site.invalid@evil.example/',
  '//evil。example',
  'https:evil.example',
  'data:text/html,<script>alert(1)</script>',
  'java\nscript:alert(1)',
  'blob:http://site.invalid/1',
  '/login/',
  '/login?returnTo=/login',
  '/register/',
])('rejects the return address «%s»', (address) => {
  expect(safeReturnTo(address)).toBe('/account/main/');
});
