import type { Db } from '../../db/database.ts';
import { createCertificateRepository } from './certificates/certificate-repository.ts';
import { createRegistrationRepository } from './registrations/registration-repository.ts';

/** At the academy a person is known by number, whoever has registered them. */
export const academyPeople = {
  /** What he has there is his by the new number: the old one may be somebody else's soon. */
  async movePhone(tx: Db, { userId, from, to }: { userId: string; from: string; to: string }) {
    await createRegistrationRepository(tx).movePhone(from, to);
    await createCertificateRepository(tx).movePhone({ userId, phone: from }, to);
  },
};

export type AcademyPeople = typeof academyPeople;
