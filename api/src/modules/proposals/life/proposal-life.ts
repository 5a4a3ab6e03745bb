import type { Visitor } from '../../session/visitor.ts';
import { findProposalFor } from '../proposal-access.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { type FoundProposal, ProposalRepository } from '../proposal-repository.ts';
import { proposalResponse } from '../proposal-response.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { draftApproval } from './draft-approval.ts';
import { moveProposal } from './move-proposal.ts';

type Step = { to: Partial<ProposalRow>; action: string; text?: string };

async function move(deps: ProposalDeps, visitor: Visitor, found: FoundProposal, { to, action, text = '' }: Step) {
  const by = { actor: 'partner' as const, user_id: visitor.user!.id, action, text };
  const change = { ...to, changed_at: deps.now() };
  const row = await deps.db.transaction((tx) => moveProposal(tx, found.row, change, by));
  return proposalResponse(deps, visitor, { ...found, row });
}

/** Approves the draft, or submits it for moderation when there are reasons. */
export async function submitProposal(deps: ProposalDeps, visitor: Visitor, slug: string, revision: number) {
  const found = await findProposalFor(deps.db, visitor, slug, 'submit');
  const { row } = found;
  if (row.revision !== revision) throw proposalProblems.editedMeanwhile(row.revision);
  const { frozen, reasons } = await draftApproval(deps, found);
  const change = { ...frozen, reasons };
  const approved = { ...change, status: 'approved' as const, approved_at: frozen.frozen_at };
  return reasons.length === 0
    ? move(deps, visitor, found, { to: approved, action: 'approved' })
    : move(deps, visitor, found, { to: { ...change, status: 'moderation' }, action: 'submitted' });
}

/** Records a rejection that the customer gave to the partner directly. */
export async function recordRejection(deps: ProposalDeps, visitor: Visitor, slug: string, reason: string) {
  const found = await findProposalFor(deps.db, visitor, slug, 'reject');
  return move(deps, visitor, found, { to: { status: 'rejected' }, action: 'rejected', text: reason });
}

export async function archiveProposal(deps: ProposalDeps, visitor: Visitor, slug: string) {
  const found = await findProposalFor(deps.db, visitor, slug, 'archive');
  const to = { status: 'archive' as const, archived_from: found.row.status };
  return move(deps, visitor, found, { to, action: 'archived' });
}

export async function restoreProposal(deps: ProposalDeps, visitor: Visitor, slug: string) {
  const found = await findProposalFor(deps.db, visitor, slug, 'restore');
  const to = { status: found.row.archived_from ?? 'draft', archived_from: null };
  return move(deps, visitor, found, { to, action: 'restored' });
}

/** Deletes a draft. Releases the company's items it used; its number is not reused. */
export async function deleteProposal({ db, now }: ProposalDeps, visitor: Visitor, slug: string) {
  const { row } = await findProposalFor(db, visitor, slug, 'delete');
  await db.transaction(async (tx) => {
    const repository = new ProposalRepository(tx);
    if (!(await repository.change(row, { deleted_at: now() }))) throw proposalProblems.wrongStatus(row);
    await repository.useItems(row.id, []);
    await repository.takeBack(row);
    const event = { proposal_id: row.id, at: now(), actor: 'partner' as const, user_id: visitor.user!.id };
    await repository.record({ ...event, action: 'deleted' });
  });
  return { status: 'ok' as const };
}
