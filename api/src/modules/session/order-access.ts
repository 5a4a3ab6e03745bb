import { mayDo, memberCompanyOf, type Visitor } from './visitor.ts';

/** Id of the company when the visitor may act on all of its orders, otherwise null. */
function companyIdOf(visitor: Visitor): number | null {
  return mayDo(visitor, 'orders.act_for_company') ? (memberCompanyOf(visitor)?.id ?? null) : null;
}

/** The orders that the visitor may act on. */
export const scopeOf = (visitor: Visitor, userId: string) => ({ userId, companyId: companyIdOf(visitor) });

type Owned = { user_id: string; company_id: number | null };

/** Whether the visitor may cancel or return the order: its buyer and the managers of the buyer's company. */
export const mayActOn = (order: Owned, visitor: Visitor): boolean =>
  order.user_id === visitor.user?.id || (order.company_id !== null && order.company_id === companyIdOf(visitor));

/** Whether the visitor may read the order. The manufacturer's employees read every order. */
export const maySee = (order: Owned, visitor: Visitor): boolean =>
  mayActOn(order, visitor) || (Boolean(visitor.user?.came_user) && mayDo(visitor, 'orders.read_company'));
