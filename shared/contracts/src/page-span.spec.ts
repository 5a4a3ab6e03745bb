import { expect, test } from '@jest/globals';
import { readPageSpan, writePageSpan } from './page-span.ts';

test.each([
  ['3', { from: 3, page: 3 }],
  ['1-3', { from: 1, page: 3 }],
  ['3-2', { from: 2, page: 2 }],
])('reads %s', (text, span) => {
  expect(readPageSpan(text)).toEqual(span);
});

test.each([null, undefined, '', '0', '-1', '1-', '1-2-3', '01', '1234567', 'x'])(
  'reads %s as the first page',
  (text) => {
    expect(readPageSpan(text)).toEqual({ from: 1, page: 1 });
  },
);

test('writes what it reads, and nothing for the first page', () => {
  for (const text of ['2', '7', '1-3', '4-6']) expect(writePageSpan(readPageSpan(text))).toBe(text);
  expect(writePageSpan({ from: 1, page: 1 })).toBeUndefined();
});
