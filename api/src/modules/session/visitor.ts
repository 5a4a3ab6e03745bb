import type { PriceTerms } from '../pricing/discounts.ts';
import type { CompanyRow, UserRow } from './session-repository.ts';

/** Who makes the call. `sessionId` is null for a guest for whom nothing had to be stored yet. */
export type Visitor = {
  sessionId: string | null;
  pendingPhone: string | null;
  user: UserRow | null;
  company: CompanyRow | null;
};

export const guest: Visitor = { sessionId: null, pendingPhone: null, user: null, company: null };

const companyRoles = new Set(['company_employee', 'company_manager', 'company_owner']);

/** A partner is an accepted employee of a dealer; someone whose membership is still pending is not. */
export const isPartner = (visitor: Visitor): boolean =>
  Boolean(visitor.user && visitor.company?.dealer_access && companyRoles.has(visitor.user.role));

/** Null: the visitor sees retail prices only. A manufacturer's employee gets no dealer's rights from that. */
export const priceTermsOf = (visitor: Visitor): PriceTerms | null =>
  isPartner(visitor) && visitor.company
    ? { level: visitor.company.level, personal: visitor.company.personal_discount }
    : null;

/** Exact warehouse stock is for partners and the manufacturer's employees. */
export const seesStockQuantity = (visitor: Visitor): boolean => isPartner(visitor) || Boolean(visitor.user?.came_user);
