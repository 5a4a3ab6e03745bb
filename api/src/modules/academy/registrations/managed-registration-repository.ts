import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { eventRegistrations, events } from '../../../tables/academy-tables.ts';
import { companies } from '../../../tables/company-tables.ts';
import { users } from '../../../tables/user-tables.ts';
import type { Waiting } from '../../../waiting.ts';

/** Registrations as listed for the staff. */
export class ManagedRegistrationRepository {
  constructor(private readonly db: Db) {}

  count() {
    return this.db.$count(eventRegistrations);
  }

  /** Unpaid registrations first, then the newest. */
  list(by: { limit: number; offset: number } | { id: string }) {
    const rows = this.db
      .select({
        registration: eventRegistrations,
        title: events.title,
        starts_at: events.starts_at,
        timezone: events.timezone,
        surname: users.surname,
        name: users.name,
        company: companies.name,
      })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.event_id))
      .innerJoin(users, eq(users.id, eventRegistrations.user_id))
      .leftJoin(companies, eq(companies.id, eventRegistrations.company_id))
      .where('id' in by ? eq(eventRegistrations.id, by.id) : undefined)
      .orderBy(sql`${eventRegistrations.state} <> 'awaiting_payment'`, desc(eventRegistrations.queue));
    return 'id' in by ? rows.limit(1) : rows.limit(by.limit).offset(by.offset);
  }
}

/** For the queue of the staff. */
export const waitingRegistrations: Waiting = {
  registrations: sql`select created_at from event_registrations where state = 'awaiting_payment'`,
};
