import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../tables/company-tables.ts';
import { users } from '../../tables/user-tables.ts';
import { companyTickets, type TicketRow } from '../../tables/ticket-tables.ts';
import type { Waiting } from '../../waiting.ts';

const MAX_OWN = 50;

const matching = (open: boolean) => (open ? isNull(companyTickets.answered_at) : undefined);

export class TicketRepository {
  constructor(private readonly db: Db) {}

  async add(row: typeof companyTickets.$inferInsert): Promise<TicketRow> {
    const [added] = await this.db.insert(companyTickets).values(row).returning();
    if (!added) throw new Error('Insert returned no row');
    return added;
  }

  of(userId: string, companyId: number): Promise<TicketRow[]> {
    return this.db
      .select()
      .from(companyTickets)
      .where(and(eq(companyTickets.user_id, userId), eq(companyTickets.company_id, companyId)))
      .orderBy(desc(companyTickets.number))
      .limit(MAX_OWN);
  }

  list(open: boolean, limit: number, offset: number) {
    return this.asked()
      .where(matching(open))
      .orderBy(desc(isNull(companyTickets.answered_at)), asc(companyTickets.number))
      .limit(limit)
      .offset(offset);
  }

  count(open: boolean) {
    return this.db.$count(companyTickets, matching(open));
  }

  async find(number: number) {
    const [found] = await this.asked().where(eq(companyTickets.number, number));
    return found;
  }

  /** Returns false when the ticket has been answered in the meantime. */
  async answer(number: number, answer: string, answered_at: Date): Promise<boolean> {
    const answered = await this.db
      .update(companyTickets)
      .set({ answer, answered_at })
      .where(and(eq(companyTickets.number, number), isNull(companyTickets.answered_at)))
      .returning({ number: companyTickets.number });
    return answered.length === 1;
  }

  private asked() {
    return this.db
      .select({ ticket: companyTickets, user: users, company: companies.name })
      .from(companyTickets)
      .innerJoin(users, eq(users.id, companyTickets.user_id))
      .innerJoin(companies, eq(companies.id, companyTickets.company_id));
  }
}

export type FoundTicket = NonNullable<Awaited<ReturnType<TicketRepository['find']>>>;

/** For the queue of the staff. */
export const waitingTickets: Waiting = {
  tickets: sql`select created_at from company_tickets where answered_at is null`,
};
