import { eq, inArray, sql } from 'drizzle-orm';
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../../db/database.ts';
import { jsonb } from '../../db/schema.ts';
import type { Seller } from './seller.ts';

export const orderInvoices = pgTable('order_invoices', {
  order_id: uuid().notNull(),
  number: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  due_date: date({ mode: 'string' }).notNull(),
  seller: jsonb().$type<Seller>().notNull(),
});

export type Invoice = typeof orderInvoices.$inferSelect;

/** Over a connection or a transaction. */
export const createInvoiceRepository = (db: Db) => ({
  async nextNumber(): Promise<number> {
    const [row] = await rowsOf<{ number: number }>(db.execute(sql`select nextval('invoice_numbers')::int as number`));
    if (!row) throw new Error('A sequence answers a number');
    return row.number;
  },

  insert: (invoice: Invoice) => db.insert(orderInvoices).values(invoice),

  ofOrders: (orderIds: string[]): Promise<Invoice[]> =>
    db.select().from(orderInvoices).where(inArray(orderInvoices.order_id, orderIds)),

  async ofOrder(orderId: string): Promise<Invoice | undefined> {
    const [row] = await db.select().from(orderInvoices).where(eq(orderInvoices.order_id, orderId));
    return row;
  },
});
