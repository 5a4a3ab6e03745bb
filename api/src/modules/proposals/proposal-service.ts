import type { ProposalSave } from '@site/contracts/proposals';
import type { Db } from '../../db/database.ts';
import type { Visitor } from '../session/visitor.ts';
import { refuseOtherEditors } from './editing/proposal-editing.ts';
import { findProposal, findProposalFor } from './proposal-access.ts';
import { calculateProposal, usedItems } from './proposal-calculation.ts';
import type { ProposalDeps } from './proposal-deps.ts';
import { basisOf, bookOf } from './proposal-pricing.ts';
import { proposalProblems } from './proposal-problems.ts';
import { ProposalRepository } from './proposal-repository.ts';
import { proposalResponse } from './proposal-response.ts';

export const readProposal = async (deps: ProposalDeps, visitor: Visitor, slug: string) =>
  proposalResponse(deps, visitor, await findProposal(deps.db, visitor, slug));

/** Saves the draft with server-side sums. */
export async function saveProposal(
  deps: ProposalDeps,
  visitor: Visitor,
  slug: string,
  { revision, configuration, offer, editor }: ProposalSave,
) {
  const { db, now } = deps;
  const found = await findProposalFor(db, visitor, slug, 'edit');
  const { row } = found;
  if (editor) await refuseOtherEditors(deps, row, editor);
  const edited = { ...row, configuration };
  const book = await bookOf(db, edited, now());
  const calculated = calculateProposal(basisOf(edited, book, now()), configuration);
  const saved = await db.transaction(async (tx) => {
    const repository = new ProposalRepository(tx);
    const next = await repository.change(
      { ...row, revision },
      {
        configuration,
        offer,
        book,
        revision: revision + 1,
        object_name: configuration.structure.object_name,
        customer: offer.customer.company,
        total: calculated.offer.total,
        changed_at: now(),
        saved_by: visitor.user!.id,
      },
    );
    if (next) await repository.useItems(row.id, usedItems(configuration, book));
    return next;
  });
  if (!saved) throw proposalProblems.editedMeanwhile(row.revision);
  return proposalResponse(deps, visitor, { ...found, row: saved });
}

/** Transfers the proposals of an employee who leaves the company to `to`, who then receives the customers' replies. */
export const reassignProposals = (tx: Db, leaving: { companyId: number; from: string; to: string }) =>
  new ProposalRepository(tx).reassign(leaving);
