import type { ManagedPayment, RefundDone } from '@site/contracts/payments';
import type { z } from 'zod';
import { problems } from '../../../errors.ts';
import { formatKopecks } from '../../../papers/paper-texts.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { moveOrder } from '../after-sale/move-order.ts';
import { mayPayOnSite } from '../after-sale/order-machine.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';
import { PaymentRepository, type PaymentRow, type RefundRow } from '../paying/payment-repository.ts';
import { refundedSum, refundPayment } from '../paying/refund-payment.ts';
import type { PayingDeps } from '../paying/settle-payment.ts';

const NOUN = 'payments';

const states = {
  creating: 'начат',
  pending: 'ожидает оплаты',
  paid: 'оплачен',
  canceled: 'отменён',
  unmatched: 'требует решения',
} as const;

type Listed = { payment: PaymentRow; order: number | null; refunded: number };

const toListed = ({ payment, order, refunded }: Listed): ManagedPayment => {
  const isRefunded = payment.status === 'unmatched' && refunded === payment.sum;
  return {
    ...{ id: payment.provider_id, created_at: payment.created_at.toISOString(), order, way: payment.way },
    ...{ sum: payment.sum, refunded, state: isRefunded ? 'возвращён' : states[payment.status] },
    ...{ reason: payment.reason, is_stranger: order === null && !isRefunded },
  };
};

/** A refund as the staff sees it. Throws when the service has refused it. */
export function toRefund({ status, sum, reason }: RefundRow): z.infer<typeof RefundDone>['refunds'][number] {
  if (status === 'canceled') throw orderProblems.status(`Возврат отклонён: ${reason}`);
  return { sum, state: status === 'succeeded' ? 'succeeded' : 'pending' };
}

const money = (kopecks: number) => `${formatKopecks(kopecks)}\u00a0₽`;

/** Why the money cannot pay the order; null: it can. */
function mismatchOf({ sum }: PaymentRow, order: OrderRow): string | null {
  if (!mayPayOnSite(order)) return 'Этот заказ не\u00a0ждёт оплаты на\u00a0сайте';
  if (sum !== order.total * 100) return `Сумма заказа — ${money(order.total * 100)}, а\u00a0платежа — ${money(sum)}`;
  return null;
}

/** Payments on the site, and the decisions about those that belong to no order. */
export class ManagedPayments {
  constructor(private readonly deps: PayingDeps & { decisions: DecisionService }) {}

  /** Payments that need a decision, or all. */
  list({ page, all }: { page: number; all: boolean }) {
    const repository = new PaymentRepository(this.deps.db);
    return paged(page, {
      count: () => repository.count(all),
      rows: async (limit, offset) => (await repository.list(all, limit, offset)).map(toListed),
    });
  }

  /** Refunds a payment that belongs to no order in full. */
  async refund(id: string, author: string): Promise<z.infer<typeof RefundDone>['refunds']> {
    const payment = await this.findStranger(id);
    const refund = await refundPayment(this.deps, null, payment, (tx, sum) =>
      this.deps.decisions.record(tx, { author, noun: NOUN, subject: id, action: 'refund', text: money(sum) }),
    );
    if (!refund) throw refundedAlready();
    return [toRefund(refund)];
  }

  /** Pays an order with the money of a payment that belongs to none. The order must await exactly this sum. */
  async attach(id: string, number: number, author: string): Promise<void> {
    const { db, decisions } = this.deps;
    const found = await this.findStranger(id);
    const order = await new OrderRepository(db).byNumber(number);
    if (!order) throw problems.invalid({ order: `Заказа №\u00a0${number} нет` });
    const mismatch = mismatchOf(found, order);
    if (mismatch !== null) throw problems.invalid({ order: mismatch });
    await moveOrder(this.deps, order, {
      ...{ to: 'paid', actor: 'staff', text: '' },
      alongside: async (tx) => {
        const repository = new PaymentRepository(tx);
        // A refund may have begun, or a colleague may have attached it.
        const payment = strangerOf(await repository.lock(found.id));
        if (refundedSum(await repository.refundsOf([payment.id])) > 0) throw refundedAlready();
        await repository.closeOthers(order.id, payment.id, this.deps.now());
        await repository.attach(payment.id, order.id);
        if (payment.way) await new OrderRepository(tx).setPayment(order.id, payment.way);
        await decisions.record(tx, {
          author,
          noun: NOUN,
          subject: id,
          action: 'attach',
          text: `Заказ №\u00a0${number}`,
        });
        await decisions.record(tx, { author, noun: 'orders', subject: String(number), action: 'paid', text: id });
      },
    });
  }

  private async findStranger(id: string): Promise<PaymentRow> {
    return strangerOf(await new PaymentRepository(this.deps.db).byProviderId(id));
  }
}

function strangerOf(payment: PaymentRow | undefined): PaymentRow {
  if (!payment) throw problems.notFound();
  if (payment.order_id !== null) throw orderProblems.status('Платёж уже относится к\u00a0заказу');
  return payment;
}

const refundedAlready = () => orderProblems.status('Деньги по\u00a0этому платежу уже возвращены или возвращаются');
