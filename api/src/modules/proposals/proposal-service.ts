import type { ProposalSave } from '@site/contracts/proposals';
import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { PriceBook } from '@site/kp-rules/price-book';
import type { Db } from '../../db/database.ts';
import type { Visitor } from '../session/visitor.ts';
import type { ProposalEditing } from './editing/proposal-editing.ts';
import type { ProposalAccess } from './proposal-access.ts';
import type { ProposalResponse } from './proposal-response.ts';
import { calculateProposal } from './proposal-calculation.ts';
import type { ProposalPricing } from './proposal-pricing.ts';
import { proposalProblems } from './proposal-problems.ts';
import { createProposalRepository } from './proposal-repository.ts';

type Dependencies = {
  db: Db;
  access: ProposalAccess;
  pricing: ProposalPricing;
  answer: ProposalResponse;
  editing: Pick<ProposalEditing, 'refuseOthers'>;
  now: () => Date;
};

/** Ids of the company's items that the proposal protects from deletion. */
export const usedItems = ({ additionally }: ProposalConfiguration, { own }: PriceBook) => {
  const chosen = new Set(additionally.own.map(({ kind, id }) => `${kind}:${id}`));
  return own.filter(({ kind, id }) => chosen.has(`${kind}:${id}`)).map(({ id }) => id);
};

export function createProposalService({ db, access, pricing, answer, editing, now }: Dependencies) {
  return {
    read: async (visitor: Visitor, slug: string) => answer(visitor, await access.found(visitor, slug)),

    /** Saves the draft with server-side sums. */
    async save(visitor: Visitor, slug: string, { revision, configuration, offer, editor }: ProposalSave) {
      const found = await access.foundFor('edit', visitor, slug);
      const { row } = found;
      if (editor) await editing.refuseOthers(row, editor);
      const edited = { ...row, configuration };
      const book = await pricing.bookOf(edited);
      const calculated = calculateProposal(pricing.basisOf(edited, book), configuration);
      const saved = await db.transaction(async (tx) => {
        const repository = createProposalRepository(tx);
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
      return answer(visitor, { ...found, row: saved });
    },
  };
}

export type ProposalService = ReturnType<typeof createProposalService>;

/** Transfers the proposals of an employee who leaves the company to `to`, who then receives the customers' replies. */
export const reassignProposals = (tx: Db, leaving: { companyId: number; from: string; to: string }) =>
  createProposalRepository(tx).reassign(leaving);
