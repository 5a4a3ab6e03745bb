import { and, asc, count, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import type { Owner } from '../../session/owners.ts';
import { orderFiles } from '../../../tables/order-tables.ts';

export type OrderFileRow = typeof orderFiles.$inferSelect;

/** Uploads of this visitor that are not attached to an order yet. */
const waitingOf = (owner: Owner): SQL | undefined =>
  and(
    isNull(orderFiles.order_id),
    'user_id' in owner ? eq(orderFiles.user_id, owner.user_id) : eq(orderFiles.session_hash, owner.session_hash),
  );

/** Accepts a connection or a transaction. */
export class OrderFileRepository {
  constructor(private readonly db: Db) {}

  insert(row: typeof orderFiles.$inferInsert) {
    return this.db.insert(orderFiles).values(row);
  }

  async countWaiting(owner: Owner): Promise<number> {
    const [row] = await this.db.select({ count: count() }).from(orderFiles).where(waitingOf(owner));
    return row?.count ?? 0;
  }

  async attach(ids: string[], orderId: string, owner: Owner): Promise<number> {
    const attached = await this.db
      .update(orderFiles)
      .set({ order_id: orderId })
      .where(and(inArray(orderFiles.id, ids), waitingOf(owner)))
      .returning({ id: orderFiles.id });
    return attached.length;
  }

  ofOrder(orderId: string): Promise<OrderFileRow[]> {
    return this.db
      .select()
      .from(orderFiles)
      .where(eq(orderFiles.order_id, orderId))
      .orderBy(asc(orderFiles.created_at));
  }

  documentsOf(orderIds: string[]): Promise<OrderFileRow[]> {
    return this.db
      .select()
      .from(orderFiles)
      .where(and(inArray(orderFiles.order_id, orderIds), eq(orderFiles.from_staff, true)))
      .orderBy(asc(orderFiles.created_at));
  }

  async find(orderId: string, fileId: string): Promise<OrderFileRow | undefined> {
    const [row] = await this.db
      .select()
      .from(orderFiles)
      .where(and(eq(orderFiles.id, fileId), eq(orderFiles.order_id, orderId)));
    return row;
  }

  async claimOfSession(hash: string, userId: string) {
    await this.db
      .update(orderFiles)
      .set({ user_id: userId, session_hash: null })
      .where(eq(orderFiles.session_hash, hash));
  }

  removeWaitingSince(moment: Date) {
    return this.db
      .delete(orderFiles)
      .where(and(isNull(orderFiles.order_id), lt(orderFiles.created_at, moment)))
      .returning({ id: orderFiles.id });
  }
}
