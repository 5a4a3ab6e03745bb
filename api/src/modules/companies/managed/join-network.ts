import type { Db } from '../../../db/database.ts';
import type { PartnerLevel } from '../../../tables/company-tables.ts';
import type { CertificateService } from '../../partner-certificates/certificate-service.ts';
import { publishOffice } from '../entries/office-publishing.ts';
import { ManagedCompanyRepository } from './managed-company-repository.ts';

type Partner = { id: number; level: Exclude<PartnerLevel, 'none'> };

/** Makes a company a partner, in the caller's transaction: prices, certificate, and its page if the office is approved. */
export async function joinNetwork(certificates: CertificateService, tx: Db, { id, level }: Partner): Promise<void> {
  const partner = { dealer_access: true, level };
  await new ManagedCompanyRepository(tx).update(id, { ...partner, dealer_access_moderation: false });
  // Before the certificate, which contains the directions of the office.
  await publishOffice(tx, { id, ...partner });
  await certificates.issue(tx, id);
}
