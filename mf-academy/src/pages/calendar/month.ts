import type { CalendarEvent } from '@site/contracts/academy';
import { dayIn } from '@site/kernel/dates';

const DAY = 24 * 60 * 60_000;
const plain = (time: number) => new Date(time).toISOString().slice(0, 10);

/** «2026-12» after «2026-11», «2026-10» before it. */
export function monthAt(month: string, distance: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + distance, 1)).toISOString().slice(0, 7);
}

/** «Ноябрь 2026» */
export function monthTitle(month: string): string {
  const name = new Intl.DateTimeFormat('ru-RU', { month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01`));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}\u00a0${month.slice(0, 4)}`;
}

/** Whole weeks from Monday to Sunday that cover the month. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
  const next = Date.parse(`${monthAt(month, 1)}-01`);
  const weeks: string[][] = [];
  for (let week = monday; week < next; week += 7 * DAY)
    weeks.push(Array.from({ length: 7 }, (_, day) => plain(week + day * DAY)));
  return weeks;
}

/** On each of its days, by the clock of its place. */
export const eventsOn = (day: string, events: readonly CalendarEvent[]): CalendarEvent[] =>
  events.filter(
    ({ starts_at, ends_at, timezone }) => dayIn(starts_at, timezone) <= day && day <= dayIn(ends_at, timezone),
  );
