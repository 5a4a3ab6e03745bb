import { expect, test } from '@jest/globals';
import { formatCountdown } from './countdown.ts';

test.each([
  [59, '0:59'],
  [60, '1:00'],
  [9, '0:09'],
  [615, '10:15'],
])('formats %d seconds as «%s»', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown);
});
