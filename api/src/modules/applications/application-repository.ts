import type { ApplicationKind, ApplicationState } from '@site/contracts/applications';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { companies, type CompanyRow } from '../../tables/company-tables.ts';
import { users, type UserRow } from '../../tables/user-tables.ts';
import { applications, type ApplicationRow } from '../../tables/application-tables.ts';
import type { Waiting } from '../../waiting.ts';

export type ApplicationFilter = { state?: ApplicationState; kind?: ApplicationKind; search?: string };
export type FiledApplication = ApplicationRow & { user: UserRow; company: CompanyRow | null };

/** Name and tax number of the company on the site, or as typed in the form. */
const company = sql`coalesce(${companies.name}, ${applications.form} ->> 'company', '')`;
const inn = sql`coalesce(${companies.inn}, ${applications.form} ->> 'inn', '')`;

function matching({ state, kind, search = '' }: ApplicationFilter) {
  const anywhere = `%${escapeLike(search)}%`;
  const words = sql`concat_ws(' ', ${company}, ${inn}, ${users.surname}, ${users.name}, ${users.phone})`;
  return and(
    state ? eq(applications.state, state) : undefined,
    kind ? eq(applications.kind, kind) : undefined,
    search ? sql`${words} ilike ${anywhere}` : undefined,
  );
}

export class ApplicationRepository {
  constructor(private readonly db: Db) {}

  private filed() {
    return this.db
      .select({ ...getTableColumns(applications), user: users, company: companies })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .leftJoin(companies, eq(companies.id, applications.company_id));
  }

  /** Undefined when an application of this kind is pending already. */
  async add(row: typeof applications.$inferInsert): Promise<ApplicationRow | undefined> {
    const [added] = await this.db.insert(applications).values(row).onConflictDoNothing().returning();
    return added;
  }

  list(filter: ApplicationFilter, limit: number, offset: number): Promise<FiledApplication[]> {
    return this.filed()
      .where(matching(filter))
      .orderBy(desc(eq(applications.state, 'pending')), desc(applications.id))
      .limit(limit)
      .offset(offset);
  }

  async count(filter: ApplicationFilter): Promise<number> {
    const [row] = await this.db
      .select({ count: sql<number>`count(*)::int` })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.user_id))
      .leftJoin(companies, eq(companies.id, applications.company_id))
      .where(matching(filter));
    return row?.count ?? 0;
  }

  async find(id: number): Promise<FiledApplication | undefined> {
    const [row] = await this.filed().where(eq(applications.id, id));
    return row;
  }

  /** Whether the decision was saved; false when the application was decided in the meantime. */
  async decide(id: number, change: Pick<ApplicationRow, 'state' | 'reason' | 'decided_at'>): Promise<boolean> {
    const rows = await this.db
      .update(applications)
      .set(change)
      .where(and(eq(applications.id, id), eq(applications.state, 'pending')))
      .returning({ id: applications.id });
    return rows.length > 0;
  }

  setUser(id: string, change: Partial<typeof users.$inferInsert>) {
    return this.db.update(users).set(change).where(eq(users.id, id));
  }

  setCompany(id: number, change: Partial<typeof companies.$inferInsert>) {
    return this.db.update(companies).set(change).where(eq(companies.id, id));
  }

  async company(id: number): Promise<CompanyRow | undefined> {
    const [row] = await this.db.select().from(companies).where(eq(companies.id, id)).for('update');
    return row;
  }
}

/** For the queue of the staff. */
export const waitingApplications: Waiting = {
  applications: sql`select created_at from applications where state = 'pending'`,
};
