import type { registrationStates } from '@site/contracts/academy';
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import { eventInvoices, eventParticipants, eventRegistrations, events } from '../../../tables/academy-tables.ts';
import { companies } from '../../../tables/company-tables.ts';
import { users } from '../../../tables/user-tables.ts';
import type { Waiting } from '../../../waiting.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';

export type RegistrationFilter = {
  state?: (typeof registrationStates)[number] | undefined;
  search: string;
  sort?: Sort<keyof typeof sorts> | undefined;
};

const sorts = { event: events.starts_at };

function found(search: string) {
  const anywhere = `%${escapeLike(search)}%`;
  return or(
    ilike(events.title, anywhere),
    ilike(companies.name, anywhere),
    sql`${users.surname} || ' ' || ${users.name} ilike ${anywhere}`,
    sql`exists (select from ${eventParticipants} where ${eventParticipants.registration_id} = ${eventRegistrations.id}
      and (${eventParticipants.surname} || ' ' || ${eventParticipants.name} ilike ${anywhere}
        or ${eventParticipants.phone} like ${anywhere}))`,
    sql`exists (select from ${eventInvoices} where ${eventInvoices.registration_id} = ${eventRegistrations.id}
      and ${eventInvoices.number} ilike ${anywhere})`,
  );
}

const matching = ({ state, search }: RegistrationFilter) =>
  and(state && eq(eventRegistrations.state, state), search ? found(search) : undefined);

/** Registrations as listed for the staff. */
export class ManagedRegistrationRepository {
  constructor(private readonly db: Db) {}

  count(filter: RegistrationFilter): Promise<number> {
    return this.db.$count(this.joined().where(matching(filter)).as('found'));
  }

  /** By default unpaid registrations first, then the newest. */
  list(by: (RegistrationFilter & { limit: number; offset: number }) | { id: string }) {
    if ('id' in by) return this.joined().where(eq(eventRegistrations.id, by.id));
    const usual = [sql`${eventRegistrations.state} <> 'awaiting_payment'`, desc(eventRegistrations.queue)];
    return this.joined()
      .where(matching(by))
      .orderBy(...listOrder(by.sort, sorts, { usual, id: eventRegistrations.queue }))
      .limit(by.limit)
      .offset(by.offset);
  }

  private joined() {
    return this.db
      .select({
        registration: eventRegistrations,
        event: events,
        surname: users.surname,
        name: users.name,
        company: companies.name,
      })
      .from(eventRegistrations)
      .innerJoin(events, eq(events.id, eventRegistrations.event_id))
      .innerJoin(users, eq(users.id, eventRegistrations.user_id))
      .leftJoin(companies, eq(companies.id, eventRegistrations.company_id));
  }
}

/** For the queue of the staff. */
export const waitingRegistrations: Waiting = {
  registrations: sql`select created_at from event_registrations where state = 'awaiting_payment'`,
};
