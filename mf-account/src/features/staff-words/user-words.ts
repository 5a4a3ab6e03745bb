import type { ManagedUserRow } from '@site/contracts/manage-users';
import { roleLabels } from '../company-members/member-values.ts';

const roleNames: Record<ManagedUserRow['role'], string> = {
  customer: 'Покупатель',
  company_pending: 'Ждёт подключения к\u00a0компании',
  ...roleLabels,
};

export const roleName = ({ role, came_user }: Pick<ManagedUserRow, 'role' | 'came_user'>) =>
  came_user ? 'Сотрудник производителя' : roleNames[role];
