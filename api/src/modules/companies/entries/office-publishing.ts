import type { OfficeContent } from '@site/contracts/company-profile';
import type { Db } from '../../../db/database.ts';
import type { CompanyRow } from '../../../tables/company-tables.ts';
import type { PartnerService } from '../../partners/partner-service.ts';
import { createEntryRepository } from './entry-repository.ts';
import { hoursText } from './working-hours.ts';

type Company = Pick<CompanyRow, 'id' | 'level' | 'dealer_access'>;

/**
 * Publishes the approved office in the partner directory. Called in the transaction that approves the office or makes
 * the company a partner, and effective on the second of the two.
 */
export const createOfficePublishing =
  ({ partners }: { partners: PartnerService }) =>
  async (tx: Db, { id, level, dealer_access }: Company) => {
    if (!dealer_access || level === 'none') return;
    const [entry] = await createEntryRepository(tx).list(id, 'office');
    const office = entry?.published as OfficeContent | null | undefined;
    if (office) await partners.publish(tx, { id, level }, { ...office, hours: hoursText(office.hours) });
  };

export type OfficePublishing = ReturnType<typeof createOfficePublishing>;
