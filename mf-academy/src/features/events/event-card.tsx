import type { EventCard as Event } from '@site/contracts/blocks';
import { calendarLeaf, formatEventTime } from '@site/kernel/events';
import { formatPrice } from '@site/kernel/money';
import { formatCount } from '@site/kernel/plurals';
import { bindSpaces } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import css from './event-card.module.css';

/** Few seats are worth a warning before they are gone; the status says their number then. */
const FEW_SEATS = 3;
const tone = (free: number) => (free === 0 ? 'neutral' : free <= FEW_SEATS ? 'warning' : 'success');

export function EventCard({ event }: { event: Event }) {
  const leaf = calendarLeaf(event.starts_at, event.timezone);
  return (
    <Card padding="none" className={css.card} role="listitem">
      <div className={css.leaf} aria-hidden="true">
        <span className={css.day}>{leaf.day}</span>
        <span>{leaf.month}</span>
      </div>
      <div className={css.body}>
        <p className={css.facts}>
          {event.type_label} · {event.city ?? 'Онлайн'}
        </p>
        <h3 className={css.title}>
          <a className={css.link} href={event.url}>{bindSpaces(event.title)}</a>
        </h3>
        <p className={css.facts}>
          <time dateTime={event.starts_at}>{formatEventTime(event.starts_at, event.ends_at, event.timezone)}</time>
        </p>
      </div>
      <div className={css.terms}>
        <span className={css.price}>{event.price === 0 ? 'Бесплатно' : formatPrice(event.price)}</span>
        <Badge tone={tone(event.seats_free)}>{event.status_label}</Badge>
        {event.seats_free > FEW_SEATS && (
          <span className={css.facts}>Свободно {formatCount(event.seats_free, ['место', 'места', 'мест'])}</span>
        )}
      </div>
    </Card>
  );
}
