import type { CompanyPicture } from '@site/contracts/company-pictures';
import { type CompanyMember, type MemberRole, memberRoles, MemberState } from '@site/contracts/company-members';
import { mayDo, type Visitor } from '../../session/visitor.ts';
import type { MemberRow } from '../../../tables/company-tables.ts';

/** A manager can manage all members except owners. */
export const mayManage = (visitor: Visitor, { role }: Pick<MemberRow, 'role'>): boolean =>
  mayDo(visitor, role === 'company_owner' ? 'employees.manage_owners' : 'employees.manage');

export const rolesToGive = (visitor: Visitor): MemberRole[] =>
  memberRoles.filter((role) =>
    mayDo(visitor, role === 'company_owner' ? 'employees.give_owner_role' : 'employees.manage'),
  );

type Reader = { visitor: Visitor; now: Date };
type MemberDetails = { photo: CompanyPicture | null; has_agreed: boolean };

/** When an invitation expires, and whether it has. */
export const termOf = ({ state, expires_at }: Pick<MemberRow, 'state' | 'expires_at'>, now: Date) => {
  const until = state === 'invited' ? expires_at : null;
  return { expires_at: until?.toISOString() ?? null, is_expired: until !== null && until <= now };
};

export const toMember = (row: MemberRow, { visitor, now }: Reader, details: MemberDetails): CompanyMember => {
  const { id, role, surname, name, patronymic, phone, email, position, branch_id, show_on_site } = row;
  const is_self = row.user_id !== null && row.user_id === visitor.user?.id;
  const may_edit = mayManage(visitor, row);
  return {
    ...{ id, role, surname, name, patronymic, phone, email, position, branch_id, show_on_site, is_self, may_edit },
    ...details,
    ...termOf(row, now),
    state: MemberState.parse(row.state),
    // Removing oneself is not allowed, because no other member might be able to undo it.
    may_remove: may_edit && !is_self,
  };
};
