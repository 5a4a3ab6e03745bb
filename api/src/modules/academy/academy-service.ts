import type { EventRepository } from './events/event-repository.ts';
import { toEventCard } from './events/event-view.ts';
import { guest, type Visitor } from '../session/visitor.ts';

export type AcademyDependencies = { repository: EventRepository; now: () => Date };

/** Rounds down to the minute. The time is part of the read cache's key: with seconds in it nothing would be cached. */
export const thisMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000);

export const createAcademyService = ({ repository, now }: AcademyDependencies) => ({
  upcoming: async (limit: number, visitor: Visitor = guest) =>
    (await repository.next(thisMinute(now()), limit)).map((row) => toEventCard(row, { visitor, now: now() })),
});

export type AcademyService = ReturnType<typeof createAcademyService>;
