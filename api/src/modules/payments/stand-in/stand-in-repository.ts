import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { paymentStandIn } from '../../../tables/payment-tables.ts';

export type StandInObject = Record<string, unknown> & { id: string };

export class StandInRepository {
  constructor(private readonly db: Db) {}

  async find(id: string): Promise<StandInObject | undefined> {
    const [row] = await this.db.select().from(paymentStandIn).where(eq(paymentStandIn.id, id));
    return row?.object as StandInObject | undefined;
  }

  async byKey(key: string): Promise<StandInObject | undefined> {
    const [row] = await this.db.select().from(paymentStandIn).where(eq(paymentStandIn.idempotence_key, key));
    return row?.object as StandInObject | undefined;
  }

  /** A concurrent request with the same key has no effect. */
  async add(key: string, object: StandInObject, at: Date) {
    await this.db
      .insert(paymentStandIn)
      .values({ id: object.id, idempotence_key: key, object, created_at: at })
      .onConflictDoNothing();
  }

  async set(object: StandInObject) {
    await this.db.update(paymentStandIn).set({ object }).where(eq(paymentStandIn.id, object.id));
  }

  async refundsOf(payment: string): Promise<StandInObject[]> {
    const rows = await this.db
      .select()
      .from(paymentStandIn)
      .where(eq(sql`${paymentStandIn.object}->>'payment_id'`, payment));
    return rows.map(({ object }) => object as StandInObject);
  }

  async latest(limit: number): Promise<StandInObject[]> {
    const rows = await this.db.select().from(paymentStandIn).orderBy(desc(paymentStandIn.created_at)).limit(limit);
    return rows.map(({ object }) => object as StandInObject);
  }
}
