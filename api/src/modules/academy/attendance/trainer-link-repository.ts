import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { type EventRow, events, eventTrainerLinks } from '../academy-tables.ts';

const good = isNull(eventTrainerLinks.revoked_at);

export const createTrainerLinkRepository = (db: Db) => ({
  add: (hash: string, event_id: number, created_at: Date) =>
    db.insert(eventTrainerLinks).values({ hash, event_id, created_at }),

  async eventOf(hash: string): Promise<EventRow | undefined> {
    const [row] = await db
      .select({ event: events })
      .from(eventTrainerLinks)
      .innerJoin(events, eq(events.id, eventTrainerLinks.event_id))
      .where(and(eq(eventTrainerLinks.hash, hash), good));
    return row?.event;
  },

  async revoke(event_id: number, revoked_at: Date): Promise<number> {
    const rows = await db
      .update(eventTrainerLinks)
      .set({ revoked_at })
      .where(and(eq(eventTrainerLinks.event_id, event_id), good))
      .returning({ hash: eventTrainerLinks.hash });
    return rows.length;
  },
});
