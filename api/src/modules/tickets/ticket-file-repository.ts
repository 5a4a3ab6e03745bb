import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companyTicketFiles, type TicketFileRow } from '../../tables/ticket-tables.ts';

/** Files of the user without a ticket. */
const waitingOf = (userId: string) =>
  and(eq(companyTicketFiles.user_id, userId), isNull(companyTicketFiles.ticket_number));

export class TicketFileRepository {
  constructor(private readonly db: Db) {}

  insert(row: TicketFileRow) {
    return this.db.insert(companyTicketFiles).values(row);
  }

  countWaiting(userId: string) {
    return this.db.$count(companyTicketFiles, waitingOf(userId));
  }

  async attach(ids: string[], ticketNumber: number, userId: string): Promise<number> {
    const attached = await this.db
      .update(companyTicketFiles)
      .set({ ticket_number: ticketNumber })
      .where(and(inArray(companyTicketFiles.id, ids), waitingOf(userId)))
      .returning({ id: companyTicketFiles.id });
    return attached.length;
  }

  ofTickets(numbers: number[]): Promise<TicketFileRow[]> {
    return this.db
      .select()
      .from(companyTicketFiles)
      .where(inArray(companyTicketFiles.ticket_number, numbers))
      .orderBy(asc(companyTicketFiles.created_at), asc(companyTicketFiles.id));
  }

  async find(ticketNumber: number, id: string): Promise<TicketFileRow | undefined> {
    const [row] = await this.db
      .select()
      .from(companyTicketFiles)
      .where(and(eq(companyTicketFiles.id, id), eq(companyTicketFiles.ticket_number, ticketNumber)));
    return row;
  }

  removeWaitingSince(moment: Date) {
    return this.db
      .delete(companyTicketFiles)
      .where(and(isNull(companyTicketFiles.ticket_number), lt(companyTicketFiles.created_at, moment)))
      .returning({ id: companyTicketFiles.id });
  }
}
