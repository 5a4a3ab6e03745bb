import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companyMembers } from '../../tables/company-tables.ts';

/** Returns the names of people who ask to join the company, longest waiting first. */
export async function findAskingToJoin(db: Db, companyId: number): Promise<string[]> {
  const rows = await db
    .select({ surname: companyMembers.surname, name: companyMembers.name })
    .from(companyMembers)
    .where(and(eq(companyMembers.company_id, companyId), eq(companyMembers.state, 'pending')))
    .orderBy(asc(companyMembers.created_at));
  return rows.map(({ surname, name }) => `${surname} ${name}`);
}
