import { EventsList } from './events-list.tsx';
import type { ListedEvent } from './event-card.tsx';

export const UpcomingSection = ({ events }: { events: readonly ListedEvent[] }) => (
  <section aria-labelledby="events">
    <h2 id="events">Ближайшие мероприятия</h2>
    <EventsList events={events} />
  </section>
);
