import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { Order, OrderStatus } from './orders.ts';
import { UploadedFile } from './uploaded-file.ts';
import { Picture } from './picture.ts';

export const orderLists = ['current', 'history'] as const;
export const orderSorts = ['-date', 'date', '-total', 'total'] as const;

const day = z.iso.date().optional().catch(undefined);

/** What the list is narrowed to. What cannot be read is as good as absent: an empty field of a form is sent, too. */
export const OrdersQuery = z.object({
  by: z.enum(['own', 'company']).catch('own'),
  status: OrderStatus.optional().catch(undefined),
  /** Both days are included. */
  from: day,
  to: day,
  /** Number, article, a product's name, the buyer's own number. */
  search: typedText.max(100).catch(''),
  sort: z.enum(orderSorts).catch('-date'),
  page: digits(z.number().int().min(1).max(10_000)).catch(1),
});
export type OrdersQuery = z.infer<typeof OrdersQuery>;

export const ListedOrder = Order.pick({
  id: true,
  number: true,
  created_at: true,
  status: true,
  status_label: true,
  total: true,
  customer_order_no: true,
  invoice: true,
  actions: true,
}).extend({
  /** Who of the company has placed it; null: the visitor himself. */
  buyer: z.string().nullable(),
  /** E-mail to which questions are answered. */
  email: z.string(),
  /** The first of its lines, as many as a row shows. */
  lines: z.array(z.object({ name: z.string(), qty: z.int(), unit: z.string(), picture: Picture.nullable() })),
  lines_count: z.int(),
  documents: z.array(UploadedFile),
  /** Requests that wait for the staff. */
  requests_open: z.int(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

/** `GET /api/account/orders/` and `…/orders-history/`: 401 for a guest, 403 for a company that is not his to see. */
export const OrdersPageData = z.object({
  kind: z.literal('orders'),
  list: z.enum(orderLists),
  query: OrdersQuery,
  /** The company all of whose orders the visitor may see. */
  company: z.string().nullable(),
  statuses: z.array(z.object({ value: OrderStatus, label: z.string() })),
  items: z.array(ListedOrder),
  total: z.int(),
  /** Without any filter: none means that there is nothing to look for. */
  total_unfiltered: z.int(),
  pages: z.int(),
});
export type OrdersPageData = z.infer<typeof OrdersPageData>;
