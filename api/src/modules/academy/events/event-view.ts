import type { CalendarEvent } from '@site/contracts/academy';
import { eventTypeLabels, type EventStatus, FEW_SEATS } from '@site/contracts/academy-lists';
import type { EventCard } from '@site/contracts/blocks';
import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import type { Visitor } from '../../session/visitor.ts';
import type { EventRow } from '../../../tables/academy-tables.ts';
import { shownSeatPrice } from '../seat-price.ts';

/** Prices and statuses depend on the visitor and the time. */
export type Reader = { visitor: Visitor; now: Date };

export const freeSeats = ({ seats_total, seats_taken }: Pick<EventRow, 'seats_total' | 'seats_taken'>) =>
  seats_total - seats_taken;

export function statusOf(event: EventRow, now: Date): EventStatus {
  if (event.is_cancelled) return 'cancelled';
  if (event.ends_at <= now) return 'finished';
  if (event.starts_at <= now) return 'running';
  if (event.registration_closes_at <= now) return 'closed';
  const free = freeSeats(event);
  if (free === 0) return 'full';
  return free <= FEW_SEATS ? 'few_seats' : 'planned';
}

/** «5 декабря», in the time zone of the location. */
const dayOf = ({ starts_at, timezone }: EventRow) =>
  starts_at
    .toLocaleDateString('ru-RU', { day: 'numeric', month: 'long', timeZone: timezone })
    .replaceAll(' ', '\u00a0');

function labelOf(event: EventRow, now: Date): string {
  const status = statusOf(event, now);
  const free = freeSeats(event);
  switch (status) {
    case 'planned':
      return event.moved_from ? `Перенесено на\u00a0${dayOf(event)}` : 'Открыта запись';
    case 'few_seats':
      return `Осталось ${formatCount(free, ['место', 'места', 'мест'])}`;
    case 'full':
      return 'Мест нет';
    case 'closed':
      return 'Запись завершена';
    case 'running':
      return 'Идёт сейчас';
    case 'finished':
      return 'Завершено';
    case 'cancelled':
      return 'Отменено';
  }
}

export function toEventCard(row: EventRow, { visitor, now }: Reader): EventCard {
  return {
    url: paths.academyEvent(row.slug),
    title: row.title,
    type_label: eventTypeLabels[row.type],
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    timezone: row.timezone,
    city: row.city,
    status_label: labelOf(row, now),
    seats_free: freeSeats(row),
    ...shownSeatPrice(row, visitor),
  };
}

export const toCalendarEvent = (row: EventRow, reader: Reader): CalendarEvent => ({
  ...toEventCard(row, reader),
  slug: row.slug,
  type: row.type,
  category: row.category,
  status: statusOf(row, reader.now),
  moved_from: row.moved_from?.toISOString() ?? null,
});
