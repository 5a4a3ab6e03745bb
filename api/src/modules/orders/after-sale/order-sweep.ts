import type { Db } from '../../../db/database.ts';
import { runAll, processEach } from '../../../process-each.ts';
import { ProblemError } from '../../../errors.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { automatic } from './order-machine.ts';
import { createOrderRepository, type OrderRow } from '../order-repository.ts';
import type { OrderService } from '../order-service.ts';

type Dependencies = {
  db: Db;
  orders: OrderService;
  invoices: InvoiceService;
  files: OrderFiles;
  failed: (error: unknown, order: string) => void;
  now: () => Date;
};

/** Time-driven transitions. Safe to run at any time and in several processes: each order moves once. */
export function createOrderSweep({ db, orders, invoices, files, failed, now }: Dependencies) {
  const repository = createOrderRepository(db);

  const moveAll = (orderRows: readonly OrderRow[], to: OrderRow['status'], text: string) =>
    processEach(
      orderRows,
      (order) => orders.move(order, { to, actor: 'system', text }),
      (error, { id }) => {
        // A `ProblemError` means that the order moved in the meantime.
        if (!(error instanceof ProblemError)) failed(error, id);
      },
    );

  async function moveByTime() {
    for (const { from, to, after, text } of automatic)
      await moveAll(await repository.inStatusSince(from, new Date(now().getTime() - after)), to, text);
  }

  async function cancelUnpaid() {
    const waiting = await repository.inStatusSince('awaiting_payment', now());
    const expired = await invoices.expiredOf(waiting.map(({ id }) => id));
    await moveAll(
      waiting.filter(({ id }) => expired.has(id)),
      'cancelled',
      'Счёт не\u00a0оплачен в\u00a0срок',
    );
  }

  return () => runAll([moveByTime, cancelUnpaid, files.removeOrphans]);
}
