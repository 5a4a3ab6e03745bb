import { and, asc, count, eq, gt, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { events, type EventRow } from '../../../tables/academy-tables.ts';

/** Cancelled events stay in the calendar, but not on the pages of trainers and locations. */
const toCome = (now: Date) => and(gt(events.ends_at, now), not(events.is_cancelled));

export const createUpcomingRepository = (db: Db) => {
  const upcoming = (now: Date, where: SQL): Promise<EventRow[]> =>
    db
      .select()
      .from(events)
      .where(and(toCome(now), where))
      .orderBy(asc(events.starts_at), asc(events.id));

  return {
    ofTrainer: async (now: Date, id: number) => upcoming(now, sql`${id} = any(${events.trainer_ids})`),

    ofTraining: async (now: Date, id: number) => upcoming(now, eq(events.training_id, id)),

    atLocation: async (now: Date, id: number) => upcoming(now, eq(events.location_id, id)),

    countsByLocation: async (now: Date) =>
      db
        .select({ location_id: events.location_id, events: count() })
        .from(events)
        .where(toCome(now))
        .groupBy(events.location_id),
  };
};

export type UpcomingRepository = ReturnType<typeof createUpcomingRepository>;
