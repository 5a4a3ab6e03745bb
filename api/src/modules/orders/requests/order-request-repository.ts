import type { OrderRequestOfBuyer } from '@site/contracts/orders';
import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { type Scope, within } from '../order-list-repository.ts';
import { orderLines, orderRequests, orderReturnLines, orders } from '../../../tables/order-tables.ts';

export type OrderRequestRow = typeof orderRequests.$inferSelect;
/** A line of a return with what it was in the order; `sum` is that of the returned quantity, in roubles. */
export type ReturnLineRow = Awaited<ReturnType<OrderRequestRepository['returnLinesOf']>>[number];
type Closing = { state: Exclude<OrderRequestOfBuyer['state'], 'open'>; answer: string; closed_at: Date };

const open = eq(orderRequests.state, 'open');

/** Accepts a connection or a transaction. */
export class OrderRequestRepository {
  constructor(private readonly db: Db) {}

  async add(row: Omit<typeof orderRequests.$inferInsert, 'number' | 'state'>): Promise<number> {
    const [added] = await this.db.insert(orderRequests).values(row).returning({ number: orderRequests.number });
    if (!added) throw new Error('Insert returned no row');
    return added.number;
  }

  async addReturnLines(request: number, orderId: string, lines: readonly { position: number; qty: number }[]) {
    await this.db
      .insert(orderReturnLines)
      .values(lines.map(({ position, qty }) => ({ request, order_id: orderId, position, qty })));
  }

  /** The lines of all returns of these orders, decided or not. */
  async returnLinesOf(orderIds: string[]) {
    if (orderIds.length === 0) return [];
    return this.db
      .select({
        request: orderReturnLines.request,
        state: orderRequests.state,
        order_id: orderReturnLines.order_id,
        position: orderReturnLines.position,
        qty: orderReturnLines.qty,
        product_id: orderLines.product_id,
        article: orderLines.article,
        name: orderLines.name,
        unit: orderLines.unit,
        sum: sql<number>`${orderLines.price} * ${orderReturnLines.qty}`,
        vat_rate: orderLines.vat_rate,
      })
      .from(orderReturnLines)
      .innerJoin(orderRequests, eq(orderRequests.number, orderReturnLines.request))
      .innerJoin(
        orderLines,
        and(eq(orderLines.order_id, orderReturnLines.order_id), eq(orderLines.position, orderReturnLines.position)),
      )
      .where(inArray(orderReturnLines.order_id, orderIds))
      .orderBy(asc(orderReturnLines.request), asc(orderReturnLines.position));
  }

  ofOrder(orderId: string) {
    return this.db
      .select()
      .from(orderRequests)
      .where(eq(orderRequests.order_id, orderId))
      .orderBy(desc(orderRequests.number));
  }

  async find(number: number) {
    const [row] = await this.db
      .select({ request: orderRequests, order: orders })
      .from(orderRequests)
      .innerJoin(orders, eq(orders.id, orderRequests.order_id))
      .where(eq(orderRequests.number, number));
    return row;
  }

  /** Returns false when the request was answered in the meantime. */
  async answer(number: number, closing: Closing): Promise<boolean> {
    const closed = await this.db
      .update(orderRequests)
      .set(closing)
      .where(and(eq(orderRequests.number, number), open))
      .returning({ number: orderRequests.number });
    return closed.length === 1;
  }

  /** Closes an open return, in the transaction of the order's move. */
  closeReturn(orderId: string, closing: Closing) {
    return this.db
      .update(orderRequests)
      .set(closing)
      .where(and(eq(orderRequests.order_id, orderId), eq(orderRequests.kind, 'return'), open));
  }

  async openOf(orderIds: string[]): Promise<Map<string, number>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.db
      .select({ id: orderRequests.order_id, count: count() })
      .from(orderRequests)
      .where(and(inArray(orderRequests.order_id, orderIds), open))
      .groupBy(orderRequests.order_id);
    return new Map(rows.map((row) => [row.id, row.count]));
  }

  /** Questions within the scope answered since `since`, newest first. */
  answeredSince(scope: Scope, since: Date) {
    return this.db
      .select({ request: orderRequests, order: { id: orders.id, number: orders.number } })
      .from(orderRequests)
      .innerJoin(orders, eq(orders.id, orderRequests.order_id))
      .where(and(within(scope), eq(orderRequests.state, 'answered'), gte(orderRequests.closed_at, since)))
      .orderBy(desc(orderRequests.closed_at));
  }

  /** Open requests oldest first, then the closed ones newest first. */
  list(onlyOpen: boolean, limit: number, offset: number) {
    return this.db
      .select({ request: orderRequests, order: orders })
      .from(orderRequests)
      .innerJoin(orders, eq(orders.id, orderRequests.order_id))
      .where(onlyOpen ? open : undefined)
      .orderBy(
        desc(sql`${orderRequests.state} = 'open'`),
        asc(sql`case when ${orderRequests.state} = 'open' then ${orderRequests.number} end`),
        desc(orderRequests.number),
      )
      .limit(limit)
      .offset(offset);
  }

  count(onlyOpen: boolean) {
    return this.db.$count(orderRequests, onlyOpen ? open : undefined);
  }
}
