import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companies, companyEntries } from '../../../tables/company-tables.ts';
import { users } from '../../../tables/user-tables.ts';
import { eventInvoices, type EventInvoiceRow } from '../../../tables/academy-tables.ts';

export class EventInvoiceRepository {
  constructor(private readonly db: Db) {}

  insert(invoice: EventInvoiceRow) {
    return this.db.insert(eventInvoices).values(invoice);
  }

  setDueDate(registrationId: string, due_date: string) {
    return this.db.update(eventInvoices).set({ due_date }).where(eq(eventInvoices.registration_id, registrationId));
  }

  setSeats(registrationId: string, seats: Pick<EventInvoiceRow, 'name' | 'seats'>) {
    return this.db.update(eventInvoices).set(seats).where(eq(eventInvoices.registration_id, registrationId));
  }

  async ofRegistrations(ids: string[]): Promise<Map<string, EventInvoiceRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.select().from(eventInvoices).where(inArray(eventInvoices.registration_id, ids));
    return new Map(rows.map((row) => [row.registration_id, row]));
  }

  /** With the legal address of the company's published office page, or an empty one. */
  async buyer(companyId: number) {
    const [row] = await this.db
      .select({
        company: companies.name,
        inn: companies.inn,
        kpp: companies.kpp,
        legal_address: sql<string>`coalesce(${companyEntries.published} ->> 'legal_address', '')`,
      })
      .from(companies)
      .leftJoin(companyEntries, and(eq(companyEntries.company_id, companies.id), eq(companyEntries.kind, 'office')))
      .where(eq(companies.id, companyId));
    if (!row) throw new Error(`Company ${companyId} not found`);
    return row;
  }

  /** The user, if the phone number is the user's own. */
  async payer(userId: string, phone: string) {
    const [row] = await this.db
      .select({ city: users.city })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.phone, phone)));
    return row;
  }
}
