import { formatPrice } from '@site/kernel/money';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import { orderLines, orders } from '../../tables/order-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';

export const orderPersonalData: PersonalData = {
  // Orders and their documents stay for the retention period of accounting law. Files without an order are swept.
  keeps: ['orders.user_id', 'order_files.user_id', 'order_history.user_id', 'order_requests.user_id'],
  export: exportOrders,
};

async function exportOrders(db: Db, user: UserRow): Promise<OwnDataSection[]> {
  const found = await db
    .select({
      id: orders.id,
      number: orders.number,
      created_at: orders.created_at,
      status: orders.status,
      total: orders.total,
      contact: orders.contact,
      receiver: orders.receiver,
      comment: orders.comment,
    })
    .from(orders)
    .where(eq(orders.user_id, user.id))
    .orderBy(desc(orders.created_at));
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select({
      order_id: orderLines.order_id,
      article: orderLines.article,
      name: orderLines.name,
      qty: orderLines.qty,
      sum: orderLines.sum,
    })
    .from(orderLines)
    .where(inArray(orderLines.order_id, ids))
    .orderBy(asc(orderLines.position));
  const data = found.map(({ id, ...order }) => ({
    ...order,
    lines: lines.filter(({ order_id }) => order_id === id).map(({ order_id: _id, ...line }) => line),
  }));
  return [
    {
      key: 'orders',
      title: 'Заказы',
      head: ['Номер', 'Дата', 'Состав', 'Сумма'],
      data,
      rows: data.map((order) => [
        String(order.number),
        moment(order.created_at),
        order.lines.map(({ article, name, qty }) => `${article} ${name} × ${qty}`).join('; '),
        formatPrice(order.total),
      ]),
    },
  ];
}
