import { TZDate } from '@date-fns/tz';
import { addDays, SITE_TIME_ZONE } from '@site/kernel/dates';

/** Converts a local time («2026-12-05T10:00») of the zone to an instant. */
export function momentAt(local: string, timeZone: string): Date {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
}

/** Returns the midnight at which the day («2026-12-05») begins in the zone. */
export const dayBegins = (day: string, timeZone = SITE_TIME_ZONE): Date => momentAt(`${day}T00:00`, timeZone);

/** Returns the midnight at which the day ends. */
export const dayEnds = (day: string, timeZone = SITE_TIME_ZONE): Date => dayBegins(addDays(day, 1), timeZone);
