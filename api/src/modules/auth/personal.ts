import type { Personal } from '@site/contracts/user-data';
import type { CompanyRow } from '../../tables/company-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { accessOf, memberCompanyOf, staffRolesOf } from '../session/visitor.ts';

export function toPersonal(user: UserRow, company: CompanyRow | null): Personal {
  const { id, role, came_user, name, surname, patronymic, phone, email, city, position } = user;
  const own = memberCompanyOf({ user, company });
  return {
    ...{ id, role, came_user, name, surname, patronymic, phone, email, city, position },
    ...accessOf(own),
    company: company?.name ?? null,
    ...(own && { company_inn: own.inn }),
    ...(staffRolesOf({ user }).length > 0 && { staff: true }),
  };
}
