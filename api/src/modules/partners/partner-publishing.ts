import type { OfficeContent } from '@site/contracts/company-profile';
import { formatPhone } from '@site/kernel/phone';
import { transliterate } from '../../text/transliterate.ts';
import type { Db } from '../../db/database.ts';
import { placeOf } from './distance.ts';
import { TownRepository } from './town-repository.ts';
import { PartnerRepository, type PartnerRow } from './partner-repository.ts';

/** The office of a dealer, with its hours as text. */
type Office = Omit<OfficeContent, 'hours'> & { hours: string };
type Dealer = { id: number; level: PartnerRow['level'] };

const NOWHERE = { longitude: null, latitude: null };

/** Shows the level in the directory, if the company has a page there. */
export const setPartnerLevel = (tx: Db, { id, level }: Dealer) => new PartnerRepository(tx).setLevel(id, level);

/**
 * Publishes an approved office as the dealer's directory page, in the transaction of the approval. Creates the page if
 * needed. An office without coordinates is placed in its town.
 */
export async function publishPartner(tx: Db, { id: company_id, level }: Dealer, office: Office) {
  const repository = new PartnerRepository(tx);
  const own = await repository.ofCompany(company_id);
  const neighbour = await repository.ofCity(office.city);
  const town = await new TownRepository(tx).find(office.city);
  const former = own?.city === office.city ? own : undefined;
  const known = former ?? neighbour;
  const places = [office, former, town, neighbour];
  const { longitude, latitude } = places.flatMap((place) => (place && placeOf(place)) ?? [])[0] ?? NOWHERE;
  const row = {
    name: office.brand_name,
    types: office.types,
    directions: office.directions,
    city: office.city,
    city_slug: known?.city_slug ?? town?.slug ?? transliterate(office.city),
    city_prepositional: known?.city_prepositional ?? town?.prepositional ?? `в\u00a0городе ${office.city}`,
    address: office.actual_address,
    longitude,
    latitude,
    phone: formatPhone(office.phones[0] ?? ''),
    hours: office.hours,
    about: office.description,
  };
  if (own) return repository.update(own.id, row);
  return repository.insert({ ...row, company_id, level, slug: `${transliterate(office.brand_name)}-${company_id}` });
}
