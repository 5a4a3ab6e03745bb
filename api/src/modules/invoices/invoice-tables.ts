import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb } from '../../db/columns.ts';
import type { Seller } from './seller.ts';

export const orderInvoices = pgTable('order_invoices', {
  order_id: uuid().notNull(),
  number: text().notNull(),
  date: date({ mode: 'string' }).notNull(),
  due_date: date({ mode: 'string' }).notNull(),
  seller: jsonb().$type<Seller>().notNull(),
});

/** Of whatever is paid for. */
export type Invoice = Omit<typeof orderInvoices.$inferSelect, 'order_id'>;
export type OrderInvoice = typeof orderInvoices.$inferSelect;
