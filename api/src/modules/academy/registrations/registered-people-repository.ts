import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { eventParticipants, eventRegistrations } from '../../../tables/academy-tables.ts';
import { companyMembers } from '../../../tables/company-tables.ts';

/** People registered for an event, and the colleagues of a company's member. */
export class RegisteredPeopleRepository {
  constructor(private readonly db: Db) {}

  ofEvent(eventId: number) {
    return this.db
      .select({ phone: eventParticipants.phone, email: eventParticipants.email })
      .from(eventParticipants)
      .where(and(eq(eventParticipants.event_id, eventId), eventParticipants.is_live));
  }

  async countOfCompany(eventId: number, companyId: number): Promise<number> {
    const [row] = await this.db
      .select({ people: count() })
      .from(eventParticipants)
      .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventParticipants.registration_id))
      .where(
        and(
          eq(eventParticipants.event_id, eventId),
          eventParticipants.is_live,
          eq(eventRegistrations.company_id, companyId),
        ),
      );
    return row?.people ?? 0;
  }

  colleagues(companyId: number) {
    return this.db
      .select({
        id: companyMembers.id,
        surname: companyMembers.surname,
        name: companyMembers.name,
        patronymic: companyMembers.patronymic,
        phone: companyMembers.phone,
        email: companyMembers.email,
        position: companyMembers.position,
      })
      .from(companyMembers)
      .where(and(eq(companyMembers.company_id, companyId), eq(companyMembers.state, 'active')))
      .orderBy(asc(companyMembers.surname), asc(companyMembers.name));
  }
}
