import { z } from 'zod';
import { typedText } from './fields.ts';
import { OkResponse } from './auth.ts';
import { Decision, managed, ManagePage, sortedBy } from './manage.ts';
import { Order, OrderStatus } from './orders.ts';
import { UploadedFileResponse } from './uploaded-file.ts';
import { inArea } from './staff-rights.ts';

const ManagedOrderRow = z.object({
  id: z.uuid(),
  number: z.int(),
  created_at: z.iso.datetime(),
  status: OrderStatus,
  status_label: z.string(),
  buyer: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  total: z.int(),
});
export type ManagedOrderRow = z.infer<typeof ManagedOrderRow>;

export const ManagedOrder = z.object({
  order: Order,
  /** Statuses that the staff may set next. */
  next: z.array(OrderStatus),
  /** A deferred payment that is not recorded yet. */
  owes_deferred: z.boolean(),
  refund_due: z.int().describe('kopecks that the buyer gets back, of payments on the site'),
  decisions: z.array(Decision),
});
export type ManagedOrder = z.infer<typeof ManagedOrder>;

export const OrderMove = z.object({
  status: OrderStatus,
  /** Shown to the buyer; required for a cancellation. */
  text: z.string().trim().max(500).default(''),
});

const OneOrder = z.object({ order: z.string().max(100).describe('its number, or its id') });

export const manageOrderEndpoints = inArea('orders', {
  'GET /manage/orders/': {
    summary: 'Orders of all buyers, newest first by default',
    query: ManagePage.extend({
      status: OrderStatus.optional(),
      search: typedText.max(100).default('').describe('number, article, name of a product or the buyer'),
      sort: sortedBy('date', 'total'),
    }),
    answer: managed(ManagedOrderRow),
  },
  'GET /manage/orders/{order}/': {
    summary: 'One order with its next statuses',
    params: OneOrder,
    answer: ManagedOrder,
  },
  'POST /manage/orders/{order}/status/': {
    summary: 'Changes the status of an order; the buyer gets an e-mail',
    params: OneOrder,
    body: OrderMove,
    answer: ManagedOrder,
  },
  'POST /manage/orders/{order}/payment/': {
    summary: 'Records the full payment of an order, by invoice or deferred',
    params: OneOrder,
    answer: OkResponse,
  },
  'POST /manage/orders/{order}/documents/': {
    summary: 'Adds a closing document',
    params: OneOrder,
    form: z.object({ file: z.file() }),
    answer: UploadedFileResponse,
  },
} as const);
