import { addDays, DAY, siteDay } from '@site/kernel/dates';

/** Days before expiry from which the holder is warned. */
export const EXPIRING_DAYS = 60;

/** Returns the days until `until`, which is valid to its end in Moscow. Negative when expired. */
export const daysLeft = (until: string, now: Date) => Math.round((Date.parse(until) - Date.parse(siteDay(now))) / DAY);

export function termOf(days: number): 'active' | 'expiring' | 'expired' {
  if (days < 0) return 'expired';
  return days <= EXPIRING_DAYS ? 'expiring' : 'active';
}

/** Adds months to a date («2026-01-31»), clamped to the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const firstOf = (count: number) => `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  const count = year * 12 + month - 1 + months;
  const last = addDays(firstOf(count + 1), -1);
  const same = addDays(firstOf(count), date - 1);
  return same < last ? same : last;
}
