import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb } from '../../db/columns.ts';
import type { Seller } from './seller.ts';

export const orderInvoices = pgTable('order_invoices', {
  order_id: uuid().notNull(),
  number: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  /** Null until the order awaits payment: the term has not begun. */
  due_date: date({ mode: 'string' }),
  seller: jsonb().$type<Seller>().notNull(),
});

export type OrderInvoiceRow = typeof orderInvoices.$inferSelect;
/** With the last day on which it may be paid. */
export type OrderInvoice = Omit<OrderInvoiceRow, 'due_date'> & { due_date: string };
/** Of whatever is paid for. */
export type Invoice = Omit<OrderInvoice, 'order_id'>;
