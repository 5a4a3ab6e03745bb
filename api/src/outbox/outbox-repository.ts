import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { outgoingMessages as messages } from '../tables/outbox-tables.ts';

export type OutgoingRow = typeof messages.$inferSelect;
export type Channel = OutgoingRow['channel'];

export class OutboxRepository {
  constructor(private readonly db: Db) {}

  async add(row: typeof messages.$inferInsert): Promise<number> {
    const [added] = await this.db.insert(messages).values(row).returning({ id: messages.id });
    if (!added) throw new Error('Insert returned no row');
    return added.id;
  }

  async due(channel: Channel, now: Date, limit: number): Promise<number[]> {
    const rows = await this.db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.channel, channel), lte(messages.next_try_at, now)))
      .orderBy(asc(messages.next_try_at), asc(messages.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  }

  /** Undefined when the message has been sent or another process is sending it. */
  async claim(id: number, now: Date, until: Date): Promise<OutgoingRow | undefined> {
    const [row] = await this.db
      .update(messages)
      .set({ next_try_at: until, tries: sql`${messages.tries} + 1` })
      .where(and(eq(messages.id, id), lte(messages.next_try_at, now)))
      .returning();
    return row;
  }

  postpone(id: number, until: Date) {
    return this.db.update(messages).set({ next_try_at: until }).where(eq(messages.id, id));
  }

  remove(id: number) {
    return this.db.delete(messages).where(eq(messages.id, id));
  }
}
