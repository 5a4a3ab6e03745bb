import type { CertificateState } from '@site/contracts/partner-certificates';
import { addDays } from '@site/kernel/dates';
import { and, asc, desc, eq, getTableColumns, ilike, isNull, or, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';
import { EXPIRING_DAYS } from '../../days/term.ts';
import { companies } from '../../tables/company-tables.ts';
import { partnerCertificates, type CertificateRow } from '../../tables/certificate-tables.ts';

export type HeldCertificate = CertificateRow & { company: string; dealer_access: boolean };

const isDealer = sql<boolean>`(${companies.dealer_access} and ${companies.suspended_at} is null)`;

const columns = {
  ...getTableColumns(partnerCertificates),
  company: companies.name,
  dealer_access: isDealer,
};

export type CertificateFilter = {
  search?: string;
  state?: CertificateState;
  sort?: Sort<keyof typeof sorts> | undefined;
  /** The current day in Moscow. */
  today: string;
};

const sorts = { company: companies.name, until: partnerCertificates.valid_until };

/** The same as the state of a shown certificate. */
const stateOn = (today: string) => sql`case
  when ${partnerCertificates.revoked_at} is not null or not ${isDealer} then 'revoked'
  when ${partnerCertificates.valid_until} < ${today} then 'expired'
  when ${partnerCertificates.valid_until} <= ${addDays(today, EXPIRING_DAYS)} then 'expiring'
  else 'active' end`;

function matching({ search = '', state, today }: CertificateFilter) {
  const anywhere = `%${escapeLike(search)}%`;
  return and(
    search ? or(ilike(partnerCertificates.number, anywhere), ilike(companies.name, anywhere)) : undefined,
    state ? sql`${stateOn(today)} = ${state}` : undefined,
  );
}

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

  list(filter: CertificateFilter, limit: number, offset: number): Promise<HeldCertificate[]> {
    return this.held()
      .where(matching(filter))
      .orderBy(
        ...listOrder(filter.sort, sorts, {
          usual: [asc(partnerCertificates.valid_until), asc(partnerCertificates.id)],
          id: partnerCertificates.id,
        }),
      )
      .limit(limit)
      .offset(offset);
  }

  async count(filter: CertificateFilter): Promise<number> {
    const [row] = await this.db
      .select({ count: sql<number>`count(*)::int` })
      .from(partnerCertificates)
      .innerJoin(companies, eq(companies.id, partnerCertificates.company_id))
      .where(matching(filter));
    return row?.count ?? 0;
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
