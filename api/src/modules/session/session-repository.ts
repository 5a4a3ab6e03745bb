import { and, desc, eq, gt, gte, lt, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { problems } from '../../errors.ts';
import { companies } from '../../tables/company-tables.ts';
import { users } from '../../tables/user-tables.ts';
import { replacedSessions, sessions } from '../../tables/session-tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

const findSession = prepared((db) =>
  db
    .select({ session: sessions, user: users, company: companies })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(companies, eq(companies.id, users.company_id))
    .where(eq(sessions.id_hash, sql.placeholder('id_hash')))
    .prepare('find_session'),
);

export class SessionRepository {
  constructor(private readonly db: Db) {}

  /** Returns the session with its user and company in one query, because every request of a visitor runs it. */
  async find(idHash: string) {
    const [row] = await findSession(this.db).execute({ id_hash: idHash });
    return row;
  }

  async insert(row: typeof sessions.$inferInsert) {
    await this.db.insert(sessions).values(row);
  }

  async change(
    idHash: string,
    change: Partial<Pick<SessionRow, 'expires_at' | 'seen_at' | 'pending_phone' | 'price_level'>>,
  ) {
    await this.db.update(sessions).set(change).where(eq(sessions.id_hash, idHash));
  }

  /** Moves a session to another hash. Rows of guests that refer to the old one are deleted. */
  async replaceHash(idHash: string, change: Pick<SessionRow, 'id_hash' | 'stepped_up_at'>) {
    const [row] = await this.db.delete(sessions).where(eq(sessions.id_hash, idHash)).returning();
    if (!row) throw problems.sessionReplaced();
    await this.insert({ ...row, ...change });
  }

  async stepDown(userId: string) {
    await this.db.update(sessions).set({ stepped_up_at: null }).where(eq(sessions.user_id, userId));
  }

  of(userId: string, now: Date): Promise<SessionRow[]> {
    return this.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now), not(sessions.is_read_only)))
      .orderBy(desc(sessions.seen_at));
  }

  /** Ends a session of the user by its public name. Returns false when there is none. */
  async endNamed(userId: string, name: string): Promise<boolean> {
    const ended = await this.db
      .delete(sessions)
      .where(and(eq(sessions.user_id, userId), eq(sessions.name, name)))
      .returning({ name: sessions.name });
    return ended.length > 0;
  }

  /** Ends all sessions of the user except the one with this hash. */
  async endOthers(userId: string, idHash: string | null) {
    await this.db
      .delete(sessions)
      .where(and(eq(sessions.user_id, userId), idHash ? ne(sessions.id_hash, idHash) : undefined));
  }

  async remove(idHash: string) {
    await this.db.delete(sessions).where(eq(sessions.id_hash, idHash));
  }

  async removeReadOnly(idHash: string) {
    await this.db.delete(sessions).where(and(eq(sessions.id_hash, idHash), sessions.is_read_only));
  }

  async removeExpired(now: Date) {
    await this.db.delete(sessions).where(lt(sessions.expires_at, now));
  }

  async noteReplaced(idHash: string, now: Date) {
    await this.db.insert(replacedSessions).values({ id_hash: idHash, replaced_at: now }).onConflictDoNothing();
  }

  async wasReplacedSince(idHash: string, moment: Date): Promise<boolean> {
    const [row] = await this.db
      .select({ id_hash: replacedSessions.id_hash })
      .from(replacedSessions)
      .where(and(eq(replacedSessions.id_hash, idHash), gte(replacedSessions.replaced_at, moment)));
    return row !== undefined;
  }

  async forgetReplacedBefore(moment: Date) {
    await this.db.delete(replacedSessions).where(lt(replacedSessions.replaced_at, moment));
  }
}
