import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { Waiting } from '@site/contracts/dashboard';
import { paths } from '@site/contracts/paths';
import { DAY, formatDate } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import type { Db } from '../../../db/database.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { Visitor } from '../../session/visitor.ts';
import { storagePeriod } from '../after-sale/order-machine.ts';
import { scopeOf } from '../../session/order-access.ts';
import { OrderListRepository } from '../order-list-repository.ts';
import type { OrderRow } from '../order-repository.ts';
import { PaymentRepository } from '../paying/payment-repository.ts';
import { waysInWords, waysToPay } from '../paying/ways-to-pay.ts';
import { OrderRequestRepository } from '../requests/order-request-repository.ts';

/** Items shown at most; the order list has the rest. */
const MOST = 10;
/** How long an answered request stays listed. */
const NEWS_FOR = 7 * DAY;

type WaitingDeps = {
  db: Db;
  invoices: InvoiceService;
  onlineWays: readonly OnlinePaymentWay[];
  now: () => Date;
};

const pickup = (order: OrderRow): Waiting => ({
  kind: 'pickup',
  title: `Заберите заказ №\u00a0${order.number}`,
  text: `Он хранится до\u00a0${formatDate(new Date(order.status_since.getTime() + storagePeriod).toISOString())}`,
  url: paths.order(order.id),
});

const toPay = (order: OrderRow, ways: readonly OnlinePaymentWay[]): Waiting => ({
  kind: 'payment',
  title: `Оплатите заказ №\u00a0${order.number}`,
  text: `${formatPrice(order.total)}, на\u00a0сайте ${waysInWords(ways)}`,
  url: paths.order(order.id),
});

/** Dashboard source: invoices to pay, orders to collect and answered questions. */
export async function waitingOrders(
  { db, invoices, onlineWays, now }: WaitingDeps,
  visitor: Visitor,
): Promise<Waiting[]> {
  if (!visitor.user) return [];
  const scope = scopeOf(visitor, visitor.user.id);
  const statuses = ['awaiting_payment', 'partially_paid', 'ready_for_pickup'] as const;
  const [found, answered] = await Promise.all([
    new OrderListRepository(db).list({ scope, statuses }, 'date', MOST, 0),
    new OrderRequestRepository(db).answeredSince(scope, new Date(now().getTime() - NEWS_FOR)),
  ]);
  const ids = found.map(({ id }) => id);
  const [bills, paid, lines] = await Promise.all([
    invoices.ofOrders(ids),
    new PaymentRepository(db).ofOrders(ids),
    new OrderListRepository(db).linesOf(ids),
  ]);
  const payments = found.flatMap((order): Waiting[] => {
    const invoice = bills.find(({ order_id }) => order_id === order.id);
    const own = <Row extends { order_id: string | null }>(rows: Row[]) =>
      rows.filter(({ order_id }) => order_id === order.id);
    const ways = waysToPay(order, { payments: own(paid), lines: own(lines) }, onlineWays);
    if (ways.length > 0) return [toPay(order, ways)];
    if (!invoice || order.status === 'ready_for_pickup') return [];
    return [
      {
        kind: 'payment',
        title: `Оплатите счёт ${invoice.number}`,
        text: `Заказ №\u00a0${order.number}, ${formatPrice(order.total)}, до\u00a0${formatDate(invoice.due_date)}`,
        url: paths.order(order.id),
      },
    ];
  });
  return [
    ...payments,
    ...found.filter(({ status }) => status === 'ready_for_pickup').map(pickup),
    ...answered.slice(0, MOST).map(({ request, order }): Waiting => ({
      kind: 'answer',
      title: `Есть ответ на\u00a0вопрос №\u00a0${request.number}`,
      text: `Заказ №\u00a0${order.number}`,
      url: paths.order(order.id),
    })),
  ];
}
