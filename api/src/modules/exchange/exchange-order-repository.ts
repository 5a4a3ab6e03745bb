import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { exchangeOrders, exchangeProducts } from '../../tables/exchange-tables.ts';
import { orderLines, orders } from '../../tables/order-tables.ts';
import type { OrderOf1C } from './order-documents.ts';

/** Accepts a connection or a transaction. */
export class ExchangeOrderRepository {
  constructor(private readonly db: Db) {}

  /** Orders with a version that 1C has not taken, oldest first. */
  async changed(limit: number): Promise<(OrderOf1C & { version: number })[]> {
    const found = await this.db
      .select({ order: orders, version: exchangeOrders.version, number_1c: exchangeOrders.number })
      .from(exchangeOrders)
      .innerJoin(orders, eq(orders.id, exchangeOrders.order_id))
      .where(lt(exchangeOrders.accepted, exchangeOrders.version))
      .orderBy(asc(orders.number))
      .limit(limit);
    if (found.length === 0) return [];
    const ids = found.map(({ order }) => order.id);
    const lines = await this.db
      .select({ line: orderLines, id_1c: sql<string | null>`min(${exchangeProducts.id})` })
      .from(orderLines)
      .leftJoin(exchangeProducts, eq(exchangeProducts.article, orderLines.article))
      .where(inArray(orderLines.order_id, ids))
      .groupBy(orderLines.order_id, orderLines.position)
      .orderBy(asc(orderLines.position));
    return found.map((one) => ({
      ...one,
      lines: lines.filter(({ line }) => line.order_id === one.order.id).map(({ line, id_1c }) => ({ ...line, id_1c })),
    }));
  }

  /** Notes the versions that a query gives to a session. */
  async offer(session: string, rows: readonly { id: string; version: number }[]) {
    await this.db.execute(sql`
      update exchange_orders e set offered = r.version, offered_to = ${session}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, version int) where e.order_id = r.id`);
  }

  /** 1C has taken what the session was given. A change since then stays to be given. */
  accept(session: string) {
    return this.db
      .update(exchangeOrders)
      .set({ accepted: sql`${exchangeOrders.offered}`, offered: null, offered_to: null })
      .where(eq(exchangeOrders.offered_to, session));
  }

  async byId(id: string) {
    const [row] = await this.db.select().from(orders).where(eq(orders.id, id));
    return row;
  }

  async byNumber(number: number) {
    const [row] = await this.db.select().from(orders).where(eq(orders.number, number));
    return row;
  }

  /** Stores the number that an order has in 1C; false if it is known. */
  async setNumber(order_id: string, number: string): Promise<boolean> {
    const changed = await this.db
      .update(exchangeOrders)
      .set({ number })
      .where(and(eq(exchangeOrders.order_id, order_id), sql`${exchangeOrders.number} <> ${number}`))
      .returning({ order_id: exchangeOrders.order_id });
    return changed.length === 1;
  }
}
