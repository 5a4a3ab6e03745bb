import type { CalendarEvent } from '@site/contracts/academy';
import { addDays, dayIn, weekdayOf } from '@site/kernel/dates';

/** Returns the month at a distance: 1 is «2026-12» for «2026-11», and -1 is «2026-10». */
export function monthAt(month: string, distance: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + distance;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** «Ноябрь 2026» */
export function monthTitle(month: string): string {
  const name = new Intl.DateTimeFormat('ru-RU', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}\u00a0${month.slice(0, 4)}`;
}

/** Returns the whole weeks, from Monday to Sunday, that cover the month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const next = `${monthAt(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday < next; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
  return weeks;
}

/** Returns the events of a day, in their local time. */
export const eventsOn = (day: string, events: readonly CalendarEvent[]): CalendarEvent[] =>
  events.filter(
    ({ starts_at, ends_at, timezone }) => dayIn(starts_at, timezone) <= day && day <= dayIn(ends_at, timezone),
  );
