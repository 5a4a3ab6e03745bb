import type { EventCard as Event } from '@site/contracts/blocks';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { EmptyState } from '@site/ui/empty-state';
import { EventCard } from './event-card.tsx';
import css from './events-list.module.css';

export function EventsList({ events }: { events: readonly Event[] }) {
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
    <div role="list" aria-label="Ближайшие мероприятия" className={css.list}>
      {events.map((event) => (
        <EventCard key={event.url} event={event} />
      ))}
    </div>
  );
}
