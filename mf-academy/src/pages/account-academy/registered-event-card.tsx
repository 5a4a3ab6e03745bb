import type { RegisteredEvent } from '@site/contracts/academy-account';
import { shownEventTime } from '@site/kernel/events';
import { typograph } from '@site/kernel/typography';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { CalendarFileLink } from '../../features/events/calendar-file-link.tsx';
import { statusTones } from '../../features/events/status-tones.ts';
import { type Fact, Facts } from '../../features/facts/facts.tsx';
import { OwnRegistration } from '../../features/registrations/own-registration.tsx';
import css from './registered-event-card.module.css';

interface RegisteredEventCardProps {
  item: RegisteredEvent;
  onCancelled: () => void;
}

/** Whether the status concerns a registered person: free seats do not. */
const showsStatus = ({ status }: RegisteredEvent['event']) => status === 'running' || status === 'cancelled';

function factsOf({ event, location, registration, registered_by }: RegisteredEvent): Fact[] {
  const { starts_at, ends_at, timezone, moved_from } = event;
  return [
    [
      'Когда',
      <>
        <time dateTime={starts_at}>{shownEventTime(starts_at, ends_at, timezone)}</time>
        {moved_from && registration.state !== 'cancelled' && (
          <span className={css.moved}>Перенесено, раньше: {shownEventTime(moved_from, moved_from, timezone)}</span>
        )}
      </>,
    ],
    ['Где', location ? `${location.title}, ${location.address}` : (event.city ?? 'Онлайн')],
    ['Формат', event.type_label],
    ...(registered_by ? [['Кто записал', registered_by] as const] : []),
  ];
}

export function RegisteredEventCard({ item, onCancelled }: RegisteredEventCardProps) {
  const { event, registration } = item;
  return (
    <li>
      <Card className={css.card}>
        <div className={css.head}>
          <h2 className={css.title}>
            <TextLink href={event.url}>{typograph(event.title)}</TextLink>
          </h2>
          {showsStatus(event) && <Badge tone={statusTones[event.status]}>{event.status_label}</Badge>}
        </div>
        <Facts columns facts={factsOf(item)} />
        <OwnRegistration registration={registration} event={event} onCancelled={onCancelled} />
        {registration.state !== 'cancelled' && event.status !== 'finished' && (
          <CalendarFileLink slug={event.slug} variant="ghost" />
        )}
      </Card>
    </li>
  );
}
