import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { eventRegistrations } from '../academy-tables.ts';

/** What a company keeps when its people go. */
export const companyRegistrations = {
  /** Of an employee who leaves: another cancels and pays. Where he takes part himself he sees that he does. */
  reassign: (tx: Db, { companyId, from, to }: { companyId: number; from: string; to: string }) =>
    tx
      .update(eventRegistrations)
      .set({ user_id: to })
      .where(and(eq(eventRegistrations.company_id, companyId), eq(eventRegistrations.user_id, from))),
};

export type CompanyRegistrations = typeof companyRegistrations;
