import type { OnlinePaymentWay } from '@site/contracts/limits';
import { addDays, siteDay } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import { dayOff } from '../../../days/day-off.ts';
import { workingDaysAfter } from '../../../days/working-days.ts';
import type { SiteService } from '../../site/site-service.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';
import { waysToPayNow } from './ways-to-pay.ts';

type TermDeps = { site: SiteService; onlineWays: readonly OnlinePaymentWay[]; now: () => Date };

/** The time for which an order that can be paid on the site keeps its price and goods. */
export class PaymentTerm {
  constructor(private readonly deps: TermDeps) {}

  /** The last day of a term that starts now. Read before a transaction, because the embedded database has one connection. */
  async lastDay(): Promise<string> {
    const { site, now } = this.deps;
    const { inside } = await site.current();
    return workingDaysAfter(now(), inside.payment_days).at(-1)!;
  }

  /** Starts the term in the transaction that moves the order to `awaiting_payment`. Returns null for an order without one. */
  async start(tx: Db, order: OrderRow, lastDay: string): Promise<string | null> {
    const ways = await waysToPayNow(tx, { ...order, status: 'awaiting_payment' }, this.deps.onlineWays);
    const until = ways.length > 0 ? lastDay : null;
    await new OrderRepository(tx).setPayUntil(order.id, until);
    return until;
  }

  /** Whether the term has ended. */
  isOver = ({ pay_until }: OrderRow): boolean => pay_until !== null && pay_until < siteDay(this.deps.now());

  /** Whether the buyer is to be reminded: from the working day before the last one, and not on the day of the order. */
  isEnding({ pay_until, pay_reminded, status_since }: OrderRow): boolean {
    const today = siteDay(this.deps.now());
    if (pay_until === null || pay_reminded || today > pay_until || today === siteDay(status_since)) return false;
    let before = addDays(pay_until, -1);
    while (dayOff(before) !== null) before = addDays(before, -1);
    return today >= before;
  }
}
