import { expect, test } from '@jest/globals';
import { newsHref, readNewsQuery } from './news-query.ts';

test('the first page of everything is the section itself', () => {
  expect(newsHref({ page: 1 })).toBe('/news/');
});

test('filters and page stand in the address', () => {
  expect(newsHref({ tag: 'Продукты', year: 2026, page: 2 })).toBe(
    `/news?tag=${encodeURIComponent('Продукты')}&year=2026&page=2`,
  );
});

test('an address is read back; what is not a year is no filter', () => {
  expect(readNewsQuery(new URLSearchParams('tag=Продукты&year=2026&page=3'))).toEqual({ tag: 'Продукты', year: 2026 });
  expect(readNewsQuery(new URLSearchParams('year=прошлый'))).toEqual({ tag: undefined, year: undefined });
});
