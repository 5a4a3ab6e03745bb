import type { Db } from '../../db/database.ts';
import { CertificateRepository } from './certificates/certificate-repository.ts';
import { RegistrationRepository } from './registrations/registration-repository.ts';

/**
 * Moves the academy's records of an account to its new phone number: the old number may soon belong to another person.
 */
export async function moveAcademyPhone(tx: Db, { userId, from, to }: { userId: string; from: string; to: string }) {
  await new RegistrationRepository(tx).movePhone(from, to);
  await new CertificateRepository(tx).movePhone({ userId, phone: from }, to);
}
