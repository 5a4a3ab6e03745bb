import type { OrderStatus } from '@site/contracts/orders';
import { formatDate } from '@site/kernel/dates';
import type { FastifyBaseLogger } from 'fastify';
import type { Queue } from '../../../jobs/jobs.ts';
import { processEach, runAll } from '../../../jobs/process-each.ts';
import { ProblemError } from '../../../errors.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { PaymentRepository } from '../paying/payment-repository.ts';
import { type PayingDeps, sweepPayments } from '../paying/settle-payment.ts';
import { waysToPayNow } from '../paying/ways-to-pay.ts';
import { type MoveDeps, moveOrder } from './move-order.ts';
import { automatic } from './order-machine.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';

/** A move by time of an order that is in its status `since` then. */
export type DueMove = { order: string; since: string; to: OrderStatus; text: string };

type SweepDeps = PayingDeps & { files: OrderFiles; moves: Queue<DueMove>; log: FastifyBaseLogger };

/** Sends the time-driven moves that are due, follows open payments, and removes files without an order. */
export const sweepOrders = (deps: SweepDeps) =>
  runAll([
    async () => deps.moves.send([...(await dueByTime(deps)), ...(await unpaid(deps)), ...(await overdue(deps))]),
    () => remindToPay(deps),
    () => sweepPayments(deps),
    () => deps.files.removeOrphans(),
  ]);

const moveOf = ({ id, status_since }: OrderRow, to: OrderStatus, text: string): DueMove => ({
  ...{ order: id, to, text },
  since: status_since.toISOString(),
});

async function dueByTime({ db, now }: MoveDeps): Promise<DueMove[]> {
  const due: DueMove[] = [];
  for (const { from, to, after, text } of automatic) {
    const since = new Date(now().getTime() - after);
    const orders = await new OrderRepository(db).inStatusSince(from, since);
    due.push(...orders.map((order) => moveOf(order, to, text)));
  }
  return due;
}

async function unpaid({ db, invoices, now }: MoveDeps): Promise<DueMove[]> {
  const waiting = await new OrderRepository(db).inStatusSince('awaiting_payment', now());
  const expired = await invoices.expiredOf(waiting.map(({ id }) => id));
  return waiting
    .filter(({ id }) => expired.has(id))
    .map((order) => moveOf(order, 'cancelled', 'Счёт не\u00a0оплачен в\u00a0срок'));
}

/** Orders past their term of payment on the site. Money that has arrived, or is on the way, is decided about first. */
async function overdue({ db, paymentTerm, now }: MoveDeps): Promise<DueMove[]> {
  const waiting = (await new OrderRepository(db).inStatusSince('awaiting_payment', now())).filter(paymentTerm.isOver);
  const payments = await new PaymentRepository(db).ofOrders(waiting.map(({ id }) => id));
  const undecided = new Set(payments.filter(({ status }) => status !== 'canceled').map(({ order_id }) => order_id));
  return waiting
    .filter(({ id, paid_at }) => !paid_at && !undecided.has(id))
    .map((order) => moveOf(order, 'cancelled', `Заказ не\u00a0оплачен до\u00a0${formatDate(order.pay_until!)}`));
}

async function remindToPay({ db, notices, onlineWays, paymentTerm, log, now }: SweepDeps): Promise<void> {
  const orders = new OrderRepository(db);
  const ending = (await orders.inStatusSince('awaiting_payment', now())).filter((order) => paymentTerm.isEnding(order));
  await processEach(
    ending,
    async (order) => {
      const ways = await waysToPayNow(db, order, onlineWays);
      if (ways.length > 0 && (await orders.markReminded(order.id))) await notices.remindToPay(order, ways);
    },
    (error, { id }) => log.error({ err: error, order: id }, 'a buyer was not reminded to pay'),
  );
}

/** Moves the order once: not when it has moved in the meantime. */
export async function moveDueOrder(deps: MoveDeps, { order: id, since, to, text }: DueMove): Promise<void> {
  const order = await new OrderRepository(deps.db).find(id);
  if (order?.status_since.toISOString() !== since) return;
  await moveOrder(deps, order, { to, actor: 'system', text }).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}
