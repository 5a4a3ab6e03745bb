import type { EventCard } from '@site/contracts/blocks';
import type { PartLoaderArgs } from '@site/runtime';

export { UpcomingEvents as Component } from './upcoming-events.tsx';

export async function loader({ api, signal }: PartLoaderArgs): Promise<EventCard[]> {
  const response = await api.call('GET /academy/events/', { signal });
  if (!response.ok) throw new Error(`The API answers ${response.status} for events`);
  return response.value.items;
}
