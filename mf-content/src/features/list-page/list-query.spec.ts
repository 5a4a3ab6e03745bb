import { expect, test } from '@jest/globals';
import { listHref, readNarrowing } from './list-query.ts';

test('uses the address of the section for the first page without filters', () => {
  expect(listHref('/news/', {}, { page: 1 })).toBe('/news/');
});

test('puts filters and pages into the address', () => {
  expect(listHref('/news/', { tag: 'Продукты', year: '2026' }, { page: 2 })).toBe(
    `/news?tag=${encodeURIComponent('Продукты')}&year=2026&page=2`,
  );
  expect(listHref('/news/', {}, { page: 3, from: 1 })).toBe('/news?page=1-3');
});

test('writes plain spaces for an option with no-break spaces, and reads both', () => {
  const topic = 'Безопасность и\u00a0обслуживание';
  const filters = [{ name: 'topic', options: ['Монтаж', topic] }];
  const href = listHref('/articles/', { topic });
  expect(href).not.toContain('%C2%A0');
  for (const typed of [new URL(href, 'https://site').searchParams, new URLSearchParams({ topic })])
    expect(readNarrowing(typed, filters)).toEqual({ topic });
});

test('reads the filters of the list from an address, and ignores others', () => {
  const filters = [
    { name: 'tag', options: [] },
    { name: 'year', options: [] },
  ];
  expect(readNarrowing(new URLSearchParams('tag=Продукты&year=2026&topic=x&page=3'), filters)).toEqual({
    tag: 'Продукты',
    year: '2026',
  });
});
