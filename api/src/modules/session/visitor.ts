import { may, type Permission } from '@site/contracts/permissions';
import type { CompanyRow, UserRow } from '../account/account-tables.ts';
import type { SessionRow } from './session-repository.ts';

/** Who makes the call. `sessionId` is null for a guest for whom nothing had to be stored yet. */
export type Visitor = {
  sessionId: string | null;
  pendingPhone: string | null;
  /** Whose prices an employee of the manufacturer has asked to see; means nothing for anyone else. */
  priceLevel: SessionRow['price_level'];
  user: UserRow | null;
  company: CompanyRow | null;
};

export const guest: Visitor = { sessionId: null, pendingPhone: null, priceLevel: null, user: null, company: null };

const companyRoles = new Set(['company_employee', 'company_manager', 'company_owner']);

type Person = Pick<Visitor, 'user' | 'company'>;

/** The company that the visitor acts for: not before he has been accepted in it. */
export const memberCompanyOf = ({ user, company }: Person): CompanyRow | null =>
  user && companyRoles.has(user.role) ? company : null;

/** A visitor as the table of permissions sees him. A company that has not accepted him yet gives him nothing. */
export function personOf(visitor: Person) {
  const { user } = visitor;
  const company = memberCompanyOf(visitor);
  return (
    user && {
      role: user.role,
      came_user: user.came_user,
      dealer_access: company?.dealer_access ?? false,
      kp_access: company?.kp_access ?? false,
    }
  );
}

export const mayDo = (visitor: Person, permission: Permission): boolean => may(personOf(visitor), permission);

/** A partner is an accepted employee of a dealer; someone whose membership is still pending is not. */
export const isPartner = (visitor: Person): boolean => mayDo(visitor, 'prices.partner');

/** Exact warehouse stock is for partners and the manufacturer's employees. */
export const seesStockQuantity = (visitor: Visitor): boolean => isPartner(visitor) || Boolean(visitor.user?.came_user);
