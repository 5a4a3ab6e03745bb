import { type OnlinePaymentWay, waysFor } from '@site/contracts/limits';
import { mayPayOnSite } from '../after-sale/order-machine.ts';
import type { OrderRow } from '../order-repository.ts';

/** The ways in which the order can be paid on the site now. */
export const waysToPay = (order: OrderRow, onlineWays: readonly OnlinePaymentWay[]): OnlinePaymentWay[] =>
  mayPayOnSite(order) ? waysFor(onlineWays, order.total) : [];
