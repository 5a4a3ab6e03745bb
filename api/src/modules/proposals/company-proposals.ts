import type { Db } from '../../db/database.ts';
import { createProposalRepository } from './proposal-repository.ts';

/** What a company keeps when its people go. */
export const companyProposals = {
  /** Of an employee who leaves: another answers for them, and is told what customers reply. */
  reassign: (tx: Db, { companyId, from, to }: { companyId: number; from: string; to: string }) =>
    createProposalRepository(tx).reassign(companyId, from, to),
};

export type CompanyProposals = typeof companyProposals;
