import { formatDate, formatDateRange, formatTime, SITE_TIME_ZONE } from './dates.ts';
import { typograph } from './typography.ts';

/** «UTC+5» for an event in another time zone; empty for the site's own. */
function zoneNote(moment: string, timeZone: string): string {
  if (timeZone === SITE_TIME_ZONE) return '';
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(moment),
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `\u00a0(${offset.replace('GMT', 'UTC')})`;
}

/** «10:00», in other zones «12:00 (UTC+5)»; for use next to the day. */
export const formatEventClock = (moment: string, timeZone: string): string =>
  formatTime(moment, timeZone) + zoneNote(moment, timeZone);

/** «20 ноября 2026 г. в 12:00 (UTC+5)», in the event's local time. */
export const formatEventMoment = (moment: string, timeZone: string): string =>
  `${formatDate(moment, timeZone)} в\u00a0${formatEventClock(moment, timeZone)}`;

/** «20–22 ноября 2026 г., 10:00–18:00», in the event's local time; without the end when both moments are one. */
export function formatEventTime(from: string, to: string, timeZone: string): string {
  const [start, end] = [from, to].map((moment) => formatTime(moment, timeZone));
  const clock = from === to ? start : `${start}–${end}`;
  return `${formatDateRange(from, to, timeZone)}, ${clock}${zoneNote(from, timeZone)}`;
}

/** The same for a page: a range does not break. */
export const shownEventTime = (from: string, to: string, timeZone: string): string =>
  typograph(formatEventTime(from, to, timeZone));

/** Day and month for a calendar leaf: «20», «нояб.». */
export function calendarLeaf(moment: string, timeZone: string): { day: string; month: string } {
  const parts = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', timeZone }).formatToParts(
    new Date(moment),
  );
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { day: part('day'), month: part('month') };
}
