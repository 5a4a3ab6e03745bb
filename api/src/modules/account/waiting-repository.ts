import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companyMembers } from '../../tables/company-tables.ts';

export const createWaitingRepository = (db: Db) => ({
  /** Names, longest waiting first. */
  async askingToJoin(companyId: number): Promise<string[]> {
    const rows = await db
      .select({ surname: companyMembers.surname, name: companyMembers.name })
      .from(companyMembers)
      .where(and(eq(companyMembers.company_id, companyId), eq(companyMembers.state, 'pending')))
      .orderBy(asc(companyMembers.created_at));
    return rows.map(({ surname, name }) => `${surname} ${name}`);
  },
});
