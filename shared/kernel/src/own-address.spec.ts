import { expect, test } from '@jest/globals';
import { ownAddress, withVisitorsQuery } from './own-address.ts';

test.each([
  ['/', '/'],
  ['/catalog/barriers?series=A&page=2#list', '/catalog/barriers?series=A&page=2#list'],
  ['/новости/', '/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8/'],
  ['/a//evil.test/x', '/a//evil.test/x'],
  ['/%2F%2Fevil.test', '/%2F%2Fevil.test'],
  ['/%5Cevil.test', '/%5Cevil.test'],
  ['/@evil.test', '/@evil.test'],
])('accepts %s as %s', (address, own) => {
  expect(ownAddress(address)).toBe(own);
});

test.each([
  '',
  'catalog/',
  '/..//evil.test/x',
  '/.//evil.test',
  '/%2e%2e//evil.test',
  '/..\\\\evil.test',
  '//evil.test/x',
  '///evil.test/x',
  '//a//evil.test/x',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/\r\n//evil.test',
  'https://evil.test/',
  'https:evil.test',
  'http:\\\\evil.test',
  'HTTPS://evil.test',
  'http://site.invalid/',
  'http://site.invalid@evil.test/',
  '//site.invalid@evil.test/',
  'http://site.invalid.evil.test/',
  '//evil。test/', // an ideographic full stop, which browsers read as a dot
  '//evil%E3%80%82test',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://site.invalid/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'http://[',
  '//',
])('rejects %j', (address) => {
  expect(ownAddress(address)).toBeUndefined();
});

test.each([
  ['/b/', '', '/b/'],
  ['/b/', '?utm=1', '/b?utm=1'],
  ['/b/#list', '?utm=1', '/b?utm=1#list'],
  ['/b/?sort=new', '?utm=1&sort=old', '/b/?sort=new&utm=1'],
  ['/b/?sort=new#list', 'utm=1', '/b/?sort=new&utm=1#list'],
])('adds to %s the query %s: %s', (address, search, target) => {
  expect(withVisitorsQuery(address, search)).toBe(target);
});
