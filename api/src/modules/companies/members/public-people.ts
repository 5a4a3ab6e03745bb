import type { Picture } from '@site/contracts/picture';
import type { Db } from '../../../db/database.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { createMemberDetails } from './member-details.ts';
import { createMemberRepository } from './member-repository.ts';

export type PublicPerson = { id: string; name: string; position: string; photo: Picture | null };

type Dependencies = { db: Db; files: CompanyFiles; consents: ConsentService };

/** Publicly visible members: active, selected by the company, and with their own consent. */
export function createPublicPeople({ db, files, consents }: Dependencies) {
  const repository = createMemberRepository(db);
  const details = createMemberDetails({ files, consents });
  return async (companyId: number): Promise<PublicPerson[]> => {
    const shown = (await repository.list(companyId)).filter((row) => row.state === 'active' && row.show_on_site);
    const known = await details(companyId, shown);
    return shown.flatMap((row) => {
      const { photo, has_agreed } = known.of(row);
      const name = [row.surname, row.name, row.patronymic].filter(Boolean).join(' ');
      return has_agreed ? { id: row.id, name, position: row.position, photo: photo?.picture ?? null } : [];
    });
  };
}
