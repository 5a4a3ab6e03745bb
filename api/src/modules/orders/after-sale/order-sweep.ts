import type { Db } from '../../../db/database.ts';
import { ProblemError } from '../../../errors.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { automatic } from './order-machine.ts';
import { createOrderRepository, type OrderRow } from '../order-repository.ts';
import type { OrderService } from '../order-service.ts';

type Dependencies = { db: Db; orders: OrderService; invoices: InvoiceService; files: OrderFiles; now: () => Date };

/** What time does to orders. It may be run at any moment and by several processes: each order moves once. */
export function createOrderSweep({ db, orders, invoices, files, now }: Dependencies) {
  const repository = createOrderRepository(db);

  async function move(order: OrderRow, to: OrderRow['status'], text: string) {
    try {
      await orders.move(order, { to, actor: 'system', text });
    } catch (error) {
      // Somebody has moved it in the meantime.
      if (!(error instanceof ProblemError)) throw error;
    }
  }

  async function cancelUnpaid() {
    const waiting = await repository.standing('awaiting_payment', now());
    const expired = await invoices.expiredOf(waiting.map(({ id }) => id));
    for (const order of waiting.filter(({ id }) => expired.has(id)))
      await move(order, 'cancelled', 'Счёт не\u00a0оплачен в\u00a0срок');
  }

  return async function sweep() {
    for (const { from, to, after, text } of automatic)
      for (const order of await repository.standing(from, new Date(now().getTime() - after)))
        await move(order, to, text);
    await cancelUnpaid();
    await files.removeOrphans();
  };
}
