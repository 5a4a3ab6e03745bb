import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companies } from '../../account/account-tables.ts';
import { eventParticipants, eventRegistrations } from '../academy-tables.ts';

const withSeat = (eventId: number) =>
  and(eq(eventParticipants.event_id, eventId), eventParticipants.is_live, eq(eventRegistrations.state, 'confirmed'));

export const createAttendanceRepository = (db: Db) => ({
  /** With a confirmed seat. */
  participants: (eventId: number) =>
    db
      .select({ participant: eventParticipants, company: companies.name })
      .from(eventParticipants)
      .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventParticipants.registration_id))
      .leftJoin(companies, eq(companies.id, eventRegistrations.company_id))
      .where(withSeat(eventId))
      .orderBy(asc(eventParticipants.surname), asc(eventParticipants.name), asc(eventParticipants.id)),

  mark: async (ids: number[], attended: boolean) => {
    if (ids.length) await db.update(eventParticipants).set({ attended }).where(inArray(eventParticipants.id, ids));
  },
});
