import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb } from '../db/columns.ts';
import type { Seller } from './seller.ts';

export const orderInvoices = pgTable('order_invoices', {
  order_id: uuid().notNull(),
  number: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  /** Null until the order awaits payment. */
  due_date: date({ mode: 'string' }),
  seller: jsonb().$type<Seller>().notNull(),
});

export type OrderInvoiceRow = typeof orderInvoices.$inferSelect;
/** `due_date` is the last day for the payment. */
export type OrderInvoice = Omit<OrderInvoiceRow, 'due_date'> & { due_date: string };
/** An invoice independent of what it is for. */
export type Invoice = Omit<OrderInvoice, 'order_id'>;
