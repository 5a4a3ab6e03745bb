import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { users } from '../../../tables/user-tables.ts';
import { proposalEditing } from '../../../tables/proposal-tables.ts';

type Claim = typeof proposalEditing.$inferInsert;

/** The user and tab that edit a proposal. A claim not renewed after `since` has expired. */
export class ProposalEditingRepository {
  constructor(private readonly db: Db) {}

  async editorOf(proposalId: string, since: Date) {
    const [found] = await this.db
      .select({ id: users.id, name: users.name, surname: users.surname, editor: proposalEditing.editor })
      .from(proposalEditing)
      .innerJoin(users, eq(users.id, proposalEditing.user_id))
      .where(and(eq(proposalEditing.proposal_id, proposalId), gt(proposalEditing.seen_at, since)));
    return found;
  }

  /** Renews the editor's own claim or replaces an expired one; with `takeOver`, replaces any claim. */
  claim({ proposal_id, ...claim }: Claim, { since, takeOver }: { since: Date; takeOver: boolean }) {
    return this.db
      .insert(proposalEditing)
      .values({ proposal_id, ...claim })
      .onConflictDoUpdate({
        target: proposalEditing.proposal_id,
        set: claim,
        setWhere: or(
          sql`${takeOver}::boolean`,
          eq(proposalEditing.editor, claim.editor),
          lte(proposalEditing.seen_at, since),
        ),
      });
  }

  release(proposalId: string, editor: string) {
    return this.db
      .delete(proposalEditing)
      .where(and(eq(proposalEditing.proposal_id, proposalId), eq(proposalEditing.editor, editor)));
  }
}
