import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { companies } from '../../tables/company-tables.ts';
import { partnerCertificates, type CertificateRow } from '../../tables/certificate-tables.ts';

export type HeldCertificate = CertificateRow & { company: string; dealer_access: boolean };

const columns = {
  ...getTableColumns(partnerCertificates),
  company: companies.name,
  dealer_access: companies.dealer_access,
};

/** Accepts a connection or a transaction. */
export class CertificateRepository {
  constructor(private readonly db: Db) {}

  private held() {
    return this.db
      .select(columns)
      .from(partnerCertificates)
      .innerJoin(companies, eq(companies.id, partnerCertificates.company_id));
  }

  /** Returns the next number of a single sequence, which does not restart with the year. */
  async nextNumber(): Promise<number> {
    const [row] = await rowsOf<{ n: string }>(this.db.execute(sql`select nextval('partner_certificate_numbers') as n`));
    return Number(row?.n);
  }

  add(row: typeof partnerCertificates.$inferInsert) {
    return this.db.insert(partnerCertificates).values(row);
  }

  async company(id: number) {
    const [row] = await this.db.select().from(companies).where(eq(companies.id, id)).for('update');
    return row;
  }

  async byNumber(number: string): Promise<HeldCertificate | undefined> {
    const [row] = await this.held().where(eq(sql`upper(${partnerCertificates.number})`, number.toUpperCase()));
    return row;
  }

  /** The latest certificate that is not revoked. */
  async ofCompany(companyId: number): Promise<HeldCertificate | undefined> {
    const [row] = await this.held()
      .where(and(eq(partnerCertificates.company_id, companyId), isNull(partnerCertificates.revoked_at)))
      .orderBy(desc(partnerCertificates.valid_until), desc(partnerCertificates.id))
      .limit(1);
    return row;
  }

  list(limit: number, offset: number): Promise<HeldCertificate[]> {
    return this.held()
      .orderBy(asc(partnerCertificates.valid_until), asc(partnerCertificates.id))
      .limit(limit)
      .offset(offset);
  }

  count() {
    return this.db.$count(partnerCertificates);
  }

  /** Returns false when the certificate is already revoked. */
  async revoke(id: number, reason: string, now: Date): Promise<boolean> {
    const rows = await this.db
      .update(partnerCertificates)
      .set({ revoked_at: now, reason })
      .where(and(eq(partnerCertificates.id, id), isNull(partnerCertificates.revoked_at)))
      .returning({ id: partnerCertificates.id });
    return rows.length > 0;
  }
}
