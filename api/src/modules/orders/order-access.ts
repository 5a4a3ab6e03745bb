import type { Visitor } from '../session/visitor.ts';
import { memberCompanyOf } from '../session/visitor.ts';
import type { OrderRow, Scope } from './order-repository.ts';

const companyWide = new Set(['company_manager', 'company_owner']);

/** The company all of whose orders the visitor sees: its managers and owners do, its employees see their own. */
function companyIdOf(visitor: Visitor): number | null {
  const company = memberCompanyOf(visitor);
  return company && visitor.user && companyWide.has(visitor.user.role) ? company.id : null;
}

export const scopeOf = (visitor: Visitor, userId: string): Scope => ({ userId, companyId: companyIdOf(visitor) });

type Owned = Pick<OrderRow, 'user_id' | 'company_id'>;

/** Cancelling, returning: whoever bought, and those who answer for his company. */
export const mayActOn = (order: Owned, visitor: Visitor): boolean =>
  order.user_id === visitor.user?.id || (order.company_id !== null && order.company_id === companyIdOf(visitor));

/** The manufacturer's employees read every order. */
export const maySee = (order: Owned, visitor: Visitor): boolean =>
  mayActOn(order, visitor) || Boolean(visitor.user?.came_user);
