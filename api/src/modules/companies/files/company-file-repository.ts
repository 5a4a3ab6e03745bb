import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { type CompanyFileRow, companyFiles } from '../company-tables.ts';

export const createCompanyFileRepository = (db: Db) => ({
  insert: (row: CompanyFileRow) => db.insert(companyFiles).values(row),

  ofCompany: (companyId: number, ids: string[]): Promise<CompanyFileRow[]> =>
    db
      .select()
      .from(companyFiles)
      .where(and(eq(companyFiles.company_id, companyId), inArray(companyFiles.id, ids))),

  /** Pictures that were uploaded before that moment and that nothing names: what is shown, what waits, what is written on. */
  removeUnused: (before: Date) =>
    db
      .delete(companyFiles)
      .where(
        and(
          lt(companyFiles.created_at, before),
          sql`not exists (
            select 1 from company_entries e
            left join company_revisions r on r.entry_id = e.id and r.state in ('pending', 'rejected')
            where e.company_id = ${companyFiles.company_id}
              and (strpos(e.draft::text, ${companyFiles.id}::text) > 0
                or strpos(e.published::text, ${companyFiles.id}::text) > 0
                or strpos(r.content::text, ${companyFiles.id}::text) > 0))`,
          sql`not exists (select 1 from company_items i where i.image = ${companyFiles.id})`,
          sql`not exists (select 1 from company_members m where m.photo = ${companyFiles.id})`,
        ),
      )
      .returning({ id: companyFiles.id }),
});
