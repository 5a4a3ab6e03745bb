import type { OnlinePaymentWay } from '@site/contracts/limits';
import { runAll, processEach } from '../../../jobs/process-each.ts';
import { ProblemError } from '../../../errors.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Acquirer, AcquirerPayment } from '../../payments/acquirer.ts';
import { type MoveDeps, moveOrder } from '../after-sale/move-order.ts';
import { mayMove, statusLabel } from '../after-sale/order-machine.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';
import { PaymentRepository, type PaymentRow } from './payment-repository.ts';
import { continueRefunds, refundPayment, settleRefund } from './refund-payment.ts';

export type PayingDeps = MoveDeps & {
  /** Null: the site takes no payments. */
  acquirer: Acquirer | null;
  onlineWays: readonly OnlinePaymentWay[];
  host: string;
  failedPayment: (error: unknown, payment: string) => void;
};

/** An attempt without a response of the service for this long was never shown to the buyer. */
const ABANDONED = 60 * 60_000;

const paidText: Record<OnlinePaymentWay, string> = {
  card: 'Оплачено на\u00a0сайте банковской картой',
  sbp: 'Оплачено на\u00a0сайте через СБП',
};

/** The key by which the service knows an attempt. */
export const keyOf = ({ order_id, attempt }: Pick<PaymentRow, 'order_id' | 'attempt'>) => `${order_id}:${attempt}`;

async function attemptOf(repository: PaymentRepository, key: string | null): Promise<PaymentRow | undefined> {
  const [orderId = '', attempt = ''] = (key ?? '').split(':');
  return isUuid(orderId) && /^\d{1,9}$/.test(attempt) ? repository.attempt(orderId, Number(attempt)) : undefined;
}

/** Reads a payment from the service and acts on its state. Idempotent; safe in several processes. */
export async function settlePayment(deps: PayingDeps, providerId: string): Promise<void> {
  if (deps.acquirer) await acceptState(deps, await deps.acquirer.payment(providerId));
}

async function acceptState(deps: PayingDeps, found: AcquirerPayment): Promise<void> {
  const repository = new PaymentRepository(deps.db);
  const known = (await repository.byProviderId(found.id)) ?? (await attemptOf(repository, found.key));
  const row = known && (known.provider_id === null || known.provider_id === found.id) ? known : undefined;
  if (!row) return acceptStranger(deps, found);
  if (row.status === 'paid' || row.status === 'unmatched') return;
  if (found.status === 'succeeded') return acceptMoney(deps, row, found);
  if (found.status === 'pending') return repository.opened(row.id, { providerId: found.id, url: found.url });
  await repository.close(row.id, ['creating', 'pending'], {
    ...{ status: 'canceled', reason: found.reason, at: deps.now(), providerId: found.id },
  });
}

async function acceptStranger({ db, now }: PayingDeps, { id, status, sum, way, order }: AcquirerPayment) {
  if (status !== 'succeeded' || !sum) return;
  const row = order === null ? undefined : await new OrderRepository(db).byNumber(order);
  const reason = row ? 'Платёж создан не\u00a0сайтом' : 'Платёж не\u00a0относится ни\u00a0к\u00a0одному заказу';
  await new PaymentRepository(db).addUnmatched({
    ...{ orderId: row?.id ?? null, way, sum, providerId: id, reason, at: now() },
  });
}

/** Why the money does not pay the order, for the staff; null: it does. */
function mismatchOf(row: PaymentRow, order: OrderRow, { sum, order: number }: AcquirerPayment, now: Date) {
  if (number !== order.number) return 'В\u00a0платеже другой номер заказа';
  if (sum !== row.sum || sum !== order.total * 100) return 'Сумма платежа не\u00a0равна сумме заказа';
  if (order.status === 'cancelled') return 'Заказ отменён';
  if (order.paid_at) return 'Заказ уже оплачен';
  return mayMove(order, 'paid', 'system', now) ? null : `Заказ в\u00a0статусе «${statusLabel(order.status)}»`;
}

async function acceptMoney(
  deps: PayingDeps,
  { id }: PaymentRow,
  found: AcquirerPayment,
  isAgain = false,
): Promise<void> {
  const { db, now } = deps;
  const row = await new PaymentRepository(db).find(id);
  const order = row?.order_id ? await new OrderRepository(db).find(row.order_id) : undefined;
  if (!row || !order || row.status === 'paid' || row.status === 'unmatched') return;
  const reason = mismatchOf(row, order, found, now());
  if (reason === null) return payOrder(deps, row, order, found, isAgain);
  const at = now();
  const closing = { status: 'unmatched', reason, at, providerId: found.id } as const;
  if (!(await new PaymentRepository(db).close(id, ['creating', 'pending', 'canceled'], closing))) return;
  if (order.status === 'cancelled') await refundPayment(deps, order, { ...row, ...closing, provider_id: found.id });
}

/** When the order or the payment moves in the meantime, the money is judged again, once. */
async function payOrder(
  deps: PayingDeps,
  row: PaymentRow,
  order: OrderRow,
  found: AcquirerPayment,
  isAgain: boolean,
): Promise<void> {
  const at = deps.now();
  try {
    await moveOrder(deps, order, {
      ...{ to: 'paid', actor: 'system', text: paidText[row.way ?? 'card'] },
      alongside: async (tx) => {
        const repository = new PaymentRepository(tx);
        await repository.closeOthers(order.id, row.id, at);
        if (row.way) await new OrderRepository(tx).setPayment(order.id, row.way);
        const closing = { status: 'paid', reason: '', at, providerId: found.id } as const;
        if (!(await repository.close(row.id, ['creating', 'pending', 'canceled'], closing))) throw settledMeanwhile();
      },
    });
  } catch (error) {
    if (isAgain || !(error instanceof ProblemError)) throw error;
    await acceptMoney(deps, row, found, true);
  }
}

const settledMeanwhile = () => new ProblemError(409, 'order_status', 'Платёж уже учтён');

/** A notification says which payment or refund changed; its state is asked from the service. */
export async function acceptNotification(deps: PayingDeps, event: string, id: string): Promise<void> {
  if (event.startsWith('payment.')) await settlePayment(deps, id);
  if (event.startsWith('refund.')) await settleRefund(deps, id);
}

/** Follows payments and refunds until they are final, without notifications. */
export const sweepPayments = (deps: PayingDeps) => runAll([() => settleOpen(deps), () => continueRefunds(deps)]);

async function settleOpen(deps: PayingDeps) {
  const repository = new PaymentRepository(deps.db);
  await processEach(
    await repository.allOpen(),
    async ({ id, provider_id, created_at }) => {
      if (provider_id !== null) return settlePayment(deps, provider_id);
      if (deps.now().getTime() - created_at.getTime() < ABANDONED) return;
      await repository.close(id, ['creating'], { status: 'canceled', reason: 'not_started', at: deps.now() });
    },
    (error, { id }) => deps.failedPayment(error, id),
  );
}
