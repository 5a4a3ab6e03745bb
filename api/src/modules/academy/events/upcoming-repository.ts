import { and, asc, count, eq, gt, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { events, type EventRow } from '../../../tables/academy-tables.ts';

/** Cancelled events stay in the calendar, but not on the pages of trainers and locations. */
const toCome = (now: Date) => and(gt(events.ends_at, now), not(events.is_cancelled));

export class UpcomingRepository {
  constructor(private readonly db: Db) {}

  private upcoming(now: Date, where: SQL): Promise<EventRow[]> {
    return this.db
      .select()
      .from(events)
      .where(and(toCome(now), where))
      .orderBy(asc(events.starts_at), asc(events.id));
  }

  async ofTrainer(now: Date, id: number) {
    return this.upcoming(now, sql`${id} = any(${events.trainer_ids})`);
  }

  async ofTraining(now: Date, id: number) {
    return this.upcoming(now, eq(events.training_id, id));
  }

  async atLocation(now: Date, id: number) {
    return this.upcoming(now, eq(events.location_id, id));
  }

  async countsByLocation(now: Date) {
    return this.db
      .select({ location_id: events.location_id, events: count() })
      .from(events)
      .where(toCome(now))
      .groupBy(events.location_id);
  }
}
