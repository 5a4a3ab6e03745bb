import { type OnlinePaymentWay, receiptLength, waysFor } from '@site/contracts/limits';
import { mayPayOnSite } from '../after-sale/order-machine.ts';
import type { Db } from '../../../db/database.ts';
import { type OrderLineRow, OrderRepository, type OrderRow } from '../order-repository.ts';
import { PaymentRepository, type PaymentRow } from './payment-repository.ts';

type Paying = {
  payments: readonly Pick<PaymentRow, 'status'>[];
  lines: readonly Pick<OrderLineRow, 'qty' | 'sum'>[];
};

/**
 * The ways in which the order can be paid on the site now. The staff first decides about money that paid no order. A list
 * may have read the order before its payment arrived.
 */
export function waysToPay(
  order: OrderRow,
  { payments, lines }: Paying,
  onlineWays: readonly OnlinePaymentWay[],
): OnlinePaymentWay[] {
  if (!mayPayOnSite(order) || payments.some(({ status }) => status === 'paid' || status === 'unmatched')) return [];
  return waysFor(onlineWays, { total: order.total, items: receiptLength(lines, order.delivery_total ?? 0) });
}

/** Accepts a connection or a transaction. */
export const waysToPayNow = async (db: Db, order: OrderRow, onlineWays: readonly OnlinePaymentWay[]) =>
  waysToPay(
    order,
    {
      payments: await new PaymentRepository(db).ofOrder(order.id),
      lines: await new OrderRepository(db).linesOf(order.id),
    },
    onlineWays,
  );

const words: Record<OnlinePaymentWay, string> = { card: 'банковской картой', sbp: 'через СБП' };

/** «банковской картой или через СБП» */
export const waysInWords = (ways: readonly OnlinePaymentWay[]): string => ways.map((way) => words[way]).join(' или ');
