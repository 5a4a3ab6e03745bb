import type { BranchContent } from '@site/contracts/company-profile';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies, companyEntries } from '../../tables/company-tables.ts';
import { partners } from '../../tables/partner-tables.ts';

export type PartnerRow = typeof partners.$inferSelect;
export type BranchRow = { id: string; content: BranchContent; partner: PartnerRow };

/** The directory leaves suspended companies out. */
const isShown = sql`not exists (
  select from ${companies} where ${companies.id} = ${partners.company_id} and ${companies.suspended_at} is not null)`;

export class PartnerRepository {
  constructor(private readonly db: Db) {}

  list(city?: string): Promise<PartnerRow[]> {
    return (
      this.db
        .select()
        .from(partners)
        .where(and(isShown, city ? eq(partners.city_slug, city) : undefined))
        // Higher levels come first.
        .orderBy(
          sql`array_position(array['platinum', 'gold', 'silver', 'partner'], ${partners.level})`,
          asc(partners.name),
        )
    );
  }

  /** Approved visible branches of the partners in the directory. */
  branches(): Promise<BranchRow[]> {
    return this.db
      .select({ id: companyEntries.id, content: sql<BranchContent>`${companyEntries.published}`, partner: partners })
      .from(companyEntries)
      .innerJoin(partners, eq(partners.company_id, companyEntries.company_id))
      .where(
        and(
          isShown,
          eq(companyEntries.kind, 'branch'),
          eq(companyEntries.is_hidden, false),
          isNotNull(companyEntries.published),
        ),
      )
      .orderBy(asc(companyEntries.created_at), asc(companyEntries.id));
  }

  async ofCompany(companyId: number): Promise<PartnerRow | undefined> {
    const [row] = await this.db.select().from(partners).where(eq(partners.company_id, companyId));
    return row;
  }

  /** E-mail of the company's approved office, or an empty string. */
  async officeMail(companyId: number): Promise<string> {
    const [row] = await this.db
      .select({ email: sql<string | null>`${companyEntries.published} ->> 'email'` })
      .from(companyEntries)
      .where(
        and(
          eq(companyEntries.company_id, companyId),
          eq(companyEntries.kind, 'office'),
          isNotNull(companyEntries.published),
        ),
      );
    return row?.email ?? '';
  }

  async ofCity(city: string): Promise<PartnerRow | undefined> {
    const [row] = await this.db.select().from(partners).where(eq(partners.city, city)).limit(1);
    return row;
  }

  setLevel(companyId: number, level: PartnerRow['level']) {
    return this.db.update(partners).set({ level }).where(eq(partners.company_id, companyId));
  }

  update(id: number, change: Partial<PartnerRow>) {
    return this.db.update(partners).set(change).where(eq(partners.id, id));
  }

  insert(row: Omit<PartnerRow, 'id'>) {
    return this.db.insert(partners).values(row);
  }

  async find(slug: string): Promise<PartnerRow | undefined> {
    const [row] = await this.db
      .select()
      .from(partners)
      .where(and(isShown, eq(partners.slug, slug)));
    return row;
  }
}
