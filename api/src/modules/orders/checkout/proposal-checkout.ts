import type { ProposalCheckout } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import type { CartService } from '../../cart/cart-service.ts';
import type { PricedCart } from '../../cart/priced-cart.ts';
import type { ProposalOrders } from '../../proposals/ordering/proposal-orders.ts';
import type { Visitor } from '../../session/visitor.ts';
import { mayActOn } from '../../session/order-access.ts';
import { OrderRepository } from '../order-repository.ts';

export type ProposalCheckoutDeps = { db: Db; cart: CartService; proposalOrders: ProposalOrders };

/** The checkout of an accepted proposal, independent of the visitor's cart. */
export async function proposalCheckout(
  { db, cart, proposalOrders }: ProposalCheckoutDeps,
  visitor: Visitor,
  slug: string,
): Promise<{ proposal: ProposalCheckout; cart: PricedCart }> {
  const { id, number, mayBeOrdered, lines, own, ...proposal } = await proposalOrders.find(visitor, slug);
  const [order, priced] = await Promise.all([
    new OrderRepository(db).ofProposal(id),
    cart.priceAgreed(db, visitor, lines),
  ]);
  const known = order && mayActOn(order, visitor) ? paths.order(order.id) : paths.proposal(proposal.slug);
  return {
    proposal: {
      ...{ slug: proposal.slug, number },
      own_lines: own.map(({ name, qty, unit, sum }) => ({ name, qty, unit, sum })),
      instead: mayBeOrdered ? null : known,
    },
    cart: priced,
  };
}
