import type { OrderStatus } from '@site/contracts/orders';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../tables/order-tables.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { ProposalOrders } from '../../proposals/ordering/proposal-orders.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';
import { OrderRequestRepository } from '../requests/order-request-repository.ts';
import { mayMove, statusLabel } from './order-machine.ts';
import type { OrderNotices } from './order-notices.ts';

export type MoveDeps = {
  db: Db;
  invoices: InvoiceService;
  proposalOrders: ProposalOrders;
  notices: OrderNotices;
  now: () => Date;
};

export type Move = {
  to: OrderStatus;
  actor: Actor;
  text: string;
  userId?: string | undefined;
  refusal?: string;
  /** Another move follows at once: only that one is announced. */
  quiet?: boolean;
  /** Runs in the same transaction. */
  alongside?: (tx: Db) => Promise<unknown>;
};

/** Opens the buyer's request when the order moves to `return_requested`, and closes it with the next move. */
async function noteReturn(tx: Db, order: OrderRow, { to, text, userId }: Move, at: Date) {
  const requests = new OrderRequestRepository(tx);
  if (to === 'return_requested')
    await requests.add({ order_id: order.id, user_id: userId ?? null, kind: 'return', text, created_at: at });
  if (order.status === 'return_requested')
    await requests.closeReturn(order.id, {
      state: to === 'returned' ? 'accepted' : 'refused',
      answer: text,
      closed_at: at,
    });
}

/** Changes the status and writes the history in one transaction. A concurrent second move gets a 409. */
export async function moveOrder(deps: MoveDeps, order: OrderRow, move: Move): Promise<OrderRow> {
  const { db, invoices, proposalOrders, notices, now } = deps;
  const { to, actor, text, userId, refusal, quiet, alongside } = move;
  const at = now();
  const refused = () =>
    orderProblems.status(
      refusal ?? `Из статуса «${statusLabel(order.status)}» нельзя перейти в\u00a0«${statusLabel(to)}»`,
    );
  if (!mayMove(order, to, actor, at)) throw refused();
  const refusesReturn = order.returned_from === to;
  // A rejected return does not restart periods that count from the status, such as the return period.
  const since = (refusesReturn && (await new OrderRepository(db).firstIn(order.id, to))) || at;
  await db.transaction(async (tx) => {
    const orders = new OrderRepository(tx);
    if (!(await orders.move(order.id, order.status, to, since))) throw refused();
    await orders.note({ order_id: order.id, at, status: to, text, actor, user_id: userId ?? null });
    await noteReturn(tx, order, move, at);
    if (to === 'awaiting_payment') await invoices.startTerm(tx, order.id);
    if (to === 'cancelled' && order.kp_id !== null)
      await proposalOrders.giveBack(tx, order.kp_id, { ...order, actor: actor === 'buyer' ? 'partner' : actor });
    await alongside?.(tx);
  });
  const moved = {
    ...order,
    status: to,
    status_since: since,
    returned_from: to === 'return_requested' ? order.status : null,
    paid_at: to === 'paid' ? (order.paid_at ?? since) : order.paid_at,
  };
  if (!quiet)
    await (refusesReturn ? notices.refuseReturn(moved, text) : notices.notifyStatus(moved, to, { text, actor }));
  return moved;
}
