import type { ProjectDraft } from '@site/contracts/company-profile';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import {
  companies,
  companyEntries,
  companyRevisions,
  type EntryRow,
  type RevisionRow,
} from '../../../tables/company-tables.ts';
import { users } from '../../../tables/user-tables.ts';
import type { Waiting } from '../../../waiting.ts';

export class EntryRepository {
  constructor(private readonly db: Db) {}

  list(companyId: number, kind: EntryRow['kind']): Promise<EntryRow[]> {
    return this.db
      .select()
      .from(companyEntries)
      .where(and(eq(companyEntries.company_id, companyId), eq(companyEntries.kind, kind)))
      .orderBy(asc(companyEntries.created_at), asc(companyEntries.id));
  }

  async find(companyId: number, kind: EntryRow['kind'], id: string): Promise<EntryRow | undefined> {
    const [row] = await this.db
      .select()
      .from(companyEntries)
      .where(and(eq(companyEntries.id, id), eq(companyEntries.company_id, companyId), eq(companyEntries.kind, kind)));
    return row;
  }

  async insert(row: typeof companyEntries.$inferInsert): Promise<EntryRow | undefined> {
    const [entry] = await this.db.insert(companyEntries).values(row).onConflictDoNothing().returning();
    return entry;
  }

  /** Serialises edits of one entry. */
  async lock(id: string): Promise<EntryRow | undefined> {
    const [row] = await this.db.select().from(companyEntries).where(eq(companyEntries.id, id)).for('update');
    return row;
  }

  update(id: string, change: Partial<typeof companyEntries.$inferInsert>) {
    return this.db.update(companyEntries).set(change).where(eq(companyEntries.id, id));
  }

  /** Whether the draft was updated; false when it was submitted or deleted in the meantime. */
  async setDraft(id: string, draft: ProjectDraft): Promise<boolean> {
    const kept = await this.db
      .update(companyEntries)
      .set({ draft })
      .where(and(eq(companyEntries.id, id), isNotNull(companyEntries.draft)))
      .returning({ id: companyEntries.id });
    return kept.length === 1;
  }

  async deleteDraft(id: string): Promise<boolean> {
    const deleted = await this.db
      .delete(companyEntries)
      .where(and(eq(companyEntries.id, id), isNotNull(companyEntries.draft)))
      .returning({ id: companyEntries.id });
    return deleted.length === 1;
  }

  /** The latest revision of each entry, ignoring replaced ones. */
  async latest(entryIds: string[]): Promise<Map<string, RevisionRow>> {
    if (entryIds.length === 0) return new Map();
    const rows = await this.db
      .selectDistinctOn([companyRevisions.entry_id])
      .from(companyRevisions)
      .where(
        and(
          inArray(companyRevisions.entry_id, entryIds),
          inArray(companyRevisions.state, ['pending', 'approved', 'rejected']),
        ),
      )
      // A pending revision is always the newest, even when its time equals that of the last decision.
      .orderBy(
        companyRevisions.entry_id,
        desc(sql`${companyRevisions.state} = 'pending'`),
        desc(companyRevisions.created_at),
        desc(companyRevisions.decided_at),
      );
    return new Map(rows.map((row) => [row.entry_id, row]));
  }

  addRevision(row: typeof companyRevisions.$inferInsert) {
    return this.db.insert(companyRevisions).values(row);
  }

  replacePending(entryId: string, at: Date) {
    return this.db
      .update(companyRevisions)
      .set({ state: 'replaced', decided_at: at })
      .where(and(eq(companyRevisions.entry_id, entryId), eq(companyRevisions.state, 'pending')));
  }

  /** Whether the decision was saved; false when the revision was decided or replaced in the meantime. */
  async decide(id: string, decision: Partial<RevisionRow>): Promise<boolean> {
    const decided = await this.db
      .update(companyRevisions)
      .set(decision)
      .where(and(eq(companyRevisions.id, id), eq(companyRevisions.state, 'pending')))
      .returning({ id: companyRevisions.id });
    return decided.length === 1;
  }

  /**
   * Revisions with their entries, companies and authors: a single one, or a page of one state. Pending ones are sorted
   * oldest first, others newest first.
   */
  moderated(by: { state: RevisionRow['state']; limit: number; offset: number } | { id: string }) {
    return this.db
      .select({ revision: companyRevisions, entry: companyEntries, company: companies, author: users })
      .from(companyRevisions)
      .innerJoin(companyEntries, eq(companyEntries.id, companyRevisions.entry_id))
      .innerJoin(companies, eq(companies.id, companyEntries.company_id))
      .leftJoin(users, eq(users.id, companyRevisions.author_id))
      .where('id' in by ? eq(companyRevisions.id, by.id) : eq(companyRevisions.state, by.state))
      .orderBy(('id' in by || by.state === 'pending' ? asc : desc)(companyRevisions.created_at))
      .limit('id' in by ? 1 : by.limit)
      .offset('id' in by ? 0 : by.offset);
  }

  countRevisions(state: RevisionRow['state']) {
    return this.db.$count(companyRevisions, eq(companyRevisions.state, state));
  }
}
export type Moderated = Awaited<ReturnType<EntryRepository['moderated']>>[number];

/** For the queue of the staff. */
export const waitingRevisions: Waiting = {
  revisions: sql`select created_at from company_revisions where state = 'pending'`,
};
