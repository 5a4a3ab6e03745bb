import type { OrderStatus, ReturnRequest } from '@site/contracts/orders';
import { sumOf } from '@site/kernel/sums';
import type { Db } from '../../../db/database.ts';
import type { Actor } from '../../../tables/order-tables.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { ProposalOrders } from '../../proposals/ordering/proposal-orders.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';
import { OrderRequestRepository, type ReturnLineRow } from '../requests/order-request-repository.ts';
import { mayMove, statusLabel } from './order-machine.ts';
import type { OrderNotices } from './order-notices.ts';
import type { PaymentTerm } from '../paying/payment-term.ts';
import { goodsInWords, linesToReturn } from './return-goods.ts';

export type MoveDeps = {
  db: Db;
  invoices: InvoiceService;
  proposalOrders: ProposalOrders;
  notices: OrderNotices;
  paymentTerm: PaymentTerm;
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
  /** The lines of a return; by default all that is left. */
  wanted?: ReturnRequest['lines'];
  /** The open return of lines that is accepted: the order goes on without them, or ends as returned with the last ones. */
  accepts?: { number: number; lines: readonly ReturnLineRow[]; answer: string };
  /** Runs in the same transaction. */
  alongside?: (tx: Db) => Promise<unknown>;
};

/** Returns the lines, none for the whole order. */
async function openReturn(tx: Db, { id }: OrderRow, { text, userId, wanted }: Move, at: Date) {
  const requests = new OrderRequestRepository(tx);
  const before = await requests.returnLinesOf([id]);
  const lines = linesToReturn(await new OrderRepository(tx).linesOf(id), before, wanted);
  const number = await requests.add({ order_id: id, user_id: userId ?? null, kind: 'return', text, created_at: at });
  if (!lines) return [];
  await requests.addReturnLines(number, id, lines);
  return (await requests.returnLinesOf([id])).filter(({ request }) => request === number);
}

const PARTIAL = 'Возвращают не\u00a0весь заказ: примите возврат как обращение';
const DECIDED = 'На\u00a0это обращение уже ответили';

async function closeReturn(tx: Db, { id }: OrderRow, { to, text, accepts }: Move, at: Date) {
  const requests = new OrderRequestRepository(tx);
  if (accepts) {
    const closing = { state: 'accepted', answer: accepts.answer, closed_at: at } as const;
    if (!(await requests.answer(accepts.number, closing))) throw orderProblems.status(DECIDED);
    await new OrderRepository(tx).addReturned(id, sumOf(accepts.lines.map(({ sum }) => sum)));
    return;
  }
  const accepted = to === 'returned';
  if (accepted && (await requests.returnLinesOf([id])).some(({ state }) => state === 'open'))
    throw orderProblems.status(PARTIAL);
  await requests.closeReturn(id, { state: accepted ? 'accepted' : 'refused', answer: text, closed_at: at });
}

/** Changes the status and writes the history in one transaction. A concurrent second move gets a 409. */
export async function moveOrder(deps: MoveDeps, order: OrderRow, move: Move): Promise<OrderRow> {
  const { db, invoices, proposalOrders, notices, paymentTerm, now } = deps;
  const { to, actor, text, userId, refusal, quiet, accepts, alongside } = move;
  const at = now();
  const refused = () =>
    orderProblems.status(
      refusal ?? `Из статуса «${statusLabel(order.status)}» нельзя перейти в\u00a0«${statusLabel(to)}»`,
    );
  if (!mayMove(order, to, actor, at)) throw refused();
  const returnsBack = order.returned_from === to;
  // A decided return does not restart periods that count from the status, such as the return period.
  const since = (returnsBack && (await new OrderRepository(db).firstIn(order.id, to))) || at;
  const lastDay = to === 'awaiting_payment' ? await paymentTerm.lastDay() : null;
  let payUntil = order.pay_until;
  const asked = await db.transaction(async (tx) => {
    const orders = new OrderRepository(tx);
    if (!(await orders.move(order.id, order.status, to, since))) throw refused();
    await orders.note({ order_id: order.id, at, status: to, text, actor, user_id: userId ?? null });
    const lines = to === 'return_requested' ? await openReturn(tx, order, move, at) : [];
    if (order.status === 'return_requested') await closeReturn(tx, order, move, at);
    if (to === 'awaiting_payment') await invoices.startTerm(tx, order.id);
    if (lastDay !== null) payUntil = await paymentTerm.start(tx, order, lastDay);
    if (to === 'cancelled' && order.kp_id !== null)
      await proposalOrders.giveBack(tx, order.kp_id, { ...order, actor: actor === 'buyer' ? 'partner' : actor });
    await alongside?.(tx);
    return lines;
  });
  const moved = {
    ...order,
    status: to,
    status_since: since,
    pay_until: payUntil,
    returned_from: to === 'return_requested' ? order.status : null,
    paid_at: to === 'paid' ? (order.paid_at ?? since) : order.paid_at,
  };
  if (quiet) return moved;
  if (returnsBack && accepts) await notices.acceptReturn(moved, accepts);
  else if (returnsBack) await notices.refuseReturn(moved, text);
  else
    await notices.notifyStatus(moved, to, {
      text: accepts?.answer ?? text,
      actor,
      goods: goodsInWords(accepts?.lines ?? asked),
    });
  return moved;
}
