import type { Personal } from '@site/contracts/user-data';
import type { CompanyRow, UserRow } from '../session/session-repository.ts';

export const toPersonal = (user: UserRow, company: CompanyRow | null): Personal => ({
  id: user.id,
  role: user.role,
  came_user: user.came_user,
  name: user.name,
  surname: user.surname,
  patronymic: user.patronymic,
  phone: user.phone,
  email: user.email,
  city: user.city,
  position: user.position,
  company: company?.name ?? null,
});
