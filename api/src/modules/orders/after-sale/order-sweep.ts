import type { OrderStatus } from '@site/contracts/orders';
import type { Queue } from '../../../jobs/jobs.ts';
import { runAll } from '../../../jobs/process-each.ts';
import { ProblemError } from '../../../errors.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { type PayingDeps, sweepPayments } from '../paying/settle-payment.ts';
import { type MoveDeps, moveOrder } from './move-order.ts';
import { automatic } from './order-machine.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';

/** A move by time of an order that is in its status `since` then. */
export type DueMove = { order: string; since: string; to: OrderStatus; text: string };

type SweepDeps = PayingDeps & { files: OrderFiles; moves: Queue<DueMove> };

/** Sends the time-driven moves that are due, follows open payments, and removes files without an order. */
export const sweepOrders = (deps: SweepDeps) =>
  runAll([
    async () => deps.moves.send([...(await dueByTime(deps)), ...(await unpaid(deps))]),
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

/** Moves the order once: not when it has moved in the meantime. */
export async function moveDueOrder(deps: MoveDeps, { order: id, since, to, text }: DueMove): Promise<void> {
  const order = await new OrderRepository(deps.db).find(id);
  if (order?.status_since.toISOString() !== since) return;
  await moveOrder(deps, order, { to, actor: 'system', text }).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}
