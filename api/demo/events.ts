import { addDays, siteDay } from '@site/kernel/dates';
import { dayOff } from '../src/days/day-off.ts';
import { dayBegins } from '../src/days/moments.ts';
import type { events } from '../src/tables/academy-tables.ts';
import { eventFiles, locationRows } from './tables.ts';

const zones: Record<string, string> = { Екатеринбург: 'Asia/Yekaterinburg', Новосибирск: 'Asia/Novosibirsk' };

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Returns the nearest start, away from the day of seeding, of an event that is held on working days only. */
function onWorkingDays(today: string, day: number, days: number): number {
  const isFree = Array.from({ length: days }, (_, index) => dayOff(addDays(today, day + index))).some(Boolean);
  return isFree ? onWorkingDays(today, day + (day < 0 ? -1 : 1), days) : day;
}

/** Past and upcoming events, on the nearest working days; registration closes a day before the start. */
export function eventRows(now: Date): (typeof events.$inferInsert)[] {
  const today = siteDay(now);
  return eventFiles.map(({ days, hour, minutes, moved_from_days, ...event }, index) => {
    const at = (day: number) => new Date(dayBegins(addDays(today, day)).getTime() + hour * 60 * MINUTE);
    const city = locationRows.find(({ id }) => id === event.location_id)?.city ?? null;
    const length = Math.ceil((hour * 60 + minutes) / DAY);
    const held = onWorkingDays(today, days, length);
    const starts_at = at(held);
    return {
      ...event,
      id: index + 1,
      starts_at,
      ends_at: new Date(starts_at.getTime() + minutes * MINUTE),
      registration_closes_at: at(held - 1),
      timezone: zones[city ?? ''] ?? 'Europe/Moscow',
      city,
      moved_from: moved_from_days === undefined ? null : at(onWorkingDays(today, moved_from_days, length)),
    };
  });
}
