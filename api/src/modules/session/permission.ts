import type { Permission } from '@site/contracts/permissions';
import { problems } from '../../errors.ts';
import type { CompanyRow } from '../../tables/company-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { mayDo, memberCompanyOf, type Visitor } from './visitor.ts';

/** Throws 401 for a guest and 403 without the permission. Data of other companies is 404 in any case. */
export function requirePermission(visitor: Visitor, permission: Permission): UserRow {
  if (!visitor.user) throw problems.unauthorized();
  if (!mayDo(visitor, permission)) throw problems.noAccess();
  return visitor.user;
}

/** Requires a permission for an action on behalf of the visitor's company. */
export function requireMember(visitor: Visitor, permission: Permission): { user: UserRow; company: CompanyRow } {
  const user = requirePermission(visitor, permission);
  const company = memberCompanyOf(visitor);
  if (!company) throw problems.noAccess();
  return { user, company };
}
