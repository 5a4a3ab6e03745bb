import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { consents } from '../../tables/consent-tables.ts';

export type ConsentRow = typeof consents.$inferInsert;

export class ConsentRepository {
  constructor(private readonly db: Db) {}

  add(rows: ConsentRow[]) {
    return this.db.insert(consents).values(rows);
  }

  of(userId: string) {
    return this.db
      .select()
      .from(consents)
      .where(eq(consents.user_id, userId))
      .orderBy(desc(consents.created_at), desc(consents.id));
  }

  active(userIds: string[], purpose: string) {
    return this.db
      .select({ user_id: consents.user_id })
      .from(consents)
      .where(and(inArray(consents.user_id, userIds), eq(consents.purpose, purpose), isNull(consents.withdrawn_at)));
  }

  withdraw(userId: string, purpose: string, now: Date) {
    return this.db
      .update(consents)
      .set({ withdrawn_at: now })
      .where(and(eq(consents.user_id, userId), eq(consents.purpose, purpose), isNull(consents.withdrawn_at)));
  }
}
