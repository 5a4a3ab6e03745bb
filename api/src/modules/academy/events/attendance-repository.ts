import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companies } from '../../../tables/company-tables.ts';
import { eventParticipants, eventRegistrations } from '../../../tables/academy-tables.ts';

const withSeat = (eventId: number) =>
  and(eq(eventParticipants.event_id, eventId), eventParticipants.is_live, eq(eventRegistrations.state, 'confirmed'));

export class AttendanceRepository {
  constructor(private readonly db: Db) {}

  participants(eventId: number) {
    return this.db
      .select({ participant: eventParticipants, company: companies.name })
      .from(eventParticipants)
      .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventParticipants.registration_id))
      .leftJoin(companies, eq(companies.id, eventRegistrations.company_id))
      .where(withSeat(eventId))
      .orderBy(asc(eventParticipants.surname), asc(eventParticipants.name), asc(eventParticipants.id));
  }

  /** Returns the ids that were updated: participants without a later decision. */
  async mark(ids: number[], attended: boolean, decidedAt: Date): Promise<number[]> {
    if (ids.length === 0) return [];
    const notLater = or(isNull(eventParticipants.attended_at), lte(eventParticipants.attended_at, decidedAt));
    const rows = await this.db
      .update(eventParticipants)
      .set({ attended, attended_at: decidedAt })
      .where(and(inArray(eventParticipants.id, ids), notLater))
      .returning({ id: eventParticipants.id });
    return rows.map(({ id }) => id);
  }
}
