import type { RegistrationList } from '@site/contracts/academy-account';
import { and, asc, count, desc, eq, gt, inArray, lte, ne, not, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../tables/user-tables.ts';
import { academyLocations, eventRegistrations, events, type RegistrationRow } from '../../../tables/academy-tables.ts';
import type { Viewer } from '../registrations/registration-owner.ts';
import { concerning } from '../registrations/registration-repository.ts';

type Wanted = { viewer: Viewer; show: RegistrationList; now: Date };

const active = and(ne(eventRegistrations.state, 'cancelled'), not(events.is_cancelled));

const shown: Record<RegistrationList, (now: Date) => SQL | undefined> = {
  upcoming: (now) => and(active, gt(events.ends_at, now)),
  past: (now) => and(active, lte(events.ends_at, now)),
  cancelled: () => or(eq(eventRegistrations.state, 'cancelled'), events.is_cancelled),
};

/** States in which participants are expected at the event. */
const expected: RegistrationRow['state'][] = ['confirmed', 'awaiting_payment'];

export class OwnRegistrationRepository {
  constructor(private readonly db: Db) {}

  async count({ viewer, show, now }: Wanted): Promise<number> {
    const [row] = await this.db
      .select({ registrations: count() })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.event_id))
      .where(and(concerning(viewer), shown[show](now)));
    return row?.registrations ?? 0;
  }

  /** Upcoming events soonest first; past and cancelled ones latest first. */
  page({ viewer, show, now }: Wanted, limit: number, offset: number) {
    return this.db
      .select({
        registration: eventRegistrations,
        event: events,
        location: academyLocations,
        surname: users.surname,
        name: users.name,
      })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.event_id))
      .innerJoin(users, eq(users.id, eventRegistrations.user_id))
      .leftJoin(academyLocations, eq(academyLocations.id, events.location_id))
      .where(and(concerning(viewer), shown[show](now)))
      .orderBy(show === 'upcoming' ? asc(events.starts_at) : desc(events.starts_at), asc(eventRegistrations.queue))
      .limit(limit)
      .offset(offset);
  }

  async next(viewer: Viewer, now: Date) {
    const [row] = await this.db
      .select({ event: events })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.event_id))
      .where(and(concerning(viewer), inArray(eventRegistrations.state, expected), shown.upcoming(now)))
      .orderBy(asc(events.starts_at), asc(eventRegistrations.queue))
      .limit(1);
    return row?.event;
  }
}
