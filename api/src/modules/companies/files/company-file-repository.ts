import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { UUID } from '../../../db/uuid.ts';
import { type CompanyFileRow, companyFiles } from '../../../tables/company-tables.ts';

export class CompanyFileRepository {
  constructor(private readonly db: Db) {}

  insert(row: CompanyFileRow) {
    return this.db.insert(companyFiles).values(row);
  }

  ofCompany(companyId: number, ids: string[]): Promise<CompanyFileRow[]> {
    return this.db
      .select()
      .from(companyFiles)
      .where(and(eq(companyFiles.company_id, companyId), inArray(companyFiles.id, ids)));
  }

  /**
   * Deletes pictures uploaded before `before` and unreferenced by any draft, item, member or published, pending or
   * rejected content.
   */
  removeUnused(before: Date) {
    return this.db
      .delete(companyFiles)
      .where(
        and(
          lt(companyFiles.created_at, before),
          // The texts are scanned once, not once per file.
          sql`${companyFiles.id} not in (
            select (regexp_matches(texts.written, ${`(${UUID})`}, 'g'))[1]::uuid from (
              select draft::text as written from company_entries
              union all select published::text from company_entries
              union all select content::text from company_revisions where state in ('pending', 'rejected')
            ) texts
            union all select image from company_items where image is not null
            union all select photo from company_members where photo is not null)`,
        ),
      )
      .returning({ id: companyFiles.id });
  }
}
