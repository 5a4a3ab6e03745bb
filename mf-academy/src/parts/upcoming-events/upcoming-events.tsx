import type { EventCard } from '@site/contracts/blocks';
import { typograph } from '@site/kernel/typography';
import type { PartComponentProps } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { CardLink } from '@site/ui/link';
import { SeatPrice } from '../../features/seat-price/seat-price.tsx';
import { eventTime } from './event-texts.ts';
import css from './upcoming-events.module.css';

/** Upcoming events as lines; the page provides the heading. */
export function UpcomingEvents({ data, limit }: PartComponentProps<'upcoming-events', EventCard[]>) {
  if (!data.length) return <p className={css.facts}>Расписание составляется: загляните сюда через несколько дней.</p>;
  return (
    <ul className={css.events}>
      {data.slice(0, limit).map((event) => (
        <li key={event.url} className={css.event}>
          <div>
            <time className={css.when} dateTime={event.starts_at}>
              {eventTime(event)}
            </time>
            <p className={css.facts}>{event.city ?? 'Онлайн'}</p>
          </div>
          <div>
            <h3 className={css.title}>
              <CardLink href={event.url}>{typograph(event.title)}</CardLink>
            </h3>
            <p className={css.facts}>{event.type_label}</p>
          </div>
          <div className={css.state}>
            <Badge tone={event.seats_free > 0 ? 'success' : 'neutral'}>{event.status_label}</Badge>
            <span className={css.price}>
              <SeatPrice of={event} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
