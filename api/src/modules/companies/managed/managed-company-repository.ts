import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { partnerLevels } from '@site/contracts/company-lists';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import {
  companies,
  companyMembers,
  type CompanyRow,
  type MemberRow,
  type PartnerLevel,
} from '../../../tables/company-tables.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';

export type CompanyFilter = {
  search?: string;
  level?: PartnerLevel;
  suspended?: boolean;
  sort?: Sort<keyof typeof sorts> | undefined;
};

const sorts = {
  name: companies.name,
  level: sql`array_position(array[${sql.raw(partnerLevels.map((level) => `'${level}'`).join(', '))}], ${companies.level})`,
};

function matching({ search = '', level, suspended }: CompanyFilter) {
  const anywhere = `%${escapeLike(search)}%`;
  return and(
    search ? or(ilike(companies.name, anywhere), ilike(companies.inn, anywhere)) : undefined,
    level ? eq(companies.level, level) : undefined,
    suspended === undefined ? undefined : (suspended ? isNotNull : isNull)(companies.suspended_at),
  );
}

/** Accepts a connection or a transaction. */
export class ManagedCompanyRepository {
  constructor(private readonly db: Db) {}

  list(filter: CompanyFilter, limit: number, offset: number): Promise<CompanyRow[]> {
    return this.db
      .select()
      .from(companies)
      .where(matching(filter))
      .orderBy(...listOrder(filter.sort, sorts, { usual: [asc(companies.name), asc(companies.id)], id: companies.id }))
      .limit(limit)
      .offset(offset);
  }

  count(filter: CompanyFilter) {
    return this.db.$count(companies, matching(filter));
  }

  async find(id: number): Promise<CompanyRow | undefined> {
    const [row] = await this.db.select().from(companies).where(eq(companies.id, id));
    return row;
  }

  /** Serialises decisions about a company. */
  async lock(id: number): Promise<CompanyRow | undefined> {
    const [row] = await this.db.select().from(companies).where(eq(companies.id, id)).for('update');
    return row;
  }

  /** Undefined when a company has this tax number. */
  async insert(row: typeof companies.$inferInsert): Promise<CompanyRow | undefined> {
    const [added] = await this.db.insert(companies).values(row).onConflictDoNothing().returning();
    return added;
  }

  async ofInn(inn: string): Promise<CompanyRow | undefined> {
    const [row] = await this.db.select().from(companies).where(eq(companies.inn, inn));
    return row;
  }

  update(id: number, change: Partial<CompanyRow>) {
    return this.db.update(companies).set(change).where(eq(companies.id, id));
  }

  invitations(companyId: number): Promise<MemberRow[]> {
    return this.db
      .select()
      .from(companyMembers)
      .where(and(eq(companyMembers.company_id, companyId), eq(companyMembers.state, 'invited')))
      .orderBy(desc(companyMembers.created_at));
  }

  members(companyId: number) {
    const { user_id, surname, name, phone, role } = companyMembers;
    return this.db
      .select({ id: sql<string>`${user_id}`, surname, name, phone, role })
      .from(companyMembers)
      .where(
        and(eq(companyMembers.company_id, companyId), inArray(companyMembers.state, ['active']), isNotNull(user_id)),
      )
      .orderBy(
        sql`array_position(array['company_owner', 'company_manager', 'company_employee'], ${role})`,
        asc(surname),
        asc(name),
      );
  }
}
