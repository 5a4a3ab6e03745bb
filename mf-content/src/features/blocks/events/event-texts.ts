import type { EventCard } from '@site/contracts/blocks';
import { formatDateRange, formatTime, SITE_TIME_ZONE } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';

/** «UTC+5» for an event of another zone; Moscow time is the site's own and needs no note. */
function zoneNote(moment: string, timeZone: string): string {
  if (timeZone === SITE_TIME_ZONE) return '';
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(moment));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `\u00a0(${offset.replace('GMT', 'UTC')})`;
}

/** «20–22 ноября 2026 г., 10:00», in the event's own zone. */
export const eventTime = ({ starts_at: from, ends_at: to, timezone }: EventCard): string =>
  `${formatDateRange(from, to, timezone)}, ${formatTime(from, timezone)}${zoneNote(from, timezone)}`;

export const eventPrice = ({ price }: EventCard): string => (price === 0 ? 'Бесплатно' : formatPrice(price));
