import type { Db } from '../../db/database.ts';
import { createCertificateRepository } from './certificates/certificate-repository.ts';
import { createRegistrationRepository } from './registrations/registration-repository.ts';

/** Academy records hold a person's phone number, so an account that changes its number carries them along. */
export const academyPeople = {
  /** Moves the account's records to the new number: the old number may soon belong to another person. */
  async movePhone(tx: Db, { userId, from, to }: { userId: string; from: string; to: string }) {
    await createRegistrationRepository(tx).movePhone(from, to);
    await createCertificateRepository(tx).movePhone({ userId, phone: from }, to);
  },
};

export type AcademyPeople = typeof academyPeople;
