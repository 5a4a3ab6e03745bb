import type { Db } from '../../../db/database.ts';
import { createRegistrationRepository } from './registration-repository.ts';

/** What a company keeps when its people go. */
export const companyRegistrations = {
  /** Of an employee who leaves: another cancels and pays. Where he takes part himself he sees that he does. */
  reassign: (tx: Db, { companyId, from, to }: { companyId: number; from: string; to: string }) =>
    createRegistrationRepository(tx).reassign(companyId, from, to),
};

export type CompanyRegistrations = typeof companyRegistrations;
