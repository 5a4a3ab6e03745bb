import { and, eq, gt, isNull, lte, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { academyTrainers, type EventRow, events, eventTrainerLinks } from '../../../tables/academy-tables.ts';

const notRevoked = isNull(eventTrainerLinks.revoked_at);

export class TrainerLinkRepository {
  constructor(private readonly db: Db) {}

  add(hash: string, event_id: number, created_at: Date) {
    return this.db.insert(eventTrainerLinks).values({ hash, event_id, created_at });
  }

  /** Email addresses of the trainers of events that begin between the two moments and have participants. */
  trainersBetween(from: Date, to: Date) {
    return this.db
      .select({ event_id: events.id, recipient: academyTrainers.email })
      .from(events)
      .innerJoin(academyTrainers, sql`${academyTrainers.id} = any(${events.trainer_ids})`)
      .where(
        and(
          gt(events.starts_at, from),
          lte(events.starts_at, to),
          gt(events.seats_taken, 0),
          not(events.is_cancelled),
          ne(academyTrainers.email, ''),
        ),
      );
  }

  async eventOf(hash: string): Promise<EventRow | undefined> {
    const [row] = await this.db
      .select({ event: events })
      .from(eventTrainerLinks)
      .innerJoin(events, eq(events.id, eventTrainerLinks.event_id))
      .where(and(eq(eventTrainerLinks.hash, hash), notRevoked));
    return row?.event;
  }

  async revoke(event_id: number, revoked_at: Date): Promise<number> {
    const rows = await this.db
      .update(eventTrainerLinks)
      .set({ revoked_at })
      .where(and(eq(eventTrainerLinks.event_id, event_id), notRevoked))
      .returning({ hash: eventTrainerLinks.hash });
    return rows.length;
  }
}
