import type { CalendarEvent } from '@site/contracts/academy';
import { type EventStatus, FEW_SEATS } from '@site/contracts/academy-lists';
import type { EventCard as Event } from '@site/contracts/blocks';
import { calendarLeaf, shownEventTime } from '@site/kernel/events';
import { formatCount } from '@site/kernel/plurals';
import { typograph } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { CardLink } from '@site/ui/link';
import { Leaf } from '../leaf/leaf.tsx';
import { SeatPrice } from '../seat-price/seat-price.tsx';
import { statusTones } from './status-tones.ts';
import css from './event-card.module.css';

export type ListedEvent = Event & Partial<Pick<CalendarEvent, 'status'>>;

/** Cards of open events have no status: the number of seats determines it. */
const statusOf = (event: ListedEvent): EventStatus =>
  event.status ?? (event.seats_free === 0 ? 'full' : event.seats_free <= FEW_SEATS ? 'few_seats' : 'planned');

export function EventCard({ event }: { event: ListedEvent }) {
  const status = statusOf(event);
  const leaf = calendarLeaf(event.starts_at, event.timezone);
  return (
    <Card padding="none" className={css.card} role="listitem">
      <Leaf className={css.leaf} number={leaf.day} unit={leaf.month} aria-hidden="true" />
      <div className={css.body}>
        <p className={css.facts}>{`${event.type_label}\u00a0· ${event.city ?? 'Онлайн'}`}</p>
        <h3 className={css.title}>
          <CardLink href={event.url}>{typograph(event.title)}</CardLink>
        </h3>
        <p className={css.facts}>
          <time dateTime={event.starts_at}>{shownEventTime(event.starts_at, event.ends_at, event.timezone)}</time>
        </p>
      </div>
      <div className={css.terms}>
        <span className={css.price}>
          <SeatPrice of={event} />
        </span>
        <Badge tone={statusTones[status]}>{event.status_label}</Badge>
        {status === 'planned' && (
          <span className={css.facts}>Свободно {formatCount(event.seats_free, ['место', 'места', 'мест'])}</span>
        )}
      </div>
    </Card>
  );
}
