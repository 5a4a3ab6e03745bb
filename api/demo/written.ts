import { addDays, DAY, siteDay } from '@site/kernel/dates';

/** Dates in the files of the demonstration count from this day; loading moves them to the day of the first start. */
const WRITTEN = new Date('2026-11-21T09:00:00Z');

export const momentAt = (now: Date, written: string): Date =>
  new Date(now.getTime() + Date.parse(written) - WRITTEN.getTime());

export const dayAt = (now: Date, written: string): string =>
  addDays(siteDay(now), (Date.parse(written) - Date.parse(siteDay(WRITTEN))) / DAY);
