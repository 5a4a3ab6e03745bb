import { addDays, dayIn, SITE_TIME_ZONE } from '@site/kernel/dates';
import { dayOff } from './day-off.ts';

/** Returns the next working days («2026-11-23») after the moment's day in the zone. */
export function workingDaysAfter(moment: Date, count: number, timeZone = SITE_TIME_ZONE): string[] {
  const days: string[] = [];
  for (let day = addDays(dayIn(moment.toISOString(), timeZone), 1); days.length < count; day = addDays(day, 1))
    if (dayOff(day) === null) days.push(day);
  return days;
}
