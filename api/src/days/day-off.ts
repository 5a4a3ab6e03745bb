import { addDays, weekdayOf } from '@site/kernel/dates';

/** Public holidays as `MM-DD`: art. 112 of the Labour Code. */
const HOLIDAYS = new Set([
  ...Array.from({ length: 8 }, (_, index) => `01-0${index + 1}`),
  ...['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'],
]);

/**
 * Extra days off from the Government's yearly decree on moved weekends (art. 112). 2026: decree 1466 of 24 September
 * 2025. A year without an entry here uses only the rules of the law.
 */
const MOVED = new Set(['2026-01-09', '2026-12-31']);

const isWeekend = (date: string) => weekdayOf(date) > 4;
const isHoliday = (date: string) => HOLIDAYS.has(date.slice(5));

/**
 * Whether a holiday on a weekend moved its day off to this date: the next working day, except in January (art. 112).
 */
function isMoved(date: string): boolean {
  if (MOVED.has(date)) return true;
  for (let earlier = addDays(date, -1); isWeekend(earlier) || isHoliday(earlier); earlier = addDays(earlier, -1))
    if (isWeekend(earlier) && isHoliday(earlier) && !earlier.slice(5).startsWith('01-')) return true;
  return false;
}

/**
 * Returns the kind of day off on a date («2026-11-04»): a public holiday, a day off moved to it, or the weekend. Null
 * on a working day.
 */
export function dayOff(date: string): 'holiday' | 'moved' | 'weekend' | null {
  if (isHoliday(date)) return 'holiday';
  if (isWeekend(date)) return 'weekend';
  return isMoved(date) ? 'moved' : null;
}
