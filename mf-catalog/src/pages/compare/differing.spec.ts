import { expect, test } from '@jest/globals';
import { differing } from './differing.ts';

test.each([
  [
    ['24 В', '24 В'],
    [false, false],
  ],
  [
    ['24 В', '230 В'],
    [true, true],
  ],
  [
    ['24 В', '230 В', '24 В'],
    [false, true, false],
  ],
  [
    ['24 В', null],
    [true, true],
  ],
  [
    ['a', 'a', 'b', 'b'],
    [true, true, true, true],
  ],
  [
    ['a', 'b', 'a', 'b', 'c'],
    [true, true, true, true, true],
  ],
  [
    ['a', 'a', 'b', 'c'],
    [false, false, true, true],
  ],
  [
    [null, null, '24 В'],
    [false, false, true],
  ],
  [['24 В'], [false]],
  [[], []],
])('marks the differing cells of %j as %j', (values, expected) => {
  expect(differing(values)).toEqual(expected);
});
