import { eq, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type OrderInvoice, orderInvoices } from './invoice-tables.ts';

/** Over a connection or a transaction. */
export const createInvoiceRepository = (db: Db) => ({
  async nextNumber(): Promise<number> {
    const [row] = await rowsOf<{ number: number }>(db.execute(sql`select nextval('invoice_numbers')::int as number`));
    if (!row) throw new Error('A sequence answers a number');
    return row.number;
  },

  insert: (invoice: OrderInvoice) => db.insert(orderInvoices).values(invoice),

  ofOrders: (orderIds: string[]): Promise<OrderInvoice[]> =>
    db.select().from(orderInvoices).where(inArray(orderInvoices.order_id, orderIds)),

  async ofOrder(orderId: string): Promise<OrderInvoice | undefined> {
    const [row] = await db.select().from(orderInvoices).where(eq(orderInvoices.order_id, orderId));
    return row;
  },
});
