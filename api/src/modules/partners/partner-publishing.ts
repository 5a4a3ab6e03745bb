import type { OfficeContent } from '@site/contracts/company-profile';
import { formatPhone } from '@site/kernel/phone';
import { transliterate } from '../../transliterate.ts';
import type { Db } from '../../db/database.ts';
import { createPartnerRepository, type PartnerRow } from './partner-repository.ts';

/** The office of a dealer, with its hours as text. */
type Office = Omit<OfficeContent, 'hours'> & { hours: string };
type Dealer = { id: number; level: PartnerRow['level'] };

/** Default coordinates, in Moscow, of a dealer without coordinates in a town without partners. */
const NOWHERE = { longitude: 37.62, latitude: 55.75 };

/** Publishes an approved office as the dealer's directory page, in the transaction of the approval. Creates the page if needed. */
export async function publishPartner(tx: Db, { id: company_id, level }: Dealer, office: Office) {
  const repository = createPartnerRepository(tx);
  const [own, neighbour] = [await repository.ofCompany(company_id), await repository.ofCity(office.city)];
  const place = own?.city === office.city ? own : neighbour;
  const row = {
    name: office.brand_name,
    types: office.types,
    directions: office.directions,
    city: office.city,
    city_slug: place?.city_slug ?? transliterate(office.city),
    city_prepositional: place?.city_prepositional ?? `в\u00a0городе ${office.city}`,
    address: office.actual_address,
    longitude: office.longitude ?? place?.longitude ?? NOWHERE.longitude,
    latitude: office.latitude ?? place?.latitude ?? NOWHERE.latitude,
    phone: formatPhone(office.phones[0] ?? ''),
    hours: office.hours,
    about: office.description,
  };
  if (own) return repository.update(own.id, row);
  return repository.insert({ ...row, company_id, level, slug: `${transliterate(office.brand_name)}-${company_id}` });
}
