import type { EventCard } from '@site/contracts/blocks';
import { shownEventTime } from '@site/kernel/events';
import { formatPrice } from '@site/kernel/money';
import { bindSpaces } from '@site/kernel/typography';
import { CardLink } from '@site/ui/link';
import css from './event-rows.module.css';

export function EventRows({ events }: { events: readonly EventCard[] }) {
  return (
    <ul className={css.rows}>
      {events.map(
        ({
          url,
          title,
          type_label: type,
          starts_at: from,
          ends_at: to,
          timezone,
          city,
          status_label: status,
          price,
        }) => (
          <li key={url} className={css.row}>
            <time className={css.when} dateTime={from}>
              {shownEventTime(from, to, timezone)}
            </time>
            <div>
              <h3 className={css.title}>
                <CardLink href={url}>{bindSpaces(title)}</CardLink>
              </h3>
              <p className={css.facts}>{[type, city ?? 'Онлайн', status].join('\u00a0· ')}</p>
            </div>
            <span className={css.price}>{price === 0 ? 'Бесплатно' : formatPrice(price)}</span>
          </li>
        ),
      )}
    </ul>
  );
}
