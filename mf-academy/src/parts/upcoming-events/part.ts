import type { EventCard } from '@site/contracts/blocks';
import type { PartLoaderArgs } from '@site/runtime';

export { UpcomingEvents as Component } from './upcoming-events.tsx';

export async function loader({ api, signal }: PartLoaderArgs): Promise<EventCard[]> {
  const answer = await api.call('GET /academy/events/', { signal });
  if (!answer.ok) throw new Error(`The API answers ${answer.status} for events`);
  return answer.value.items;
}
