import type { OnlinePaymentWay } from '@site/contracts/limits';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { orders } from '../../../tables/order-tables.ts';
import { paymentRefunds, payments, type ReceiptItem } from '../../../tables/payment-tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof paymentRefunds.$inferSelect;

const open = inArray(payments.status, ['creating', 'pending']);
const openRefund = inArray(paymentRefunds.status, ['creating', 'pending']);

const nextAttempt = (orderId: string | null) =>
  sql<number>`(select coalesce(max(attempt), 0) + 1 from payments where order_id = ${orderId})`;

/** Kopecks of a payment that went back, or are on their way. */
const refunded = sql<number>`(select coalesce(sum(sum), 0)::float8 from payment_refunds
  where payment_id = ${payments.id} and status <> 'canceled')`;

/** Money that paid no order and was not refunded, and refunds that failed. */
const undecided = sql`(${payments.status} = 'unmatched' and ${refunded} < ${payments.sum} or ${refunded} = 0
  and exists (select 1 from payment_refunds where payment_id = ${payments.id} and status = 'canceled'))`;
const listed = (all: boolean) => (all ? undefined : undecided);

/** For the queue of the staff. */
export const waitingPayments = sql`select created_at from payments where ${undecided}`;

/** Accepts a connection or a transaction. */
export class PaymentRepository {
  constructor(private readonly db: Db) {}

  ofOrder(orderId: string): Promise<PaymentRow[]> {
    return this.ofOrders([orderId]);
  }

  async ofOrders(orderIds: string[]): Promise<PaymentRow[]> {
    if (orderIds.length === 0) return [];
    return this.db.select().from(payments).where(inArray(payments.order_id, orderIds)).orderBy(asc(payments.attempt));
  }

  /** Payments that brought money, whether it paid the order or not. */
  async receivedFor(orderId: string): Promise<PaymentRow[]> {
    return (await this.ofOrder(orderId)).filter(({ status }) => status === 'paid' || status === 'unmatched');
  }

  async find(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.id, id));
    return row;
  }

  /** Reads and locks the payment until the transaction ends, so that decisions about it are made one after another. */
  async lock(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.id, id)).for('update');
    return row;
  }

  async byProviderId(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.provider_id, id));
    return row;
  }

  async attempt(orderId: string, attempt: number): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.order_id, orderId), eq(payments.attempt, attempt)));
    return row;
  }

  async openOf(orderId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.order_id, orderId), open));
    return row;
  }

  allOpen(): Promise<PaymentRow[]> {
    return this.db.select().from(payments).where(open).orderBy(asc(payments.created_at));
  }

  /** Adds the next attempt. Undefined: the order has a payment that is open or paid. */
  async begin(orderId: string, row: { way: OnlinePaymentWay; sum: number; at: Date }): Promise<PaymentRow | undefined> {
    const [added] = await this.db
      .insert(payments)
      .values({
        ...{ order_id: orderId, attempt: nextAttempt(orderId) },
        way: row.way,
        sum: row.sum,
        status: 'creating',
        created_at: row.at,
      })
      .onConflictDoNothing()
      .returning();
    return added;
  }

  /** Records a payment of the service that belongs to no attempt of an order. A repeated one has no effect. */
  async addUnmatched(row: {
    orderId: string | null;
    way: OnlinePaymentWay | null;
    sum: number;
    providerId: string;
    reason: string;
    at: Date;
  }) {
    await this.db
      .insert(payments)
      .values({
        ...{ order_id: row.orderId, attempt: nextAttempt(row.orderId), way: row.way, sum: row.sum },
        ...{ status: 'unmatched', provider_id: row.providerId, reason: row.reason },
        ...{ created_at: row.at, closed_at: row.at },
      })
      .onConflictDoNothing({ target: payments.provider_id });
  }

  /** The service has responded. Has no effect on a closed payment. */
  async opened(id: string, { providerId, url }: { providerId: string; url: string | null }) {
    await this.db
      .update(payments)
      .set({ status: 'pending', provider_id: providerId, url })
      .where(and(eq(payments.id, id), open));
  }

  /** Returns false when the payment has left the statuses in the meantime. */
  async close(
    id: string,
    from: PaymentRow['status'][],
    to: { status: 'paid' | 'canceled' | 'unmatched'; reason: string; at: Date; providerId?: string },
  ): Promise<boolean> {
    const closed = await this.db
      .update(payments)
      .set({
        ...{ status: to.status, reason: to.reason, closed_at: to.at },
        ...(to.providerId !== undefined && { provider_id: to.providerId }),
      })
      .where(and(eq(payments.id, id), inArray(payments.status, from)))
      .returning({ id: payments.id });
    return closed.length === 1;
  }

  /** Ends the other attempts of a paid order. If one of them brings money after all, it is listed for the staff. */
  async closeOthers(orderId: string, id: string, at: Date) {
    await this.db
      .update(payments)
      .set({ status: 'canceled', reason: 'replaced', closed_at: at })
      .where(and(eq(payments.order_id, orderId), ne(payments.id, id), open));
  }

  /** Makes money of no order the payment of one. */
  async attach(id: string, orderId: string) {
    await this.db
      .update(payments)
      .set({ order_id: orderId, attempt: nextAttempt(orderId), status: 'paid', reason: '' })
      .where(eq(payments.id, id));
  }

  async refundsOf(paymentIds: string[]): Promise<RefundRow[]> {
    if (paymentIds.length === 0) return [];
    return this.db
      .select()
      .from(paymentRefunds)
      .where(inArray(paymentRefunds.payment_id, paymentIds))
      .orderBy(asc(paymentRefunds.created_at));
  }

  /** Undefined: a refund of the payment is under way. */
  async addRefund(row: {
    payment_id: string;
    sum: number;
    items: ReceiptItem[];
    created_at: Date;
  }): Promise<RefundRow | undefined> {
    const [added] = await this.db
      .insert(paymentRefunds)
      .values({ ...row, status: 'creating' })
      .onConflictDoNothing()
      .returning();
    return added;
  }

  async setRefund(id: string, change: Partial<Pick<RefundRow, 'status' | 'provider_id' | 'reason' | 'closed_at'>>) {
    await this.db
      .update(paymentRefunds)
      .set(change)
      .where(and(eq(paymentRefunds.id, id), openRefund));
  }

  async openRefundByProviderId(id: string): Promise<RefundRow | undefined> {
    const [row] = await this.db
      .select()
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.provider_id, id), openRefund));
    return row;
  }

  openRefunds(): Promise<RefundRow[]> {
    return this.db.select().from(paymentRefunds).where(openRefund).orderBy(asc(paymentRefunds.created_at));
  }

  count(all: boolean): Promise<number> {
    return this.db.$count(payments, listed(all));
  }

  list(all: boolean, limit: number, offset: number) {
    return this.db
      .select({ payment: payments, order: orders.number, refunded })
      .from(payments)
      .leftJoin(orders, eq(orders.id, payments.order_id))
      .where(listed(all))
      .orderBy(desc(payments.created_at))
      .limit(limit)
      .offset(offset);
  }
}
