import { beforeEach, expect, jest, test } from '@jest/globals';
import { createPositions, placeKey, scrollTarget } from './scroll.ts';

const place = (url: string, key = 'k') => {
  const { pathname, search, hash } = new URL(url, 'http://x');
  return { pathname, search, hash, key };
};

beforeEach(() => sessionStorage.clear());

test('a link to another page starts at the top, or at the anchor', () => {
  expect(scrollTarget(place('/a/'), place('/b/'), 'PUSH', undefined)).toEqual({ top: 0 });
  expect(scrollTarget(place('/a/'), place('/b/'), 'REPLACE', undefined)).toEqual({ top: 0 });
  expect(scrollTarget(place('/a/'), place('/b/#docs'), 'PUSH', undefined)).toEqual({ anchor: 'docs' });
  expect(scrollTarget(place('/a/'), place('/a/#%D0%B0'), 'PUSH', undefined)).toEqual({ anchor: 'а' });
});

test('a change of the query string stays where the visitor is', () => {
  expect(scrollTarget(place('/a/?page=2'), place('/a/?page=3'), 'PUSH', undefined)).toBe('keep');
});

test('the first and the last query string stay as well, though the path has its slash only without one', () => {
  expect(scrollTarget(place('/a/'), place('/a?page=2'), 'PUSH', undefined)).toBe('keep');
  expect(scrollTarget(place('/a?page=2'), place('/a/'), 'PUSH', undefined)).toBe('keep');
  expect(scrollTarget(place('/'), place('/a/'), 'PUSH', undefined)).toEqual({ top: 0 });
});

test('back and forward find the page where it was left', () => {
  expect(scrollTarget(place('/b/'), place('/a/'), 'POP', 740)).toEqual({ top: 740 });
  expect(scrollTarget(place('/a/?page=2'), place('/a/'), 'POP', 300)).toEqual({ top: 300 });
  expect(scrollTarget(place('/b/'), place('/a/'), 'POP', undefined)).toEqual({ top: 0 });
});

test('a jump on the page by the browser is not undone', () => {
  expect(scrollTarget(place('/a/'), place('/a/#docs'), 'POP', undefined)).toBe('keep');
  expect(placeKey(place('/a/#docs', 'default'))).not.toBe(placeKey(place('/a/', 'default')));
});

test('positions outlive a page load', () => {
  const before = createPositions();
  before.set('k', 512);
  before.save();
  expect(createPositions().get('k')).toBe(512);
  for (const damaged of ['{broken', 'null']) {
    sessionStorage.setItem('scroll', damaged);
    expect(createPositions().get('k')).toBeUndefined();
  }
});

test('without a storage positions live as long as the page', () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const positions = createPositions();
  positions.set('k', 512);
  positions.save();
  expect(positions.get('k')).toBe(512);
  denied.mockRestore();
});
