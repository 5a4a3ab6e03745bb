import type { Db } from '../../../db/database.ts';
import { createRegistrationRepository } from './registration-repository.ts';

/** Registrations that stay with the company when an employee leaves. */
export const companyRegistrations = {
  /**
   * Hands the registrations of a leaving employee to another, who can cancel and pay. The employee stays a participant.
   */
  reassign: (tx: Db, { companyId, from, to }: { companyId: number; from: string; to: string }) =>
    createRegistrationRepository(tx).reassign(companyId, from, to),
};

export type CompanyRegistrations = typeof companyRegistrations;
