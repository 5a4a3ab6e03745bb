import type { EmailKind } from '@site/contracts/personal';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../tables/user-tables.ts';
import { emailConfirmations } from '../../tables/email-tables.ts';

type Row = typeof emailConfirmations.$inferInsert;

export class EmailRepository {
  constructor(private readonly db: Db) {}

  add(row: Row) {
    return this.db.insert(emailConfirmations).values(row);
  }

  async find(codeHash: string, kind: EmailKind) {
    const [row] = await this.db
      .select({ confirmation: emailConfirmations, email: users.email })
      .from(emailConfirmations)
      .innerJoin(users, eq(users.id, emailConfirmations.user_id))
      .where(and(eq(emailConfirmations.code_hash, codeHash), eq(emailConfirmations.kind, kind)));
    return row;
  }

  /** Marks the code as used. Returns false when it is expired or already used. */
  async use(codeHash: string, now: Date): Promise<boolean> {
    const used = await this.db
      .update(emailConfirmations)
      .set({ used_at: now })
      .where(
        and(
          eq(emailConfirmations.code_hash, codeHash),
          isNull(emailConfirmations.used_at),
          gt(emailConfirmations.expires_at, now),
        ),
      )
      .returning({ code_hash: emailConfirmations.code_hash });
    return used.length === 1;
  }

  confirm(userId: string, email: string, kind: EmailKind, now: Date) {
    return this.db
      .update(users)
      .set(kind === 'account' ? { email_confirmed_at: now } : { learning_email_confirmed_at: now })
      .where(and(eq(users.id, userId), eq(users.email, email)));
  }

  removeBefore(moment: Date) {
    return this.db.delete(emailConfirmations).where(lt(emailConfirmations.created_at, moment));
  }

  removeOf(userId: string) {
    return this.db.delete(emailConfirmations).where(eq(emailConfirmations.user_id, userId));
  }
}
