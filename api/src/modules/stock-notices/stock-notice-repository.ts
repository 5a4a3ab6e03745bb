import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { stockNotices } from '../../tables/stock-notice-tables.ts';

const waiting = isNull(stockNotices.sent_at);

export class StockNoticeRepository {
  constructor(private readonly db: Db) {}

  /** Ignores a duplicate of a pending notice. */
  add(row: typeof stockNotices.$inferInsert) {
    return this.db.insert(stockNotices).values(row).onConflictDoNothing();
  }

  async awaitedProducts(): Promise<number[]> {
    const rows = await this.db.selectDistinct({ id: stockNotices.product_id }).from(stockNotices).where(waiting);
    return rows.map(({ id }) => id);
  }

  async waitingFor(productId: number): Promise<number[]> {
    const rows = await this.db
      .select({ id: stockNotices.id })
      .from(stockNotices)
      .where(and(waiting, eq(stockNotices.product_id, productId)))
      .orderBy(asc(stockNotices.id));
    return rows.map(({ id }) => id);
  }

  /** Marks a notice as sent and returns its address; undefined when it has been sent or deleted. */
  async take(id: number, at: Date): Promise<string | undefined> {
    const [taken] = await this.db
      .update(stockNotices)
      .set({ sent_at: at })
      .where(and(waiting, eq(stockNotices.id, id)))
      .returning({ email: stockNotices.email });
    return taken?.email;
  }

  removeBefore(moment: Date) {
    return this.db.delete(stockNotices).where(lt(stockNotices.created_at, moment));
  }
}
