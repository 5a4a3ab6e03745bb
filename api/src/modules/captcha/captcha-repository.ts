import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../tables/session-tables.ts';
import { captchaChallenges } from '../../tables/captcha-tables.ts';

export class CaptchaRepository {
  constructor(private readonly db: Db) {}

  add(row: typeof captchaChallenges.$inferInsert) {
    return this.db.insert(captchaChallenges).values(row);
  }

  /** Deletes and returns the challenge of this session, so that it can be solved once. */
  async take(challenge: string, sessionHash: string, now: Date) {
    const [row] = await this.db
      .delete(captchaChallenges)
      .where(
        and(
          eq(captchaChallenges.challenge, challenge),
          eq(captchaChallenges.session_hash, sessionHash),
          gt(captchaChallenges.expires_at, now),
        ),
      )
      .returning();
    return row;
  }

  removeExpired(now: Date) {
    return this.db.delete(captchaChallenges).where(lt(captchaChallenges.expires_at, now));
  }

  givePass(sessionHash: string, until: Date) {
    return this.db.update(sessions).set({ captcha_pass_until: until }).where(eq(sessions.id_hash, sessionHash));
  }

  /** Whether a pass was used; false when there is none or another call used it first. */
  async usePass(sessionHash: string, now: Date): Promise<boolean> {
    const used = await this.db
      .update(sessions)
      .set({ captcha_pass_until: null })
      .where(and(eq(sessions.id_hash, sessionHash), gt(sessions.captcha_pass_until, now)))
      .returning({ id_hash: sessions.id_hash });
    return used.length === 1;
  }
}
