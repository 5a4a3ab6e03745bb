import type { Credit } from '@site/kernel/credit';
import { and, eq, isNull, notInArray, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companies } from '../../../tables/company-tables.ts';
import { orders } from '../../../tables/order-tables.ts';

/** Accepts a connection or a transaction. */
export class CreditRepository {
  constructor(private readonly db: Db) {}

  /** Sum of the unpaid orders with deferred payment, except cancelled and returned ones, and without returned lines. */
  async owed(companyId: number): Promise<number> {
    const [row] = await this.db
      .select({ owed: sum(sql`${orders.total} - ${orders.returned_total}`) })
      .from(orders)
      .where(
        and(
          eq(orders.company_id, companyId),
          eq(orders.payment, 'credit'),
          isNull(orders.paid_at),
          notInArray(orders.status, ['cancelled', 'returned']),
        ),
      );
    return Number(row?.owed ?? 0);
  }

  /** Locks the company until the order's transaction ends, so that its next order counts this one. Null without a limit. */
  async locked(companyId: number): Promise<Credit | null> {
    const [row] = await this.db
      .select({ limit: companies.credit_limit, suspended_at: companies.suspended_at })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('update');
    return row?.limit && !row.suspended_at ? { limit: row.limit, owed: await this.owed(companyId) } : null;
  }
}
