import { beforeEach, expect, jest, test } from '@jest/globals';
import { createPositions, placeKey, scrollTarget } from './scroll.ts';

const place = (url: string, key = 'k') => {
  const { pathname, search, hash } = new URL(url, 'http://x');
  return { pathname, search, hash, key };
};

beforeEach(() => sessionStorage.clear());

test('starts another page at the top or at the anchor', () => {
  expect(scrollTarget(place('/a/'), place('/b/'), 'PUSH', undefined)).toEqual({ top: 0 });
  expect(scrollTarget(place('/a/'), place('/b/'), 'REPLACE', undefined)).toEqual({ top: 0 });
  expect(scrollTarget(place('/a/'), place('/b/#docs'), 'PUSH', undefined)).toEqual({ anchor: 'docs' });
  expect(scrollTarget(place('/a/'), place('/a/#%D0%B0'), 'PUSH', undefined)).toEqual({ anchor: 'а' });
});

test('keeps the position when the query string changes', () => {
  expect(scrollTarget(place('/a/?page=2'), place('/a/?page=3'), 'PUSH', undefined)).toBe('keep');
});

test('keeps the position when a query string is added or removed, with or without the trailing slash', () => {
  expect(scrollTarget(place('/a/'), place('/a?page=2'), 'PUSH', undefined)).toBe('keep');
  expect(scrollTarget(place('/a?page=2'), place('/a/'), 'PUSH', undefined)).toBe('keep');
  expect(scrollTarget(place('/'), place('/a/'), 'PUSH', undefined)).toEqual({ top: 0 });
});

test('restores the position on back and forward', () => {
  expect(scrollTarget(place('/b/'), place('/a/'), 'POP', 740)).toEqual({ top: 740 });
  expect(scrollTarget(place('/a/?page=2'), place('/a/'), 'POP', 300)).toEqual({ top: 300 });
  expect(scrollTarget(place('/b/'), place('/a/'), 'POP', undefined)).toEqual({ top: 0 });
});

test('keeps the position after a jump by the browser', () => {
  expect(scrollTarget(place('/a/'), place('/a/#docs'), 'POP', undefined)).toBe('keep');
  expect(placeKey(place('/a/#docs', 'default'))).not.toBe(placeKey(place('/a/', 'default')));
});

test('keeps positions across a page load', () => {
  const before = createPositions();
  before.set('k', 512);
  before.save();
  expect(createPositions().get('k')).toBe(512);
  for (const damaged of ['{broken', 'null']) {
    sessionStorage.setItem('scroll', damaged);
    expect(createPositions().get('k')).toBeUndefined();
  }
});

test('keeps positions in memory without a storage', () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const positions = createPositions();
  positions.set('k', 512);
  positions.save();
  expect(positions.get('k')).toBe(512);
  denied.mockRestore();
});
