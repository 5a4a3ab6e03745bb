import type { MemberRow } from '../../../tables/company-tables.ts';
import type { ConsentService } from '../../consents/consent-service.ts';
import type { CompanyFiles } from '../files/company-files.ts';

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
