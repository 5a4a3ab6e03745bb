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

test('an option whose words a page keeps together has plain spaces in its address, however it is typed', () => {
  const topic = 'Безопасность и\u00a0обслуживание';
  const filters = [{ name: 'topic', options: ['Монтаж', topic] }];
  const href = listHref('/articles/', { topic });
  expect(href).not.toContain('%C2%A0');
  for (const typed of [new URL(href, 'https://site').searchParams, new URLSearchParams({ topic })])
    expect(readNarrowing(typed, filters)).toEqual({ topic });
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
