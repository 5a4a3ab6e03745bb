import type { PriceTerms } from '../pricing/discounts.ts';
import type { CompanyRow, SessionRow, UserRow } from './session-repository.ts';

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

/** A partner is an accepted employee of a dealer; someone whose membership is still pending is not. */
export const isPartner = (visitor: Person): boolean => Boolean(memberCompanyOf(visitor)?.dealer_access);

/**
 * What the visitor pays: carts and orders. Null: retail prices. A manufacturer's employee gets no dealer's rights from
 * being one.
 */
export const priceTermsOf = (visitor: Person): PriceTerms | null =>
  isPartner(visitor) && visitor.company
    ? { level: visitor.company.level, personal: visitor.company.personal_discount }
    : null;

/** What the visitor is shown: cards and product pages. An employee of the manufacturer may look at a partner's prices. */
export const displayTermsOf = (visitor: Visitor): PriceTerms | null =>
  visitor.user?.came_user && visitor.priceLevel
    ? { level: visitor.priceLevel, personal: {} }
    : priceTermsOf(visitor);

/** Exact warehouse stock is for partners and the manufacturer's employees. */
export const seesStockQuantity = (visitor: Visitor): boolean => isPartner(visitor) || Boolean(visitor.user?.came_user);
