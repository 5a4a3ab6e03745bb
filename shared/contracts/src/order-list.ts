import { z } from 'zod';
import { digits, typedText } from './fields.ts';
import { Order, OrderStatus } from './orders.ts';
import { UploadedFile } from './uploaded-file.ts';
import { Picture } from './picture.ts';

export const orderLists = ['current', 'history'] as const;
export const orderSorts = ['-date', 'date', '-total', 'total'] as const;

const day = z.iso.date().optional().catch(undefined);

/** Filters of the list. Unreadable values fall back to the defaults, because forms submit empty fields too. */
export const OrdersQuery = z.object({
  by: z.enum(['own', 'company']).catch('own'),
  status: OrderStatus.optional().catch(undefined),
  /** Inclusive range. */
  from: day,
  to: day,
  /** Matches the number, an article, a product name, or the buyer's own number. */
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
  /** The colleague who placed it; null: the visitor. */
  buyer: z.string().nullable(),
  /** Address that replies to questions are sent to. */
  email: z.string(),
  /** The first lines, for the preview in the row. */
  lines: z.array(z.object({ name: z.string(), qty: z.int(), unit: z.string(), picture: Picture.nullable() })),
  lines_count: z.int(),
  documents: z.array(UploadedFile),
  /** Number of requests waiting for the staff. */
  requests_open: z.int(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

/** `GET /api/account/orders/` and `…/orders-history/`: 401 for a guest, 403 for a company that the visitor may not see. */
export const OrdersPageData = z.object({
  kind: z.literal('orders'),
  list: z.enum(orderLists),
  query: OrdersQuery,
  /** Set when the visitor may see all orders of this company. */
  company: z.string().nullable(),
  statuses: z.array(z.object({ value: OrderStatus, label: z.string() })),
  items: z.array(ListedOrder),
  total: z.int(),
  /** Count without filters; 0: there is nothing to filter. */
  total_unfiltered: z.int(),
  pages: z.int(),
});
export type OrdersPageData = z.infer<typeof OrdersPageData>;
