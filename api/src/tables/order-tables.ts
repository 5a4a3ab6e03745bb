import type {
  Order,
  OrderCompany,
  OrderContact,
  OrderDelivery,
  OrderReceiver,
  OrderRequest,
  OrderRequestOfBuyer,
  OrderStatus,
} from '@site/contracts/orders';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { instant, jsonb } from '../db/columns.ts';
import type { FileExtension } from '../uploads/file-kind.ts';

/** Typed tables. The migrations define constraints and indexes. */
export const orders = pgTable('orders', {
  id: uuid().defaultRandom().notNull(),
  /** From a database sequence. */
  number: integer()
    .default(sql`nextval('order_numbers')`)
    .notNull(),
  key: uuid().notNull(),
  user_id: uuid().notNull(),
  company_id: integer(),
  status: text().$type<OrderStatus>().notNull().default('new'),
  status_since: instant('status_since').notNull(),
  customer_type: text().$type<OrderRequest['customer_type']>().notNull(),
  contact: jsonb().$type<z.infer<typeof OrderContact>>().notNull(),
  company: jsonb().$type<OrderCompany>(),
  delivery: jsonb().$type<OrderDelivery>().notNull(),
  delivery_words: jsonb().$type<Order['delivery']>().notNull(),
  receiver: jsonb().$type<z.infer<typeof OrderReceiver>>(),
  payment: text().$type<NonNullable<OrderRequest['payment']>>(),
  supplier: jsonb().$type<{ slug: string; name: string }>(),
  goods_total: integer().notNull(),
  delivery_total: integer(),
  total: integer().notNull(),
  vat_amount: integer().notNull(),
  vat_rate: integer().notNull(),
  /** Sum of the accepted returns of lines, in roubles. */
  returned_total: integer().notNull().default(0),
  /** Null: from stock, in the usual time. */
  ships_on: date({ mode: 'string' }),
  /** A manager gives the shipping day, because a line was on request. */
  ships_on_request: boolean().notNull().default(false),
  comment: text().notNull(),
  customer_order_no: text().notNull(),
  kp_id: uuid(),
  tracking: jsonb().$type<NonNullable<Order['tracking']>>(),
  manager: jsonb().$type<NonNullable<Order['manager']>>(),
  /** The status before `return_requested`; null otherwise. */
  returned_from: text().$type<OrderStatus>(),
  /** The last day of the term of payment on the site; null: the order has no term. */
  pay_until: date({ mode: 'string' }),
  pay_reminded: boolean().notNull().default(false),
  /** When the order was fully paid. */
  paid_at: instant('paid_at'),
  created_at: instant('created_at').notNull(),
});

export const orderLines = pgTable('order_lines', {
  order_id: uuid().notNull(),
  position: integer().notNull(),
  product_id: integer().notNull(),
  article: text().notNull(),
  name: text().notNull(),
  unit: text().notNull(),
  qty: integer().notNull(),
  price: integer().notNull(),
  price_retail: integer().notNull(),
  discount_percent: integer().notNull(),
  sum: integer().notNull(),
  vat_rate: integer().notNull(),
  note: text().notNull(),
});

export const orderOwnLines = pgTable('order_own_lines', {
  order_id: uuid().notNull(),
  position: integer().notNull(),
  item_id: uuid(),
  name: text().notNull(),
  unit: text().notNull(),
  qty: integer().notNull(),
  sum: bigint({ mode: 'number' }).notNull(),
});

export type Actor = 'buyer' | 'staff' | 'system';

export const orderHistory = pgTable('order_history', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  order_id: uuid().notNull(),
  at: instant('at').notNull(),
  status: text().$type<OrderStatus>().notNull(),
  text: text().notNull(),
  actor: text().$type<Actor>().notNull(),
  user_id: uuid(),
});

export const orderRequests = pgTable('order_requests', {
  /** From a database sequence. */
  number: integer()
    .default(sql`nextval('order_request_numbers')`)
    .notNull(),
  order_id: uuid().notNull(),
  user_id: uuid(),
  kind: text().$type<OrderRequestOfBuyer['kind']>().notNull(),
  text: text().notNull(),
  created_at: instant('created_at').notNull(),
  state: text().$type<OrderRequestOfBuyer['state']>().notNull().default('open'),
  answer: text().notNull().default(''),
  closed_at: instant('closed_at'),
});

/** The lines of a return; one of the whole order has none. */
export const orderReturnLines = pgTable('order_return_lines', {
  request: integer().notNull(),
  order_id: uuid().notNull(),
  position: integer().notNull(),
  qty: integer().notNull(),
});

export const orderFiles = pgTable('order_files', {
  id: uuid().notNull(),
  order_id: uuid(),
  user_id: uuid(),
  session_hash: text(),
  name: text().notNull(),
  extension: text().$type<FileExtension>().notNull(),
  size_bytes: integer().notNull(),
  from_staff: boolean().notNull().default(false),
  created_at: instant('created_at').notNull(),
});
