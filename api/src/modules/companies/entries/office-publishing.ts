import type { OfficeContent } from '@site/contracts/company-profile';
import type { Db } from '../../../db/database.ts';
import type { CompanyRow } from '../../../tables/company-tables.ts';
import { hoursText } from '../../partners/working-hours.ts';
import { publishPartner } from '../../partners/partner-publishing.ts';
import { EntryRepository } from './entry-repository.ts';

type Company = Pick<CompanyRow, 'id' | 'level' | 'dealer_access'>;

/**
 * Publishes the approved office in the partner directory. Called in the transaction that approves the office or makes
 * the company a partner, and effective on the second of the two.
 */
export async function publishOffice(tx: Db, { id, level, dealer_access }: Company): Promise<void> {
  if (!dealer_access || level === 'none') return;
  const [entry] = await new EntryRepository(tx).list(id, 'office');
  const office = entry?.published as OfficeContent | null | undefined;
  if (office) await publishPartner(tx, { id, level }, { ...office, hours: hoursText(office.hours) });
}
