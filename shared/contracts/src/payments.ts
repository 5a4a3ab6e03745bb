import { z } from 'zod';
import { OkResponse } from './auth.ts';
import { managed, ManagePage } from './manage.ts';
import { inArea } from './staff-rights.ts';
import { OnlinePaymentWay } from './orders.ts';

/** Only the ids are read: the API asks the service for the payment or refund. */
export const PaymentNotification = z.object({
  event: z.string().max(100).describe('payment.succeeded, payment.canceled, refund.succeeded'),
  object: z.object({ id: z.string().min(1).max(100) }),
});

export const paymentEndpoints = {
  'POST /payments/notifications/': {
    summary: 'A notification of the payment service (YooKassa)',
    body: PaymentNotification,
    answer: OkResponse,
  },
} as const;

const kopecks = z.int().describe('kopecks');

const ManagedPayment = z.object({
  /** At the service; null when it has not responded yet. */
  id: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Null: the service has a payment that belongs to no order. */
  order: z.int().nullable(),
  way: OnlinePaymentWay.nullable(),
  sum: kopecks,
  refunded: kopecks,
  state: z.string(),
  /** Why the staff must decide, or why the payment failed. */
  reason: z.string(),
  /** Money that belongs to no order: the staff refunds it or attaches it to one. */
  is_stranger: z.boolean(),
});
export type ManagedPayment = z.infer<typeof ManagedPayment>;

export const RefundDone = z.object({
  status: z.literal('ok'),
  refunds: z.array(z.object({ sum: kopecks, state: z.enum(['pending', 'succeeded']) })),
});

const NUMBER = 'Укажите номер заказа';
const OnePayment = z.object({ id: z.string().max(100).describe('at the payment service') });

export const managePaymentEndpoints = inArea('orders', {
  'GET /manage/payments/': {
    summary: 'Payments on the site that match no order, or all, newest first',
    query: ManagePage.extend({ all: z.stringbool().default(false) }),
    answer: managed(ManagedPayment),
  },
  'POST /manage/payments/{id}/refund/': {
    summary: 'Refunds a payment that belongs to no order, in full',
    params: OnePayment,
    answer: RefundDone,
  },
  'POST /manage/payments/{id}/attach/': {
    summary:
      'Pays an order with a payment that belongs to none; the order must await exactly its sum. The buyer gets an e-mail',
    params: OnePayment,
    body: z.object({ order: z.int(NUMBER).min(1, NUMBER).max(999_999_999, NUMBER).describe('its number') }),
    answer: OkResponse,
  },
  'POST /manage/orders/{order}/refund/': {
    summary: 'Refunds what is due to the buyer of a cancelled or returned order',
    params: z.object({ order: z.string().max(100).describe('its number, or its id') }),
    answer: RefundDone,
  },
} as const);
