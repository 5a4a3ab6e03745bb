import { addDays, dayIn, SITE_TIME_ZONE } from '@site/kernel/dates';
import { dayOff } from './day-off.ts';

/** Returns the first working days on or after a plain date («2026-11-23»). */
export function workingDaysFrom(first: string, count: number): string[] {
  const days: string[] = [];
  for (let day = first; days.length < count; day = addDays(day, 1)) if (dayOff(day) === null) days.push(day);
  return days;
}

/** Returns the next working days after the moment's day in the zone. */
export const workingDaysAfter = (moment: Date, count: number, timeZone = SITE_TIME_ZONE): string[] =>
  workingDaysFrom(addDays(dayIn(moment.toISOString(), timeZone), 1), count);
