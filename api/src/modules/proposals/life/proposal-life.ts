import type { Db } from '../../../db/database.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { ProposalAccess } from '../proposal-access.ts';
import type { ProposalResponse } from '../proposal-response.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { createProposalRepository, type FoundProposal } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import type { DraftApproval } from './draft-approval.ts';
import { moveProposal } from './move-proposal.ts';

type Dependencies = {
  db: Db;
  access: ProposalAccess;
  approvalOf: DraftApproval;
  answer: ProposalResponse;
  now: () => Date;
};

/** Actions of partners other than editing. */
export function createProposalLife({ db, access, approvalOf, answer, now }: Dependencies) {
  async function act(visitor: Visitor, found: FoundProposal, to: Partial<ProposalRow>, action: string, text = '') {
    const by = { actor: 'partner' as const, user_id: visitor.user!.id, action, text };
    const row = await db.transaction((tx) => moveProposal(tx, found.row, { ...to, changed_at: now() }, by));
    return answer(visitor, { ...found, row });
  }

  return {
    /** Approves the draft, or submits it for moderation when there are reasons. */
    async submit(visitor: Visitor, slug: string, revision: number) {
      const found = await access.foundFor('submit', visitor, slug);
      const { row } = found;
      if (row.revision !== revision) throw proposalProblems.editedMeanwhile(row.revision);
      const { frozen, reasons } = await approvalOf(found);
      const passes = reasons.length === 0;
      const change = { ...frozen, reasons };
      return passes
        ? act(visitor, found, { ...change, status: 'approved', approved_at: frozen.frozen_at }, 'approved')
        : act(visitor, found, { ...change, status: 'moderation' }, 'submitted');
    },

    /** Records a rejection that the customer gave to the partner directly. */
    async reject(visitor: Visitor, slug: string, reason: string) {
      const found = await access.foundFor('reject', visitor, slug);
      return act(visitor, found, { status: 'rejected' }, 'rejected', reason);
    },

    async archive(visitor: Visitor, slug: string) {
      const found = await access.foundFor('archive', visitor, slug);
      return act(visitor, found, { status: 'archive', archived_from: found.row.status }, 'archived');
    },

    async restore(visitor: Visitor, slug: string) {
      const found = await access.foundFor('restore', visitor, slug);
      const status = found.row.archived_from ?? 'draft';
      return act(visitor, found, { status, archived_from: null }, 'restored');
    },

    /** Deletes a draft. Releases the company's items it used; its number is not reused. */
    async remove(visitor: Visitor, slug: string) {
      const { row } = await access.foundFor('delete', visitor, slug);
      await db.transaction(async (tx) => {
        const repository = createProposalRepository(tx);
        if (!(await repository.change(row, { deleted_at: now() }))) throw proposalProblems.wrongStatus(row);
        await repository.useItems(row.id, []);
        await repository.takeBack(row);
        const event = { proposal_id: row.id, at: now(), actor: 'partner' as const, user_id: visitor.user!.id };
        await repository.record({ ...event, action: 'deleted' });
      });
      return { status: 'ok' as const };
    },
  };
}
export type ProposalLife = ReturnType<typeof createProposalLife>;
