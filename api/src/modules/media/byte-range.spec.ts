import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=90-400', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-400', { start: 0, end: 99 }],
])('reads %s of 100 bytes as %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1'])(
  'returns null, the whole content, for %s',
  (header) => {
    expect(byteRange(header, 100)).toBeNull();
  },
);

test.each(['bytes=100-', 'bytes=-0'])('returns false, unsatisfiable, for %s', (header) => {
  expect(byteRange(header, 100)).toBe(false);
});
