import { directions, partnerTypes } from '@site/contracts/company-lists';
import type { BranchContent, OfficeContent } from '@site/contracts/company-profile';
import { toE164 } from '@site/kernel/phone';
import type { companyEntries } from '../src/tables/company-tables.ts';
import { demoPartnerPages } from './demo-accounts.ts';
import { partnerRows } from './tables.ts';

const daily = (hours: string) => ({ days: [...Array<string>(5).fill(hours), '', ''], lunch: '13:00–14:00' });

/** Main offices from the partner directory: approved and editable. */
export const demoOffices = (now: Date): (typeof companyEntries.$inferInsert)[] =>
  partnerRows.flatMap((row) => {
    const company_id = demoPartnerPages[row.slug];
    if (!company_id) return [];
    const published: OfficeContent = {
      brand_name: row.name,
      legal_address: row.address,
      actual_address: row.address,
      city: row.city,
      longitude: row.longitude ?? null,
      latitude: row.latitude ?? null,
      phones: [toE164(row.phone)],
      email: `office@${row.slug}.example`,
      site: '',
      social: [],
      hours: daily('9:00–18:00'),
      description: row.about,
      logo: null,
      images: [],
      directions: directions.filter((direction) => row.directions.includes(direction)),
      regions: '',
      types: partnerTypes.filter((type) => row.types.includes(type)),
      year_founded: null,
      staff_count: null,
    };
    return { company_id, kind: 'office' as const, published, published_at: now, created_at: now };
  });

/**
 * Branches of «Паркинг Инжиниринг», in two towns without other partners. The URL contains the first digits of the id.
 */
export const demoBranches = (now: Date): (typeof companyEntries.$inferInsert)[] =>
  [
    {
      id: '7a1d40e2-0000-4000-8000-000000000001',
      ...{ name: 'Паркинг Инжиниринг, Ярославль', city: 'Ярославль', address: 'ул. Заводская, д. 12, корп. 2' },
      ...{ longitude: 39.872, latitude: 57.605, phone: '+74852000121', mail: 'yaroslavl' },
      ...{ hours: daily('9:00–18:00'), is_service_center: true, is_showroom: false },
    },
    {
      id: 'b93f05c6-0000-4000-8000-000000000002',
      ...{ name: 'Паркинг Инжиниринг, Тула', city: 'Тула', address: 'ул. Мастеровая, д. 5' },
      ...{ longitude: 37.584, latitude: 54.176, phone: '+74872000122', mail: 'tula' },
      ...{ hours: daily('10:00–19:00'), is_service_center: false, is_showroom: true },
    },
  ].map(({ id, phone, mail, ...branch }) => {
    const published: BranchContent = {
      ...branch,
      phones: [phone],
      email: `${mail}@parking-inzhiniring.example`,
      manager_id: null,
      images: [],
    };
    return {
      ...{ id, company_id: demoPartnerPages['parking-inzhiniring']!, kind: 'branch' as const },
      ...{ published, published_at: now, created_at: now },
    };
  });
