import { may, type Permission } from '@site/contracts/permissions';
import type { StaffRole } from '@site/contracts/staff-rights';
import type { CompanyRow } from '../../tables/company-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { SessionRow } from './session-repository.ts';

/** Author of a request. `sessionId` is null for a guest without a session. */
export type Visitor = {
  sessionId: string | null;
  pendingPhone: string | null;
  /** Price level that an employee of the manufacturer views; ignored for other users. */
  priceLevel: SessionRow['price_level'];
  user: UserRow | null;
  company: CompanyRow | null;
  /** When the session passed the second factor of the back office. */
  steppedUpAt: Date | null;
  /** The session may only read. A read must not change anything for it either. */
  isReadOnly: boolean;
};

export const guest: Visitor = {
  sessionId: null,
  pendingPhone: null,
  priceLevel: null,
  user: null,
  company: null,
  steppedUpAt: null,
  isReadOnly: false,
};

const companyRoles = new Set(['company_employee', 'company_manager', 'company_owner']);

type Person = Pick<Visitor, 'user' | 'company'>;

/** Returns the visitor's company, or null while the membership is pending. */
export const memberCompanyOf = ({ user, company }: Person): CompanyRow | null =>
  user && companyRoles.has(user.role) ? company : null;

/** Access of a company, which a suspension closes. */
export const accessOf = (company: CompanyRow | null) => ({
  dealer_access: company !== null && company.dealer_access && company.suspended_at === null,
  kp_access: company !== null && company.kp_access && company.suspended_at === null,
});

/** Converts a visitor to the input of the permission table. A pending membership grants nothing. */
export function personOf(visitor: Person) {
  const { user } = visitor;
  const company = memberCompanyOf(visitor);
  return (
    user && {
      role: user.role,
      came_user: user.came_user,
      ...accessOf(company),
    }
  );
}

/** Roles in the back office. An employee of the manufacturer without a role is no member of the staff. */
export const staffRolesOf = ({ user }: Pick<Visitor, 'user'>): readonly StaffRole[] =>
  user?.came_user ? user.staff_roles : [];

export const mayDo = (visitor: Person, permission: Permission): boolean => may(personOf(visitor), permission);

/** Whether the visitor is an accepted employee of a dealer. */
export const isPartner = (visitor: Person): boolean => mayDo(visitor, 'prices.partner');

/** Whether the visitor sees exact stock quantities: partners and the manufacturer's employees. */
export const seesStockQuantity = (visitor: Visitor): boolean => isPartner(visitor) || Boolean(visitor.user?.came_user);
