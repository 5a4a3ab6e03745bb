import type { Permission } from '@site/contracts/permissions';
import { problems } from '../../errors.ts';
import type { CompanyRow, UserRow } from '../account/account-tables.ts';
import { mayDo, memberCompanyOf, type Visitor } from './visitor.ts';

/** Who is not logged in gets 401, who has no right 403; what belongs to others is not found, whatever the right. */
export function requirePermission(visitor: Visitor, permission: Permission): UserRow {
  if (!visitor.user) throw problems.unauthorized();
  if (!mayDo(visitor, permission)) throw problems.noAccess();
  return visitor.user;
}

/** For what is done in the name of the visitor's company. */
export function requireMember(visitor: Visitor, permission: Permission): { user: UserRow; company: CompanyRow } {
  const user = requirePermission(visitor, permission);
  const company = memberCompanyOf(visitor);
  if (!company) throw problems.noAccess();
  return { user, company };
}
