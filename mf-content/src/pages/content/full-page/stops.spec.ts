import { expect, test } from '@jest/globals';
import { type Direction, nextStop, screenAt } from './stops.ts';

/** In a window of 800: two screens that fit, one of 1500, and one more above a footer. */
const ranges = [
  { top: 0, end: 0 },
  { top: 800, end: 800 },
  { top: 1600, end: 2300 },
  { top: 3100, end: 3100 },
];

test.each<[string, Direction, number, number | null]>([
  ['down to the next', 1, 0, 800],
  ['down, from a fraction of a pixel above', 1, 799.4, 1600],
  ['down from between two', 1, 300, 800],
  ['up to the previous one', -1, 800, 0],
  ['up from between two', -1, 1100, 800],
  ['native scrolling in a high screen', 1, 1600, null],
  ['… and further', 1, 2000, null],
  ['… to its end, then to the next one', 1, 2299.2, 3100],
  ['… and past it', 1, 2500, 3100],
  ['up to the end of a high screen', -1, 3100, 2300],
  ['… with native scrolling in it', -1, 2300, null],
  ['… and from its top to the one before', -1, 1600, 800],
  ['the footer below the last', 1, 3100, null],
  ['… and back up from it', -1, 3500, 3100],
  ['nothing above the first', -1, 0, null],
])('%s', (_what, direction, position, stop) => {
  expect(nextStop(direction, position, ranges)).toBe(stop);
});

test.each([
  [0, 0],
  [399, 0],
  [401, 1],
  [2300, 2],
  [3500, 3],
])('%i: shows screen %i', (position, screen) => {
  expect(screenAt(position, 800, ranges)).toBe(screen);
});
