import type { Db } from '../../db/database.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { EnterCompany } from '../companies/members/join-company.ts';
import type { Membership } from '../companies/members/membership.ts';
import { ApplicationRepository } from './application-repository.ts';

type Dependencies = { membership: Membership; now: () => Date };

/**
 * Requests membership in the named company, at registration or later. If the company has no owner or manager, the
 * manufacturer decides: knowing a tax number, which is public, does not make anyone the owner.
 */
export async function enterCompany(
  { membership, now }: Dependencies,
  tx: Db,
  user: UserRow,
  { inn, name }: { inn: string; name: string },
): ReturnType<EnterCompany> {
  const company = await membership.company(tx, name || `ИНН\u00a0${inn}`, inn);
  const entered = await membership.request(tx, user, company);
  if (!entered) return undefined;
  const decided_by = await membership.decidedBy(tx, company.id);
  if (decided_by === 'manufacturer') {
    const { surname, name: first, patronymic, email, city, position } = user;
    await new ApplicationRepository(tx).add({
      kind: 'company',
      user_id: user.id,
      company_id: company.id,
      form: {
        ...{ inn, company: company.name, surname, name: first, patronymic, email, city, position },
        company_comment: '',
      },
      created_at: now(),
    });
  }
  return { user: entered, company, decided_by };
}
