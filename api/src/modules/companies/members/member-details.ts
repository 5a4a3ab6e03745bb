import type { CompanyMember } from '@site/contracts/company-members';
import type { Db } from '../../../db/database.ts';
import type { CompanyRow, MemberRow } from '../../../tables/company-tables.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { CompanyFiles } from '../files/company-files.ts';
import { MemberRepository } from './member-repository.ts';
import { toMember } from './member-view.ts';

type Dependencies = { files: CompanyFiles; consents: ConsentService };

/** Photos of members, and their consent to publication (152-ФЗ, article 10.1). */
export async function memberDetails({ files, consents }: Dependencies, companyId: number, rows: MemberRow[]) {
  const photos = await files.pictures(
    companyId,
    rows.flatMap(({ photo }) => photo ?? []),
  );
  const agreed = await consents.agreedAmong(
    rows.flatMap(({ user_id }) => user_id ?? []),
    'publication',
  );
  return {
    of: ({ photo, user_id }: MemberRow) => ({
      photo: photos.find(({ id }) => id === photo) ?? null,
      has_agreed: user_id !== null && agreed.has(user_id),
    }),
  };
}

export async function membersOf(
  deps: Dependencies & { db: Db; now: () => Date },
  visitor: Visitor,
  company: CompanyRow,
): Promise<CompanyMember[]> {
  const rows = await new MemberRepository(deps.db).list(company.id);
  const people = await memberDetails(deps, company.id, rows);
  return rows.map((row) => toMember(row, { visitor, now: deps.now() }, people.of(row)));
}
