import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { OrderStatus } from '@site/contracts/orders';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type Scope, within } from './order-list-repository.ts';
import { orderHistory, orderLines, orderOwnLines, orders } from '../../tables/order-tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OwnLineRow = typeof orderOwnLines.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'number'>;
export type HistoryRow = typeof orderHistory.$inferInsert;

/** Accepts a connection or a transaction. */
export class OrderRepository {
  constructor(private readonly db: Db) {}

  async find(id: string): Promise<OrderRow | undefined> {
    const [row] = await this.db.select().from(orders).where(eq(orders.id, id));
    return row;
  }

  /** Locks the order until the transaction ends. */
  async lock(id: string): Promise<OrderRow | undefined> {
    const [row] = await this.db.select().from(orders).where(eq(orders.id, id)).for('update');
    return row;
  }

  async byNumber(number: number): Promise<OrderRow | undefined> {
    const [row] = await this.db.select().from(orders).where(eq(orders.number, number));
    return row;
  }

  async byKey(userId: string, key: string): Promise<OrderRow | undefined> {
    const [row] = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.user_id, userId), eq(orders.key, key)));
    return row;
  }

  /** The order placed from a proposal, ignoring cancelled orders. */
  async ofProposal(id: string): Promise<OrderRow | undefined> {
    const [row] = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.kp_id, id), ne(orders.status, 'cancelled')));
    return row;
  }

  async latestOf(userId: string, since: Date): Promise<OrderRow | undefined> {
    const [row] = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.user_id, userId), gte(orders.created_at, since)))
      .orderBy(desc(orders.created_at))
      .limit(1);
    return row;
  }

  linesOf(id: string) {
    return this.db.select().from(orderLines).where(eq(orderLines.order_id, id)).orderBy(asc(orderLines.position));
  }

  ownLinesOf(id: string) {
    return this.db
      .select()
      .from(orderOwnLines)
      .where(eq(orderOwnLines.order_id, id))
      .orderBy(asc(orderOwnLines.position));
  }

  async addOwnLines(id: string, lines: Omit<OwnLineRow, 'order_id' | 'position'>[]) {
    if (lines.length === 0) return;
    await this.db.insert(orderOwnLines).values(lines.map((line, position) => ({ ...line, order_id: id, position })));
  }

  historyOf(id: string) {
    return this.db.select().from(orderHistory).where(eq(orderHistory.order_id, id)).orderBy(asc(orderHistory.id));
  }

  async insert(order: NewOrder, lines: Omit<OrderLineRow, 'order_id' | 'position'>[]): Promise<OrderRow> {
    const [row] = await this.db.insert(orders).values(order).returning();
    if (!row) throw new Error('Insert returned no row');
    await this.db.insert(orderLines).values(lines.map((line, position) => ({ ...line, order_id: row.id, position })));
    return row;
  }

  /** When the order first entered the status, or undefined. */
  async firstIn(id: string, status: OrderStatus): Promise<Date | undefined> {
    const [row] = await this.db
      .select({ at: orderHistory.at })
      .from(orderHistory)
      .where(and(eq(orderHistory.order_id, id), eq(orderHistory.status, status)))
      .orderBy(asc(orderHistory.id))
      .limit(1);
    return row?.at;
  }

  /** Compares and sets the status. Returns false when the order has left `from` in the meantime. */
  async move(id: string, from: OrderStatus, to: OrderStatus, since: Date): Promise<boolean> {
    const moved = await this.db
      .update(orders)
      .set({
        status: to,
        status_since: since,
        returned_from: to === 'return_requested' ? from : null,
        ...(to === 'paid' && { paid_at: sql`coalesce(${orders.paid_at}, ${since})` }),
      })
      .where(and(eq(orders.id, id), eq(orders.status, from)))
      .returning({ id: orders.id });
    return moved.length === 1;
  }

  async setPayment(id: string, payment: OnlinePaymentWay) {
    await this.db.update(orders).set({ payment }).where(eq(orders.id, id));
  }

  /** Marks an order with deferred payment as paid, in any status. Returns false when it is already paid. */
  async markPaid(id: string, at: Date): Promise<boolean> {
    const paid = await this.db
      .update(orders)
      .set({ paid_at: at })
      .where(and(eq(orders.id, id), isNull(orders.paid_at)))
      .returning({ id: orders.id });
    return paid.length === 1;
  }

  /** Adds the sum of an accepted return of lines, in roubles. */
  addReturned(id: string, sum: number) {
    return this.db
      .update(orders)
      .set({ returned_total: sql`${orders.returned_total} + ${sum}` })
      .where(eq(orders.id, id));
  }

  note(row: Omit<HistoryRow, 'id'>) {
    return this.db.insert(orderHistory).values(row);
  }

  /** Orders that have been in `status` since `since` or longer. */
  async setPayUntil(id: string, pay_until: string | null): Promise<void> {
    await this.db.update(orders).set({ pay_until, pay_reminded: false }).where(eq(orders.id, id));
  }

  /** Returns false when the buyer has been reminded before. */
  async markReminded(id: string): Promise<boolean> {
    const marked = await this.db
      .update(orders)
      .set({ pay_reminded: true })
      .where(and(eq(orders.id, id), eq(orders.pay_reminded, false)))
      .returning({ id: orders.id });
    return marked.length === 1;
  }

  inStatusSince(status: OrderStatus, since: Date): Promise<OrderRow[]> {
    return this.db
      .select()
      .from(orders)
      .where(and(eq(orders.status, status), lte(orders.status_since, since)))
      .orderBy(asc(orders.status_since));
  }

  reassign(companyId: number, from: string, to: string) {
    return this.db
      .update(orders)
      .set({ user_id: to })
      .where(and(eq(orders.company_id, companyId), eq(orders.user_id, from)));
  }

  /** The manager of the latest order that has one. */
  async managerOf(scope: Scope) {
    const [row] = await this.db
      .select({ manager: orders.manager })
      .from(orders)
      .where(and(within(scope), isNotNull(orders.manager)))
      .orderBy(desc(orders.created_at))
      .limit(1);
    return row?.manager ?? null;
  }

  async hasAny(scope: Scope): Promise<boolean> {
    return (await this.db.$count(orders, within(scope))) > 0;
  }

  async countIn(statuses: OrderStatus[], scope: Scope): Promise<number> {
    const [row] = await this.db
      .select({ count: count() })
      .from(orders)
      .where(and(inArray(orders.status, statuses), within(scope)));
    return row?.count ?? 0;
  }
}
