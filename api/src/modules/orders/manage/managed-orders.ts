import type { ManagedOrder, ManagedOrderRow, OrderMove } from '@site/contracts/manage-orders';
import type { OrderStatus } from '@site/contracts/orders';
import type { RefundDone } from '@site/contracts/payments';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { formatKopecks } from '../../../papers/paper-texts.ts';
import type { Upload } from '../../../uploads/file-store.ts';
import type { DecisionService, NewDecision } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { guest } from '../../session/visitor.ts';
import { moveOrder } from '../after-sale/move-order.ts';
import { mayMove, orderMachine, statusLabel } from '../after-sale/order-machine.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { OrderListRepository, type OrderSort } from '../order-list-repository.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRepository, type OrderRow } from '../order-repository.ts';
import type { OrderService } from '../order-service.ts';
import { PaymentRepository } from '../paying/payment-repository.ts';
import { refundDue, refundPayment } from '../paying/refund-payment.ts';
import type { PayingDeps } from '../paying/settle-payment.ts';
import { toRefund } from './managed-payments.ts';

const NOUN = 'orders';

type ManagedOrderDeps = PayingDeps & { orders: OrderService; files: OrderFiles; decisions: DecisionService };
type Filter = { status?: OrderStatus; search: string; sort?: OrderSort; page: number };

const toRow = (order: OrderRow): ManagedOrderRow => ({
  id: order.id,
  number: order.number,
  created_at: order.created_at.toISOString(),
  status: order.status,
  status_label: statusLabel(order.status),
  buyer: `${order.contact.surname} ${order.contact.name}`,
  phone: order.contact.phone,
  company: order.company?.company ?? null,
  total: order.total,
});

const decision = ({ number }: OrderRow, author: string, action: string, text = ''): NewDecision => ({
  author,
  noun: NOUN,
  subject: String(number),
  action,
  text,
});

/** Actions of the staff on orders. Each records a decision with its author. */
export class ManagedOrders {
  constructor(private readonly deps: ManagedOrderDeps) {}

  list({ page, status, search, sort = '-date' }: Filter) {
    const repository = new OrderListRepository(this.deps.db);
    const filter = { ...(status && { statuses: [status] }), search, searchBuyers: true };
    return paged(page, {
      count: () => repository.count(filter),
      rows: async (limit, offset) => (await repository.list(filter, sort, limit, offset)).map(toRow),
    });
  }

  async show(order: string): Promise<ManagedOrder> {
    return this.view(await this.find(order));
  }

  async move(order: string, { status, text }: z.output<typeof OrderMove>, author: string): Promise<ManagedOrder> {
    if (status === 'cancelled' && !text) throw problems.invalid({ text: 'Укажите причину' });
    return this.view(await this.moveRow(await this.find(order), status, text, author));
  }

  /** Moves an order through statuses; the buyer is told of the last one. */
  async moveAlong(order: string, way: readonly OrderStatus[], text: string, author: string): Promise<void> {
    let row = await this.find(order);
    for (const [index, status] of way.entries()) {
      const isLast = index === way.length - 1;
      row = await this.moveRow(row, status, isLast ? text : '', author, !isLast);
    }
  }

  /** Moves the order to `paid`. A deferred payment is only recorded, in any status, and frees the company's limit. */
  async markPaid(order: string, author: string): Promise<void> {
    const { db, decisions, now } = this.deps;
    const row = await this.find(order);
    const record = (tx: Db) => decisions.record(tx, decision(row, author, 'payment'));
    if (row.payment !== 'credit') {
      await moveOrder(this.deps, row, { to: 'paid', actor: 'staff', text: '', alongside: record });
      return;
    }
    await db.transaction(async (tx) => {
      if (!(await new OrderRepository(tx).markPaid(row.id, now())))
        throw orderProblems.status('Оплата этого заказа уже отмечена');
      await record(tx);
    });
  }

  /** Refunds what is due to the buyer: all of a cancelled or returned order, returned lines, and money that paid nothing. */
  async refund(order: string, author: string): Promise<z.infer<typeof RefundDone>['refunds']> {
    const { db, decisions } = this.deps;
    const row = await this.find(order);
    const record = (tx: Db, sum: number) =>
      decisions.record(tx, decision(row, author, 'refund', `${formatKopecks(sum)} ₽`));
    const refunds: z.infer<typeof RefundDone>['refunds'] = [];
    for (const payment of await new PaymentRepository(db).receivedFor(row.id)) {
      const refund = await refundPayment(this.deps, row, payment, record);
      if (refund) refunds.push(toRefund(refund));
    }
    if (refunds.length === 0) throw orderProblems.status('По\u00a0этому заказу нечего возвращать на\u00a0сайте');
    return refunds;
  }

  async addDocument(order: string, upload: Upload, author: string) {
    const { db, files, decisions } = this.deps;
    const row = await this.find(order);
    const file = await files.addDocument(row.id, upload);
    await decisions.record(db, decision(row, author, 'document', file.name));
    return file;
  }

  private moveRow(row: OrderRow, to: OrderStatus, text: string, author: string, quiet = false): Promise<OrderRow> {
    const alongside = (tx: Db) => this.deps.decisions.record(tx, decision(row, author, to, text));
    return moveOrder(this.deps, row, { to, actor: 'staff', text, quiet, alongside });
  }

  /** Finds an order by its number or its id. */
  private async find(order: string): Promise<OrderRow> {
    const { db, orders } = this.deps;
    const row = /^\d{1,9}$/.test(order)
      ? await new OrderRepository(db).byNumber(Number(order))
      : await orders.find(order);
    if (!row) throw problems.notFound();
    return row;
  }

  private async view(row: OrderRow): Promise<ManagedOrder> {
    const { db, orders, decisions, now } = this.deps;
    const [order, made, refund_due] = await Promise.all([
      orders.view(row, guest),
      decisions.about(NOUN, String(row.number)),
      refundDue(db, row),
    ]);
    const next = Object.keys(orderMachine[row.status].next) as OrderStatus[];
    return {
      order,
      next: next.filter((to) => mayMove(row, to, 'staff', now())),
      owes_deferred: row.payment === 'credit' && row.paid_at === null,
      refund_due,
      decisions: made,
    };
  }
}
