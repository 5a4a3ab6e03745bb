import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { consents } from '../../tables/consent-tables.ts';

export type ConsentRow = typeof consents.$inferInsert;

export const createConsentRepository = (db: Db) => ({
  add: (rows: ConsentRow[]) => db.insert(consents).values(rows),
  of: (userId: string) =>
    db
      .select()
      .from(consents)
      .where(eq(consents.user_id, userId))
      .orderBy(desc(consents.created_at), desc(consents.id)),
  active: (userIds: string[], purpose: string) =>
    db
      .select({ user_id: consents.user_id })
      .from(consents)
      .where(and(inArray(consents.user_id, userIds), eq(consents.purpose, purpose), isNull(consents.withdrawn_at))),
  withdraw: (userId: string, purpose: string, now: Date) =>
    db
      .update(consents)
      .set({ withdrawn_at: now })
      .where(and(eq(consents.user_id, userId), eq(consents.purpose, purpose), isNull(consents.withdrawn_at))),
});
