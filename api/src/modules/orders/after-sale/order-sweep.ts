import { runAll, processEach } from '../../../jobs/process-each.ts';
import { ProblemError } from '../../../errors.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { type PayingDeps, sweepPayments } from '../paying/settle-payment.ts';
import { moveOrder } from './move-order.ts';
import { automatic } from './order-machine.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';

type SweepDeps = PayingDeps & { files: OrderFiles; failed: (error: unknown, order: string) => void };

/** Time-driven transitions. Safe to run at any time and in several processes: each order moves once. */
export const sweepOrders = (deps: SweepDeps) =>
  runAll([
    () => moveByTime(deps),
    () => cancelUnpaid(deps),
    () => sweepPayments(deps),
    () => deps.files.removeOrphans(),
  ]);

async function moveByTime(deps: SweepDeps) {
  for (const { from, to, after, text } of automatic) {
    const since = new Date(deps.now().getTime() - after);
    await moveAll(deps, await new OrderRepository(deps.db).inStatusSince(from, since), to, text);
  }
}

async function cancelUnpaid(deps: SweepDeps) {
  const waiting = await new OrderRepository(deps.db).inStatusSince('awaiting_payment', deps.now());
  const expired = await deps.invoices.expiredOf(waiting.map(({ id }) => id));
  await moveAll(
    deps,
    waiting.filter(({ id }) => expired.has(id)),
    'cancelled',
    'Счёт не\u00a0оплачен в\u00a0срок',
  );
}

const moveAll = (deps: SweepDeps, orders: readonly OrderRow[], to: OrderRow['status'], text: string) =>
  processEach(
    orders,
    (order) => moveOrder(deps, order, { to, actor: 'system', text }),
    (error, { id }) => {
      // A `ProblemError` means that the order moved in the meantime.
      if (!(error instanceof ProblemError)) deps.failed(error, id);
    },
  );
