import { and, desc, eq, gt, gte, lt, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { companies } from '../../tables/company-tables.ts';
import { users } from '../../tables/user-tables.ts';
import { replacedSessions, sessions } from '../../tables/session-tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

const find = prepared((db) =>
  db
    .select({ session: sessions, user: users, company: companies })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(companies, eq(companies.id, users.company_id))
    .where(eq(sessions.id_hash, sql.placeholder('id_hash')))
    .prepare('find_session'),
);

export const createSessionRepository = (db: Db) => ({
  /** Returns the session with its user and company in one query, because every request of a visitor runs it. */
  async find(idHash: string) {
    const [row] = await find(db).execute({ id_hash: idHash });
    return row;
  },
  insert: (row: typeof sessions.$inferInsert) => db.insert(sessions).values(row),
  extend: (idHash: string, expiresAt: Date) =>
    db.update(sessions).set({ expires_at: expiresAt }).where(eq(sessions.id_hash, idHash)),
  noteSeen: (idHash: string, now: Date) =>
    db.update(sessions).set({ seen_at: now }).where(eq(sessions.id_hash, idHash)),
  of: (userId: string, now: Date) =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now), not(sessions.is_read_only)))
      .orderBy(desc(sessions.seen_at)),
  /** Ends a session of the user by its public name. Returns false when there is none. */
  async endNamed(userId: string, name: string): Promise<boolean> {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.user_id, userId), eq(sessions.name, name)))
      .returning({ name: sessions.name });
    return ended.length > 0;
  },
  endOthers: (userId: string, idHash: string | null) =>
    db.delete(sessions).where(and(eq(sessions.user_id, userId), idHash ? ne(sessions.id_hash, idHash) : undefined)),
  setPendingPhone: (idHash: string, phone: string) =>
    db.update(sessions).set({ pending_phone: phone }).where(eq(sessions.id_hash, idHash)),
  setPriceLevel: (idHash: string, level: SessionRow['price_level']) =>
    db.update(sessions).set({ price_level: level }).where(eq(sessions.id_hash, idHash)),
  remove: (idHash: string) => db.delete(sessions).where(eq(sessions.id_hash, idHash)),
  removeReadOnly: (idHash: string) =>
    db.delete(sessions).where(and(eq(sessions.id_hash, idHash), sessions.is_read_only)),
  removeExpired: (now: Date) => db.delete(sessions).where(lt(sessions.expires_at, now)),
  noteReplaced: (idHash: string, now: Date) =>
    db.insert(replacedSessions).values({ id_hash: idHash, replaced_at: now }).onConflictDoNothing(),
  async wasReplacedSince(idHash: string, moment: Date): Promise<boolean> {
    const [row] = await db
      .select({ id_hash: replacedSessions.id_hash })
      .from(replacedSessions)
      .where(and(eq(replacedSessions.id_hash, idHash), gte(replacedSessions.replaced_at, moment)));
    return row !== undefined;
  },
  forgetReplacedBefore: (moment: Date) => db.delete(replacedSessions).where(lt(replacedSessions.replaced_at, moment)),
});
