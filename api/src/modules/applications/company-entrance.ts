import type { Db } from '../../db/database.ts';
import type { UserRow } from '../account/account-tables.ts';
import type { Membership } from '../companies/members/membership.ts';
import { createApplicationRepository } from './application-repository.ts';

type Dependencies = { membership: Membership; now: () => Date };
type Named = { inn: string; name: string };

/**
 * How a person comes to the company that he names, at a registration or later. Where nobody on the site answers for the
 * company, he applies to the manufacturer: a tax number alone, which everybody can look up, makes nobody its head.
 */
export const createCompanyEntrance =
  ({ membership, now }: Dependencies) =>
  async (tx: Db, user: UserRow, { inn, name }: Named) => {
    const company = await membership.company(tx, name || `ИНН\u00a0${inn}`, inn);
    const entered = await membership.ask(tx, user, company);
    if (!entered) return undefined;
    const decided_by = await membership.decidedBy(tx, company.id);
    if (decided_by === 'manufacturer') {
      const { surname, name: first, patronymic, email, city, position } = user;
      await createApplicationRepository(tx).add({
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
  };

export type CompanyEntrance = ReturnType<typeof createCompanyEntrance>;
