import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { parseJson, readStorage, storageKeys, writeStorage } from './storage.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test('stores, returns, lists and removes a text', () => {
  expect(readStorage('sessionStorage', 'a')).toBeNull();
  expect(writeStorage('sessionStorage', 'a', '1')).toBe(true);
  expect(readStorage('sessionStorage', 'a')).toBe('1');
  expect(storageKeys('sessionStorage')).toEqual(['a']);
  expect(writeStorage('sessionStorage', 'a', null)).toBe(true);
  expect(storageKeys('sessionStorage')).toEqual([]);
});

test('reports a storage that the browser forbids', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readStorage('sessionStorage', 'a')).toBeUndefined();
  expect(writeStorage('sessionStorage', 'a', '1')).toBe(false);
  expect(storageKeys('sessionStorage')).toEqual([]);
});

test('reports a full storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStorage('sessionStorage', 'a', '1')).toBe(false);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['{', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parses %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
