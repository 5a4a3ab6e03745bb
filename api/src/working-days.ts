import { siteDay } from '@site/kernel/dates';
import { dayOff } from './day-off.ts';

const DAY = 24 * 60 * 60_000;

/** The next working days after the given one, as plain dates of Moscow. */
export function workingDaysAfter(moment: Date, count: number): string[] {
  const days: string[] = [];
  for (let time = Date.parse(siteDay(moment)) + DAY; days.length < count; time += DAY) {
    const day = new Date(time).toISOString().slice(0, 10);
    if (dayOff(day) === null) days.push(day);
  }
  return days;
}
