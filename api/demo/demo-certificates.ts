import { DAY, siteDay } from '@site/kernel/dates';
import type { partnerCertificates } from '../src/tables/certificate-tables.ts';
import { demoCompanies, demoPartnerPages } from './demo-accounts.ts';
import { partnerRows } from './tables.ts';

type Certificate = typeof partnerCertificates.$inferInsert;

/** Days until the expiry of each dealer's certificate, in the order of the companies; the first expires soon. */
const left = [40, 200, 310, 128];

export const demoCertificates = (now: Date): Certificate[] =>
  demoCompanies
    .filter(({ dealer_access }) => dealer_access)
    .map(({ id = 0, level }, index) => {
      const until = now.getTime() + (left[index] ?? 365) * DAY;
      const issued_on = siteDay(new Date(until - 365 * DAY));
      const slug = Object.entries(demoPartnerPages).find(([, company]) => company === id)?.[0];
      return {
        company_id: id,
        number: `ПС-${issued_on.slice(0, 4)}-${String(index + 1).padStart(4, '0')}`,
        level: level === 'none' || !level ? 'partner' : level,
        directions: partnerRows.find((partner) => partner.slug === slug)?.directions ?? [],
        issued_on,
        valid_until: siteDay(new Date(until)),
      };
    });
