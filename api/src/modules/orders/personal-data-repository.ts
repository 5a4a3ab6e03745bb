import { formatPrice } from '@site/kernel/money';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { moment, type OwnDataSection, type PersonalData } from '../../personal-data.ts';
import { returnedQty } from './after-sale/return-goods.ts';
import { OrderRequestRepository } from './requests/order-request-repository.ts';
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
      returned_total: orders.returned_total,
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
      position: orderLines.position,
      article: orderLines.article,
      name: orderLines.name,
      qty: orderLines.qty,
      sum: orderLines.sum,
    })
    .from(orderLines)
    .where(inArray(orderLines.order_id, ids))
    .orderBy(asc(orderLines.position));
  const returned = await new OrderRequestRepository(db).returnLinesOf(ids);
  const data = found.map(({ id, ...order }) => ({
    ...order,
    lines: lines
      .filter(({ order_id }) => order_id === id)
      .map(({ order_id: _id, position, ...line }) => ({
        ...line,
        returned: returnedQty(
          { position },
          returned.filter(({ order_id }) => order_id === id),
        ),
      })),
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
        order.lines
          .map(
            (line) =>
              `${line.article} ${line.name} × ${line.qty}${line.returned ? `, возвращено ${line.returned}` : ''}`,
          )
          .join('; '),
        formatPrice(order.total) + (order.returned_total ? `, возврат ${formatPrice(order.returned_total)}` : ''),
      ]),
    },
  ];
}
