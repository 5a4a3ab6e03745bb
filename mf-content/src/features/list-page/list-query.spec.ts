import { expect, test } from '@jest/globals';
import { listHref, readNarrowing } from './list-query.ts';

test('the first page of everything is the section itself', () => {
  expect(listHref('/news/', {}, { page: 1 })).toBe('/news/');
});

test('filters and pages stand in the address', () => {
  expect(listHref('/news/', { tag: 'Продукты', year: '2026' }, { page: 2 })).toBe(
    `/news?tag=${encodeURIComponent('Продукты')}&year=2026&page=2`,
  );
  expect(listHref('/news/', {}, { page: 3, from: 1 })).toBe('/news?from=1&page=3');
});

test('an address is read back; a filter of another list is none', () => {
  const filters = [
    { name: 'tag', options: [] },
    { name: 'year', options: [] },
  ];
  expect(readNarrowing(new URLSearchParams('tag=Продукты&year=2026&topic=x&page=3'), filters)).toEqual({
    tag: 'Продукты',
    year: '2026',
  });
});
