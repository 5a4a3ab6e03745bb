import type { Db } from '../../../db/database.ts';
import { RegistrationRepository } from './registration-repository.ts';

/**
 * Hands a company's registrations of a leaving employee to another, who can cancel and pay. The employee stays a
 * participant.
 */
export const reassignRegistrations = (tx: Db, people: { companyId: number; from: string; to: string }) =>
  new RegistrationRepository(tx).reassign(people);
