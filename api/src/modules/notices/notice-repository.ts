import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../tables/user-tables.ts';
import { notices, type NoticeRow } from '../../tables/notice-tables.ts';

const unread = isNull(notices.read_at);
const notMailed = and(unread, isNull(notices.mailed_at));

export class NoticeRepository {
  constructor(private readonly db: Db) {}

  add(rows: (typeof notices.$inferInsert)[]) {
    return this.db.insert(notices).values(rows);
  }

  async managersOf(companyId: number): Promise<string[]> {
    const rows = await this.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.company_id, companyId), inArray(users.role, ['company_manager', 'company_owner'])));
    return rows.map(({ id }) => id);
  }

  latest(userId: string, limit: number): Promise<NoticeRow[]> {
    return this.db.select().from(notices).where(eq(notices.user_id, userId)).orderBy(desc(notices.id)).limit(limit);
  }

  countUnread(userId: string): Promise<number> {
    return this.db.$count(notices, and(unread, eq(notices.user_id, userId)));
  }

  read(userId: string, upTo: number, at: Date) {
    return this.db
      .update(notices)
      .set({ read_at: at })
      .where(and(unread, eq(notices.user_id, userId), lte(notices.id, upTo)));
  }

  removeBefore(moment: Date) {
    return this.db.delete(notices).where(lt(notices.created_at, moment));
  }

  removeOf(userId: string) {
    return this.db.delete(notices).where(eq(notices.user_id, userId));
  }

  setDigest(userId: string, digest: boolean) {
    return this.db.update(users).set({ notice_digest: digest }).where(eq(users.id, userId));
  }

  /** Users with the daily digest enabled, unread notices, and no digest since `since`: all, or one. */
  awaitingDigest(since: Date, id?: string) {
    return this.db
      .selectDistinct({ id: users.id, email: users.email, sent: users.notice_digest_at })
      .from(users)
      .innerJoin(notices, and(eq(notices.user_id, users.id), notMailed))
      .where(
        and(
          eq(users.notice_digest, true),
          ne(users.email, ''),
          or(isNull(users.notice_digest_at), lt(users.notice_digest_at, since)),
          id === undefined ? undefined : eq(users.id, id),
        ),
      );
  }

  /** Claims the digest. Returns false when another process has claimed it. */
  async takeDigest(userId: string, before: Date | null, at: Date): Promise<boolean> {
    const same = before ? lte(users.notice_digest_at, before) : isNull(users.notice_digest_at);
    const rows = await this.db
      .update(users)
      .set({ notice_digest_at: at })
      .where(and(eq(users.id, userId), same))
      .returning({ id: users.id });
    return rows.length > 0;
  }

  toMail(userId: string): Promise<NoticeRow[]> {
    return this.db
      .select()
      .from(notices)
      .where(and(eq(notices.user_id, userId), notMailed))
      .orderBy(asc(notices.id));
  }

  markMailed(userId: string, upTo: number, at: Date) {
    return this.db
      .update(notices)
      .set({ mailed_at: at })
      .where(and(eq(notices.user_id, userId), notMailed, lte(notices.id, upTo)));
  }
}
