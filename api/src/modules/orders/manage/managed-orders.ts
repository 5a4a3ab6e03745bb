import type { ManagedOrder, ManagedOrderRow, OrderMove } from '@site/contracts/manage-orders';
import type { OrderStatus } from '@site/contracts/orders';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { Upload } from '../../../uploads/file-store.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { guest } from '../../session/visitor.ts';
import { mayMove, orderMachine, statusLabel } from '../after-sale/order-machine.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { createOrderListRepository } from '../order-list-repository.ts';
import { orderProblems } from '../order-problems.ts';
import { createOrderRepository, type OrderRow } from '../order-repository.ts';
import type { OrderService } from '../order-service.ts';

const NOUN = 'orders';

type Dependencies = {
  db: Db;
  orders: OrderService;
  files: OrderFiles;
  decisions: DecisionService;
  now: () => Date;
};
type Filter = { status?: OrderStatus; search: string; page: number };

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

/** Actions of the staff on orders. Each records a decision with its author. */
export function createManagedOrders({ db, orders, files, decisions, now }: Dependencies) {
  const list = createOrderListRepository(db);
  const repository = createOrderRepository(db);

  /** Finds an order by its number or its id. */
  async function find(order: string): Promise<OrderRow> {
    const row = /^\d{1,9}$/.test(order) ? await repository.byNumber(Number(order)) : await orders.find(order);
    if (!row) throw problems.notFound();
    return row;
  }

  async function view(row: OrderRow): Promise<ManagedOrder> {
    const [order, made] = await Promise.all([orders.view(row, guest), decisions.about(NOUN, String(row.number))]);
    const next = Object.keys(orderMachine[row.status].next) as OrderStatus[];
    return { order, next: next.filter((to) => mayMove(row, to, 'staff', now())), decisions: made };
  }

  const decision = ({ number }: OrderRow, author: string, action: string, text = '') => ({
    author,
    noun: NOUN,
    subject: String(number),
    action,
    text,
  });

  return {
    list: ({ page, status, search }: Filter) => {
      const filter = { ...(status && { statuses: [status] }), search, searchBuyers: true };
      return paged(page, {
        count: () => list.count(filter),
        rows: async (limit, offset) => (await list.list(filter, '-date', limit, offset)).map(toRow),
      });
    },

    show: async (order: string) => view(await find(order)),

    async move(order: string, { status, text }: z.output<typeof OrderMove>, author: string): Promise<ManagedOrder> {
      if (status === 'cancelled' && !text) throw orderProblems.mistakes({ text: 'Укажите причину' });
      const row = await find(order);
      const alongside = (tx: Db) => decisions.record(tx, decision(row, author, status, text));
      return view(await orders.move(row, { to: status, actor: 'staff', text, alongside }));
    },

    /** Moves the order to `paid`. A deferred payment is only recorded, in any status, and frees the company's limit. */
    async markPaid(order: string, author: string): Promise<void> {
      const row = await find(order);
      if (row.payment !== 'credit') {
        const alongside = (tx: Db) => decisions.record(tx, decision(row, author, 'payment'));
        await orders.move(row, { to: 'paid', actor: 'staff', text: '', alongside });
        return;
      }
      await db.transaction(async (tx) => {
        if (!(await createOrderRepository(tx).markPaid(row.id, now())))
          throw orderProblems.status('Оплата этого заказа уже отмечена');
        await decisions.record(tx, decision(row, author, 'payment'));
      });
    },

    async addDocument(order: string, upload: Upload, author: string) {
      const row = await find(order);
      const file = await files.addDocument(row.id, upload);
      await decisions.record(db, decision(row, author, 'document', file.name));
      return file;
    },
  };
}

export type ManagedOrders = ReturnType<typeof createManagedOrders>;
