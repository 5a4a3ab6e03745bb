import { orderStatusNames } from '@site/contracts/order-status-names';
import type { OrderStatus } from '@site/contracts/orders';
import { DAY } from '@site/kernel/dates';
import type { OrderRow } from '../order-repository.ts';
import type { Actor } from '../../../tables/order-tables.ts';

/** "Staff" covers manager, accounting, warehouse and carrier; the back office distinguishes them. */
type Step = {
  by: readonly Actor[];
  /** Only for orders with deferred payment. */
  credit?: true;
  /** For the buyer and the system, only while the order is unpaid. */
  unpaid?: true;
  /** Only for an order with a final price, which needs no confirmation by a manager. */
  final?: true;
  /** A rejected return: only into the status before the request. */
  back?: true;
  /** Milliseconds after entering the current status during which the step is allowed. */
  within?: number;
};
type State = { next: Partial<Record<OrderStatus, Step>> };

const staff: Step = { by: ['staff'] };
const cancellable: Step = { by: ['buyer', 'staff'], unpaid: true };
const returnable: Step = { by: ['buyer'] };
const back: Step = { by: ['staff'], back: true };

/** All transitions of an order. */
export const orderMachine = {
  new: {
    next: { processing: staff, awaiting_payment: { by: ['system'], final: true }, cancelled: cancellable },
  },
  processing: {
    next: { awaiting_payment: staff, assembling: { ...staff, credit: true }, cancelled: cancellable },
  },
  awaiting_payment: {
    next: {
      partially_paid: staff,
      paid: { by: ['staff', 'system'] },
      cancelled: { by: ['buyer', 'staff', 'system'], unpaid: true },
    },
  },
  partially_paid: { next: { paid: staff, cancelled: cancellable } },
  paid: { next: { assembling: staff, return_requested: returnable } },
  assembling: {
    next: { ready_for_pickup: staff, shipped: staff, partially_shipped: staff },
  },
  partially_shipped: { next: { shipped: staff } },
  ready_for_pickup: {
    next: { completed: staff, cancelled: { by: ['staff', 'system'] } },
  },
  shipped: { next: { delivered: staff, return_requested: returnable } },
  delivered: { next: { completed: { by: ['staff', 'system'] }, return_requested: returnable } },
  completed: { next: { return_requested: { ...returnable, within: 14 * DAY } } },
  return_requested: {
    next: { returned: staff, paid: back, shipped: back, delivered: back, completed: back },
  },
  returned: { next: {} },
  cancelled: { next: {} },
} as const satisfies Record<OrderStatus, State>;

export const statusLabel = (status: OrderStatus): string => orderStatusNames[status];

/** Statuses that the account lists as open: all with a next status, except `completed`. */
export const openStatuses = (Object.keys(orderMachine) as OrderStatus[]).filter(
  (status) => status !== 'completed' && Object.keys(orderMachine[status].next).length > 0,
);

/** Statuses that the account lists as history. */
export const finalStatuses = (Object.keys(orderMachine) as OrderStatus[]).filter(
  (status) => !openStatuses.includes(status),
);

type Priced = Pick<OrderRow, 'customer_type' | 'payment' | 'supplier' | 'ships_on_request'>;
type Moving = Pick<OrderRow, 'status' | 'status_since' | 'paid_at' | 'returned_from'> & Priced;

/**
 * Whether an individual who pays on the site can pay at once. The price of a line on request depends on the day of
 * shipment, by its VAT, and a manager gives that day; another order's price is final when it awaits payment.
 */
const hasFinalPrice = (order: Priced): boolean =>
  isSoldOnSite(order) && (order.payment === 'card' || order.payment === 'sbp') && !order.ships_on_request;

/** A partner who supplies an order is paid for it. */
const isSoldOnSite = ({ customer_type, supplier }: Pick<Priced, 'customer_type' | 'supplier'>): boolean =>
  customer_type === 'person' && supplier === null;

/** Whether the order can be paid on the site: its price is final and all of it is unpaid. */
export const mayPayOnSite = (order: Pick<Moving, 'status' | 'paid_at' | 'customer_type' | 'supplier'>): boolean =>
  order.status === 'awaiting_payment' && !order.paid_at && isSoldOnSite(order);

export function mayMove(order: Moving, to: OrderStatus, actor: Actor, now: Date): boolean {
  const next: State['next'] = orderMachine[order.status].next;
  const step = next[to];
  if (!step?.by.includes(actor)) return false;
  if (step.unpaid && order.paid_at && actor !== 'staff') return false;
  if (step.final && !hasFinalPrice(order)) return false;
  if (step.back && order.returned_from !== to) return false;
  if (step.credit && order.payment !== 'credit') return false;
  return !step.within || now.getTime() - order.status_since.getTime() <= step.within;
}

/** Statuses that an order may pass on the way to another: they state no fact that its buyer would be told wrongly. */
const passable: readonly OrderStatus[] = ['processing', 'awaiting_payment', 'assembling'];

const after = (status: OrderStatus) => Object.keys(orderMachine[status].next) as OrderStatus[];

/** The shortest way by steps of the staff, without the current status. Without one: the status itself, to be refused. */
export function wayTo(order: Moving, to: OrderStatus, now: Date): OrderStatus[] {
  const ways: OrderStatus[][] = [[]];
  for (const way of ways) {
    const status = way.at(-1) ?? order.status;
    for (const next of after(status)) {
      if (way.includes(next) || !mayMove({ ...order, status }, next, 'staff', now)) continue;
      if (next === to) return [...way, next];
      if (passable.includes(next)) ways.push([...way, next]);
    }
  }
  return [to];
}

/** Whether an order in `status` has passed `before`, or could have. A cancelled order has passed nothing. */
export function isAfter(status: OrderStatus, before: OrderStatus): boolean {
  const seen = new Set<OrderStatus>();
  const onward = (one: OrderStatus) => (one === 'return_requested' ? (['returned'] as const) : after(one));
  for (const next of onward(before)) seen.add(next);
  for (const one of seen) for (const next of onward(one)) seen.add(next);
  return status !== 'cancelled' && seen.has(status);
}

/** Milliseconds for which a ready order is stored for pickup. */
export const storagePeriod = 7 * DAY;

/** Automatic transitions after a time in a status. Unpaid invoices expire by their own date instead. */
export const automatic = [
  { from: 'delivered', to: 'completed', after: 3 * DAY, text: '' },
  {
    from: 'ready_for_pickup',
    to: 'cancelled',
    after: storagePeriod,
    text: 'Заказ не\u00a0забрали в\u00a0течение 7\u00a0дней',
  },
] as const satisfies { from: OrderStatus; to: OrderStatus; after: number; text: string }[];
