import { bindSpaces } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import type { BlockProps } from '../block-view.ts';
import { TitledSection } from '../titled-section.tsx';
import { eventPrice, eventTime } from './event-texts.ts';
import css from './events-block.module.css';

export function EventsBlock({ block }: BlockProps<'events'>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <TitledSection block={block}>
      <ul className={css.events}>
        {block.items.map((event) => (
          <li key={event.url} className={css.event}>
            <div>
              <time className={css.when} dateTime={event.starts_at}>{eventTime(event)}</time>
              <p className={css.facts}>{event.city ?? 'Онлайн'}</p>
            </div>
            <div>
              <Heading className={css.title}><a href={event.url}>{bindSpaces(event.title)}</a></Heading>
              <p className={css.facts}>{event.type_label}</p>
            </div>
            <div className={css.state}>
              <Badge tone={event.seats_free > 0 ? 'success' : 'neutral'}>{event.status_label}</Badge>
              <span className={css.price}>{eventPrice(event)}</span>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
