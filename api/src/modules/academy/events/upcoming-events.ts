import type { EventCard } from '@site/contracts/blocks';
import { guest, type Visitor } from '../../session/visitor.ts';
import type { EventRepository } from './event-repository.ts';
import { toEventCard } from './event-view.ts';

export type CalendarDeps = { cachedEvents: EventRepository; now: () => Date };

/** Rounds down to the minute. The time is part of the read cache's key: with seconds in it nothing would be cached. */
export const thisMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000);

export async function upcomingEvents(
  { cachedEvents, now }: CalendarDeps,
  limit: number,
  visitor: Visitor = guest,
): Promise<EventCard[]> {
  const rows = await cachedEvents.next(thisMinute(now()), limit);
  return rows.map((row) => toEventCard(row, { visitor, now: now() }));
}
