import type { OnlinePaymentWay } from '@site/contracts/limits';
import { paths } from '@site/contracts/paths';
import { problems } from '../../../errors.ts';
import { type Acquirer, AcquirerError, type NewPayment } from '../../payments/acquirer.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';
import { receiptItems } from './order-receipt.ts';
import { PaymentRepository, type PaymentRow } from './payment-repository.ts';
import { keyOf, type PayingDeps, settlePayment } from './settle-payment.ts';
import { waysToPayNow } from './ways-to-pay.ts';

const NOT_NOW = 'Сейчас этот заказ нельзя оплатить на\u00a0сайте. Обновите страницу';
const WAY = 'Этот способ оплаты недоступен. Выберите другой';
const UNAVAILABLE =
  'Платёжный сервис не\u00a0отвечает. Заказ сохранён, деньги не\u00a0списаны: попробуйте ещё раз через минуту';
const UNCHECKED =
  'Платёжный сервис не\u00a0отвечает, поэтому результат оплаты пока не\u00a0известен. Если деньги списаны, заказ станет оплаченным сам';

/** Runs calls of the service; its failures become messages for the buyer, and are logged. */
async function asked<T>(deps: PayingDeps, payment: string, message: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof AcquirerError)) throw error;
    deps.failedPayment(error, payment);
    throw orderProblems.paymentUnavailable(message);
  }
}

/**
 * Returns the address at which the buyer pays the order. An order has one open payment: a second call continues it, and
 * repeats a call that the service has not answered with the same key.
 */
export async function startPayment(deps: PayingDeps, order: OrderRow, way: OnlinePaymentWay): Promise<string> {
  const { acquirer, db, onlineWays } = deps;
  const ways = await waysToPayNow(db, order, onlineWays);
  if (!acquirer || ways.length === 0) throw orderProblems.status(NOT_NOW);
  if (!ways.includes(way)) throw problems.invalid({ way: WAY });
  const open = await checkPayment(deps, order);
  if (open?.status === 'pending' && open.url !== null) return open.url;
  const payment = open?.way === way ? open : await nextAttempt(deps, order, way, open);
  return asked(deps, payment.id, UNAVAILABLE, async () => {
    const created = await createPayment(deps, acquirer, order, payment);
    await new PaymentRepository(db).opened(payment.id, { providerId: created.id, url: created.url });
    if (created.url === null) throw new AcquirerError('The payment service named no page of a new payment', true);
    return created.url;
  });
}

/** Requests the result of the order's open payment. Returns the payment if it is still open. */
export async function checkPayment(deps: PayingDeps, { id }: OrderRow): Promise<PaymentRow | undefined> {
  const repository = new PaymentRepository(deps.db);
  const open = await repository.openOf(id);
  const { provider_id } = open ?? {};
  if (!open || !provider_id) return open;
  await asked(deps, open.id, UNCHECKED, () => settlePayment(deps, provider_id));
  return repository.openOf(id);
}

/** No buyer has seen the page of an unanswered attempt, so another way replaces it. */
async function nextAttempt(
  { db, onlineWays, now }: PayingDeps,
  { id, total }: OrderRow,
  way: OnlinePaymentWay,
  open: PaymentRow | undefined,
): Promise<PaymentRow> {
  const added = await db.transaction(async (tx) => {
    const repository = new PaymentRepository(tx);
    const order = await new OrderRepository(tx).lock(id);
    if (!order || !(await waysToPayNow(tx, order, onlineWays)).includes(way)) return undefined;
    if (open) await repository.close(open.id, ['creating'], { status: 'canceled', reason: 'replaced', at: now() });
    return repository.begin(id, { way, sum: total * 100, at: now() });
  });
  if (!added) throw orderProblems.status(NOT_NOW);
  return added;
}

async function createPayment({ db, host, now }: PayingDeps, acquirer: Acquirer, order: OrderRow, payment: PaymentRow) {
  const { id, number, contact } = order;
  const items = receiptItems(order, await new OrderRepository(db).linesOf(id));
  const request: NewPayment = {
    ...{ key: keyOf(payment), sum: payment.sum, way: payment.way ?? 'card', order: number },
    description: `Заказ № ${number}`,
    returnUrl: `${host}${paths.order(id)}?payment=check`,
    receipt: { email: contact.email, phone: contact.phone, items },
  };
  try {
    return await acquirer.create(request);
  } catch (error) {
    if (error instanceof AcquirerError && !error.isTemporary)
      await new PaymentRepository(db).close(payment.id, ['creating'], {
        ...{ status: 'canceled', reason: 'refused', at: now() },
      });
    throw error;
  }
}
