import { and, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { orders } from '../../../tables/order-tables.ts';
import { paths } from '@site/contracts/paths';
import type { ListedProposal } from '@site/contracts/proposals';
import { mayActOn } from '../../session/order-access.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';

type OrderOf = (visitor: Visitor, row: Pick<ProposalRow, 'id'>) => ListedProposal['order'];

/** Loads the orders placed from proposals, without cancelled ones; the returned function selects that of a proposal. */
export async function ordersOfProposals(db: Db, rows: readonly Pick<ProposalRow, 'id'>[]): Promise<OrderOf> {
  const ids = rows.map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(orders)
          .where(and(inArray(orders.kp_id, ids), ne(orders.status, 'cancelled')));
  const byProposal = new Map(found.map((order) => [order.kp_id, order]));
  return (visitor, { id }) => {
    const order = byProposal.get(id);
    return order ? { number: order.number, url: mayActOn(order, visitor) ? paths.order(order.id) : null } : null;
  };
}
