import type { Db } from '../../../db/database.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { PublicPerson } from '../../partners/company-profile.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { memberDetails } from './member-details.ts';
import { MemberRepository } from './member-repository.ts';

type Dependencies = { db: Db; files: CompanyFiles; consents: ConsentService };

/** Publicly visible members: active, selected by the company, and with their own consent. */
export async function publicPeople(deps: Dependencies, companyId: number): Promise<PublicPerson[]> {
  const members = await new MemberRepository(deps.db).list(companyId);
  const shown = members.filter((row) => row.state === 'active' && row.show_on_site);
  const known = await memberDetails(deps, companyId, shown);
  return shown.flatMap((row) => {
    const { photo, has_agreed } = known.of(row);
    const name = [row.surname, row.name, row.patronymic].filter(Boolean).join(' ');
    return has_agreed ? { id: row.id, name, position: row.position, photo: photo?.picture ?? null } : [];
  });
}
