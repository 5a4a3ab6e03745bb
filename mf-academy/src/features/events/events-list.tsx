import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { EventCard, type ListedEvent } from './event-card.tsx';
import css from './events-list.module.css';

interface EventsListProps {
  events: readonly ListedEvent[];
  label?: string;
}

export function EventsList({ events, label = 'Ближайшие мероприятия' }: EventsListProps) {
  const { support_phone } = useSite().contacts;
  if (events.length === 0)
    return (
      <EmptyState
        title="Расписание составляется"
        headingLevel={3}
        actions={<ButtonLink href={telHref(support_phone)}>{formatPhone(support_phone)}</ButtonLink>}
      >
        Позвоните нам: расскажем о&nbsp;ближайших датах и&nbsp;запишем вас заранее.
      </EmptyState>
    );
  return (
    <div role="list" aria-label={label} className={css.list}>
      {events.map((event) => (
        <EventCard key={event.url} event={event} />
      ))}
    </div>
  );
}
