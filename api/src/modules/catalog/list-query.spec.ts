import { expect, test } from 'vitest';
import { readListState } from './list-query.ts';

const facets = [
  { code: 'series', type: 'list' },
  { code: 'price', type: 'range' },
  { code: 'temp_min', type: 'range' },
  { code: 'kit', type: 'flag' },
] as const;

test('reads every kind of facet, the sort and the page', () => {
  expect(
    readListState({ series: ['sl', 'titan'], price: '1000-', kit: '1', sort: 'cheap', page: '3' }, facets),
  ).toEqual({
    filters: [
      { type: 'list', code: 'series', values: ['sl', 'titan'] },
      { type: 'range', code: 'price', from: 1000, to: null },
      { type: 'flag', code: 'kit' },
    ],
    sort: 'cheap',
    from: 3,
    page: 3,
  });
});

test.each([
  ['1000-', 1000, null],
  ['-1000', null, 1000],
  ['1000-5000', 1000, 5000],
  ['-40--20', -40, -20],
  ['-40-50', -40, 50],
  ['-40-', -40, null],
  ['--20', null, -20],
  ['0,5-1.5', 0.5, 1.5],
])('parses open and negative ranges: %s', (temp_min, from, to) => {
  expect(readListState({ temp_min }, facets).filters).toEqual([{ type: 'range', code: 'temp_min', from, to }]);
});

test.each(['-', '1000', '--', 'a-b', '1-2-3'])('ignores «%s», which is not a range', (price) => {
  expect(readListState({ price }, facets).filters).toEqual([]);
});

test('ignores invalid values', () => {
  const state = readListState({ price: 'cheap', kit: 'yes', sort: 'random', page: '-1', utm_source: 'mail' }, facets);
  expect(state).toEqual({ filters: [], sort: 'popular', from: 1, page: 1 });
});
