import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { OnlinePayment } from '@site/contracts/orders';
import { sumOf } from '@site/kernel/sums';
import type { OrderLineRow, OrderRow } from '../order-repository.ts';
import type { PaymentRow, RefundRow } from './payment-repository.ts';
import { refundedSum } from './refund-payment.ts';
import { waysToPay } from './ways-to-pay.ts';

/** Codes of the service and our own: https://yookassa.ru/developers/payment-acceptance/after-the-payment/declined-payments */
const failures: Readonly<Record<string, string>> = {
  insufficient_funds: 'Не\u00a0хватает денег на\u00a0карте или счёте',
  expired_on_confirmation: 'Время оплаты истекло',
  '3d_secure_failed': 'Банк не\u00a0подтвердил платёж',
  card_expired: 'Срок действия карты истёк',
  invalid_csc: 'Неверный код с\u00a0карты',
  invalid_card_number: 'Неверный номер карты',
  payment_method_limit_exceeded: 'Превышен лимит карты или счёта',
  refused: 'Платёжный сервис не\u00a0принял платёж',
};
const FAILURE = 'Банк отклонил платёж';

/** Attempts that ended without a decision of the buyer or the bank. */
const silent = new Set(['replaced', 'not_started']);

function stateOf(payments: readonly PaymentRow[]): OnlinePayment['state'] {
  const last = payments.at(-1);
  if (payments.some(({ status }) => status === 'paid' || status === 'unmatched')) return 'paid';
  if (!last || (last.status === 'canceled' && silent.has(last.reason))) return 'none';
  return last.status === 'canceled' ? 'failed' : last.status === 'pending' ? 'open' : 'none';
}

function waysOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  payments: readonly PaymentRow[],
  onlineWays: readonly OnlinePaymentWay[],
) {
  const ways = waysToPay(order, { payments, lines }, onlineWays);
  if (ways.length === 0) return [];
  const open = payments.find(({ status }) => status === 'pending');
  if (open?.way) return [open.way];
  // The way chosen in the checkout comes first.
  return ways.toSorted((one, other) => Number(other === order.payment) - Number(one === order.payment));
}

/** Null: the order was not paid on the site, and cannot be. */
export function toOnlinePayment(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
  onlineWays: readonly OnlinePaymentWay[],
): OnlinePayment | null {
  const ways = waysOf(order, lines, payments, onlineWays);
  if (ways.length === 0 && payments.length === 0) return null;
  const state = stateOf(payments);
  const received = payments.filter(({ status }) => status === 'paid' || status === 'unmatched');
  return {
    ...{ ways, state },
    failure: state === 'failed' ? (failures[payments.at(-1)?.reason ?? ''] ?? FAILURE) : '',
    paid: sumOf(received.map(({ sum }) => sum)),
    refunded: refundedSum(refunds),
  };
}
