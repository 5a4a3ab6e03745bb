import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { proposals } from './proposal-tables.ts';

/** What a company keeps when its people go. */
export const companyProposals = {
  /** Of an employee who leaves: another answers for them, and is told what customers reply. */
  reassign: (tx: Db, { companyId, from, to }: { companyId: number; from: string; to: string }) =>
    tx
      .update(proposals)
      .set({ author_id: to })
      .where(and(eq(proposals.company_id, companyId), eq(proposals.author_id, from))),
};

export type CompanyProposals = typeof companyProposals;
