import { addDays, weekdayOf } from '@site/kernel/dates';

/** Art. 112 of the Labour Code: month and day. */
const HOLIDAYS = new Set([
  ...Array.from({ length: 8 }, (_, index) => `01-0${index + 1}`),
  ...['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'],
]);

/**
 * Weekend days that a decree of the Government has moved, which art. 112 leaves to it each year: days off that would be
 * working days. 2026: decree 1466 of 24 September 2025. A year whose decree is not entered has the days of the law alone.
 */
const MOVED = new Set(['2026-01-09', '2026-12-31']);

const isWeekend = (date: string) => weekdayOf(date) > 4;
const isHoliday = (date: string) => HOLIDAYS.has(date.slice(5));

/** A holiday at a weekend moves that day of rest to the next working day, those of January excepted (art. 112). */
function isMoved(date: string): boolean {
  if (MOVED.has(date)) return true;
  for (let earlier = addDays(date, -1); isWeekend(earlier) || isHoliday(earlier); earlier = addDays(earlier, -1))
    if (isWeekend(earlier) && isHoliday(earlier) && !earlier.slice(5).startsWith('01-')) return true;
  return false;
}

/**
 * What keeps people from work on a date («2026-11-04»): a public holiday, a day of rest that was moved to it, or the
 * weekend; null on a working day.
 */
export function dayOff(date: string): 'holiday' | 'moved' | 'weekend' | null {
  if (isHoliday(date)) return 'holiday';
  if (isWeekend(date)) return 'weekend';
  return isMoved(date) ? 'moved' : null;
}
