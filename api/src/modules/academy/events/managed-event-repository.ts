import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { eventParticipants, eventRegistrations, events, type EventRow } from '../../../tables/academy-tables.ts';

export class ManagedEventRepository {
  constructor(private readonly db: Db) {}

  private rows() {
    return this.db
      .select({ event: events, waiting: count(eventParticipants.id) })
      .from(events)
      .leftJoin(
        eventRegistrations,
        and(eq(eventRegistrations.event_id, events.id), eq(eventRegistrations.state, 'waitlist')),
      )
      .leftJoin(
        eventParticipants,
        and(eq(eventParticipants.registration_id, eventRegistrations.id), eventParticipants.is_live),
      )
      .groupBy(events.id);
  }

  count(now: Date) {
    return this.db.$count(events, gt(events.ends_at, now));
  }

  /** Events that are not over, soonest first, each with the number of people on the waiting list. */
  list(by: { now: Date; limit: number; offset: number }) {
    return this.rows()
      .where(gt(events.ends_at, by.now))
      .orderBy(asc(events.starts_at), asc(events.id))
      .limit(by.limit)
      .offset(by.offset);
  }

  async find(slug: string) {
    const [row] = await this.rows().where(eq(events.slug, slug));
    return row;
  }

  async change(id: number, change: Partial<EventRow>): Promise<EventRow> {
    const [row] = await this.db
      .update(events)
      .set({ ...change, sequence: sql`${events.sequence} + 1` })
      .where(eq(events.id, id))
      .returning();
    if (!row) throw new Error(`Event ${id} not found`);
    return row;
  }
}
