import type { OnlinePaymentWay } from '@site/contracts/limits';
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../db/columns.ts';

export const payments = pgTable('payments', {
  id: uuid().defaultRandom().notNull(),
  /** Null: the service reported a payment that belongs to no order. */
  order_id: uuid(),
  /** From 1 in each order. */
  attempt: integer().notNull(),
  way: text().$type<OnlinePaymentWay>(),
  /** In kopecks. */
  sum: bigint({ mode: 'number' }).notNull(),
  /** `creating`: the service has not responded yet; `unmatched`: the money arrived, but paid no order. */
  status: text().$type<'creating' | 'pending' | 'paid' | 'canceled' | 'unmatched'>().notNull(),
  provider_id: text(),
  url: text(),
  reason: text().notNull().default(''),
  created_at: instant('created_at').notNull(),
  closed_at: instant('closed_at'),
});

/** A line of a receipt. */
export type ReceiptItem = {
  /** Null: the delivery. */
  position: number | null;
  name: string;
  qty: number;
  /** In kopecks, for one. */
  price: number;
  /** In percent. */
  vat_rate: number;
};

export const paymentRefunds = pgTable('payment_refunds', {
  id: uuid().defaultRandom().notNull(),
  payment_id: uuid().notNull(),
  /** In kopecks. */
  sum: bigint({ mode: 'number' }).notNull(),
  items: jsonb().$type<ReceiptItem[]>().notNull(),
  status: text().$type<'creating' | 'pending' | 'succeeded' | 'canceled'>().notNull(),
  provider_id: text(),
  reason: text().notNull().default(''),
  created_at: instant('created_at').notNull(),
  closed_at: instant('closed_at'),
});

export const paymentStandIn = pgTable('payment_stand_in', {
  id: text().notNull(),
  idempotence_key: text().notNull(),
  object: jsonb().$type<Record<string, unknown>>().notNull(),
  created_at: instant('created_at').notNull(),
});
