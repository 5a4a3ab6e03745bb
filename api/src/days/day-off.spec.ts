import { expect, test } from 'vitest';
import { dayOff } from './day-off.ts';

test.each([
  ['2026-11-03', null],
  ['2026-11-04', 'holiday'],
  ['2026-11-07', 'weekend'],
  // Moved by a decree.
  ['2026-01-09', 'moved'],
  ['2026-12-31', 'moved'],
  ['2027-12-31', null],
  // Moved by the law: 8 March 2026 is a Sunday, 9 May 2026 a Saturday, 12 June 2027 a Saturday.
  ['2026-03-08', 'holiday'],
  ['2026-03-09', 'moved'],
  ['2026-03-10', null],
  ['2026-05-11', 'moved'],
  ['2027-06-14', 'moved'],
  ['2027-06-15', null],
  // January days off are moved by a decree only.
  ['2026-01-12', null],
  ['2027-01-08', 'holiday'],
  ['2027-01-11', null],
])('%s: %s', (date, kind) => expect(dayOff(date)).toBe(kind));
