import { sumOf } from '@site/kernel/sums';
import type { Db } from '../../../db/database.ts';
import { processEach } from '../../../jobs/process-each.ts';
import type { ReceiptItem } from '../../../tables/payment-tables.ts';
import { type Acquirer, AcquirerError } from '../../payments/acquirer.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';
import { OrderRequestRepository } from '../requests/order-request-repository.ts';
import { itemsSum, leftItems, receiptItems, returnedItems } from './order-receipt.ts';
import { PaymentRepository, type PaymentRow, type RefundRow } from './payment-repository.ts';

export type RefundDeps = {
  db: Db;
  acquirer: Acquirer | null;
  now: () => Date;
  failedPayment: (error: unknown, payment: string) => void;
};

/** The service remembers a key for a day: a later repetition could refund twice. */
const REPEATED_FOR = 23 * 60 * 60_000;

/** The items that are due back to the buyer of this payment. */
async function dueItems(tx: Db, order: OrderRow, payment: PaymentRow, refunds: RefundRow[]): Promise<ReceiptItem[]> {
  const refunded = refunds.filter(({ status }) => status !== 'canceled').flatMap(({ items }) => items);
  const paid = receiptItems(order, await new OrderRepository(tx).linesOf(order.id));
  // Money that paid nothing goes back whole.
  if (payment.status === 'unmatched')
    return payment.sum === itemsSum(paid)
      ? leftItems(paid, refunded)
      : refunded.length
        ? []
        : [wholeOf(order, payment)];
  if (order.status === 'cancelled' || order.status === 'returned') return leftItems(paid, refunded);
  const returned = await new OrderRequestRepository(tx).returnLinesOf([order.id]);
  return returnedItems(
    paid,
    refunded,
    returned.filter(({ state }) => state === 'accepted'),
  );
}

type Due = { sum: number; items: ReceiptItem[] };

/** Computes the refund that is due for this payment. Money that belongs to no order goes back whole. */
async function dueOf(tx: Db, order: OrderRow | null, payment: PaymentRow, refunds: RefundRow[]): Promise<Due> {
  if (!order) return { sum: payment.sum - refundedSum(refunds), items: [] };
  const items = await dueItems(tx, order, payment, refunds);
  return { sum: itemsSum(items), items };
}

/** Kopecks that are due back to the buyer of the order, of all its payments on the site. */
export async function refundDue(db: Db, order: OrderRow): Promise<number> {
  const repository = new PaymentRepository(db);
  const sums: number[] = [];
  for (const payment of await repository.receivedFor(order.id))
    sums.push(itemsSum(await dueItems(db, order, payment, await repository.refundsOf([payment.id]))));
  return sumOf(sums);
}

const wholeOf = ({ number, vat_rate }: OrderRow, { sum }: PaymentRow): ReceiptItem => ({
  ...{ position: 0, name: `Предоплата по заказу №\u00a0${number}`, qty: 1, price: sum, vat_rate },
});

/**
 * Refunds the sum that is due to the buyer of the payment; undefined: no sum is due. The refund is stored before the service is
 * called, and is repeated until the service has decided. `order` is null for a payment that belongs to no order.
 */
export async function refundPayment(
  deps: RefundDeps,
  order: OrderRow | null,
  payment: PaymentRow,
  alongside?: (tx: Db, sum: number) => Promise<unknown>,
): Promise<RefundRow | undefined> {
  const { db, now } = deps;
  const refund = await db.transaction(async (tx) => {
    const repository = new PaymentRepository(tx);
    const locked = await repository.lock(payment.id);
    if (!order && locked?.order_id) throw orderProblems.status('Платёж уже отнесён к\u00a0заказу');
    const due = await dueOf(tx, order, payment, await repository.refundsOf([payment.id]));
    if (due.sum === 0) return undefined;
    const added = await repository.addRefund({ payment_id: payment.id, ...due, created_at: now() });
    if (!added) throw orderProblems.status('Возврат по\u00a0этому платежу уже выполняется');
    await alongside?.(tx, added.sum);
    return added;
  });
  if (!refund) return undefined;
  await sendRefund(deps, order, payment, refund).catch((error: unknown) => deps.failedPayment(error, payment.id));
  return (await new PaymentRepository(db).refundsOf([payment.id])).find(({ id }) => id === refund.id);
}

async function sendRefund(
  { db, acquirer, now }: RefundDeps,
  order: OrderRow | null,
  { provider_id }: PaymentRow,
  { id, sum, items }: RefundRow,
) {
  if (!acquirer || provider_id === null) return;
  // The site knows neither goods nor buyer of a payment without an order: the service takes the receipt of the payment.
  const receipt = order && { email: order.contact.email, phone: order.contact.phone, items };
  const repository = new PaymentRepository(db);
  try {
    const sent = await acquirer.createRefund({ key: id, payment: provider_id, sum, receipt });
    const isFinal = sent.status !== 'pending';
    await repository.setRefund(id, {
      ...{ status: sent.status, provider_id: sent.id, reason: sent.reason, closed_at: isFinal ? now() : null },
    });
  } catch (error) {
    if (error instanceof AcquirerError && !error.isTemporary)
      await repository.setRefund(id, { status: 'canceled', reason: error.message, closed_at: now() });
    throw error;
  }
}

/** Sends refunds again that the service has not answered, and asks for the state of pending ones. */
export async function continueRefunds(deps: RefundDeps): Promise<void> {
  await processEach(
    await new PaymentRepository(deps.db).openRefunds(),
    (refund) => continueRefund(deps, refund),
    (error, { payment_id }) => deps.failedPayment(error, payment_id),
  );
}

/** Requests the state of a pending refund. */
export async function settleRefund(deps: RefundDeps, providerId: string): Promise<void> {
  const refund = await new PaymentRepository(deps.db).openRefundByProviderId(providerId);
  if (refund) await continueRefund(deps, refund);
}

async function continueRefund(deps: RefundDeps, refund: RefundRow) {
  const { db, acquirer, now } = deps;
  const repository = new PaymentRepository(db);
  if (refund.provider_id !== null) {
    const { status, reason } = await acquirerOf(acquirer).refund(refund.provider_id);
    if (status !== 'pending') await repository.setRefund(refund.id, { status, reason, closed_at: now() });
    return;
  }
  if (now().getTime() - refund.created_at.getTime() > REPEATED_FOR) {
    const reason = 'Платёжный сервис не\u00a0ответил за\u00a0сутки: проверьте возврат в\u00a0его кабинете';
    await repository.setRefund(refund.id, { status: 'canceled', reason, closed_at: now() });
    return;
  }
  const payment = await repository.find(refund.payment_id);
  if (!payment) return;
  const order = payment.order_id === null ? null : await new OrderRepository(db).find(payment.order_id);
  if (order !== undefined) await sendRefund(deps, order, payment, refund);
}

function acquirerOf(acquirer: Acquirer | null): Acquirer {
  if (!acquirer) throw new Error('A refund is under way, but the site has no payment service: set YOOKASSA_SHOP_ID');
  return acquirer;
}

/** Kopecks that went back, or are on their way. */
export const refundedSum = (refunds: readonly RefundRow[]): number =>
  sumOf(refunds.filter(({ status }) => status !== 'canceled').map(({ sum }) => sum));
