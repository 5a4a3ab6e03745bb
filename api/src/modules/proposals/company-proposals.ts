import type { Db } from '../../db/database.ts';
import { createProposalRepository } from './proposal-repository.ts';

/** Proposals of a company when an employee leaves. */
export const companyProposals = {
  /** Transfers the proposals of a leaving employee to `to`, who then receives the customers' replies. */
  reassign: (tx: Db, { companyId, from, to }: { companyId: number; from: string; to: string }) =>
    createProposalRepository(tx).reassign(companyId, from, to),
};

export type CompanyProposals = typeof companyProposals;
