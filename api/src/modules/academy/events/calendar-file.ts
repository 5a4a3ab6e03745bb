import { TZDate } from '@date-fns/tz';
import { paths } from '@site/contracts/paths';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { BRAND } from '../../../brand/brand.ts';
import type { EventRow, LocationRow } from '../../../tables/academy-tables.ts';

/** Refresh interval for subscribed programs, in seconds. */
const REFRESH = 6 * 60 * 60;

type Listed = { event: EventRow; location?: LocationRow | undefined };

/** RFC 5545: local times of the location, with the rules of its time zone in the file. */
export function calendarFile(
  listed: readonly Listed[],
  { host, name, now }: { host: string; name: string; now: Date },
) {
  const domain = new URL(host).hostname;
  const calendar = ical({
    name,
    prodId: { company: BRAND, product: 'academy', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
    // No zone for the calendar: every event has its own.
    timezone: { name: null, generator: (zone) => [tzlib_get_ical_block(zone)].flat()[0] ?? null },
  });
  for (const { event, location } of listed) {
    const url = host + paths.academyEvent(event.slug);
    calendar.createEvent({
      id: `event-${event.id}@${domain}`,
      stamp: now,
      sequence: event.sequence,
      timezone: event.timezone,
      start: new TZDate(event.starts_at, event.timezone),
      end: new TZDate(event.ends_at, event.timezone),
      summary: event.title,
      description: `${event.lead}\n${url}`,
      location: location?.address ?? event.city ?? 'Онлайн',
      url,
      status: event.is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
