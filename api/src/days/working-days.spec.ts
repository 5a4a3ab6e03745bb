import { expect, test } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

test.each([
  ['a Saturday', '2026-11-21T09:00:00Z', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']],
  ['a Wednesday', '2026-11-25T09:00:00Z', ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02']],
  [
    'late on a Sunday, Monday in Moscow',
    '2026-11-22T21:30:00Z',
    ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
  ],
  [
    'the last days of 2026, with days off moved by a decree,',
    '2026-12-29T09:00:00Z',
    ['2026-12-30', '2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14'],
  ],
])('%s is followed by working days', (_case, moment, days) => {
  expect(workingDaysAfter(new Date(moment), 5)).toEqual(days);
});
