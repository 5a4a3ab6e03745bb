import type { OfficeContent } from '@site/contracts/company-profile';
import type { Db } from '../../../db/database.ts';
import type { CompanyRow } from '../../account/account-tables.ts';
import type { PartnerService } from '../../partners/partner-service.ts';
import { createEntryRepository } from './entry-repository.ts';
import { hoursText } from './working-hours.ts';

type Company = Pick<CompanyRow, 'id' | 'level' | 'dealer_access'>;

/**
 * In the transaction of an approval: of the office, or of the company as a partner, whichever comes second. The directory
 * has partners alone, with the office that is approved.
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
