import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '../../db/database.ts';
import { companies } from '../../tables/company-tables.ts';
import { users } from '../../tables/user-tables.ts';
import { loginCodes } from '../../tables/auth-tables.ts';

type CodeRow = typeof loginCodes.$inferSelect;
export type SentCode = Pick<CodeRow, 'created_at' | 'state' | 'died_at' | 'session_hash' | 'address' | 'device_hash'>;

interface CodeKey {
  phone: string;
  purpose: string;
  session_hash: string;
}

const isFor = ({ phone, purpose, session_hash }: CodeKey) =>
  and(eq(loginCodes.phone, phone), eq(loginCodes.purpose, purpose), eq(loginCodes.session_hash, session_hash));

export class LoginCodeRepository {
  constructor(private readonly db: Db) {}

  async findUser(phone: string) {
    const [row] = await this.db
      .select({ user: users, company: companies })
      .from(users)
      .leftJoin(companies, eq(companies.id, users.company_id))
      .where(eq(users.phone, phone));
    return row;
  }

  async isRegistered(phone: string): Promise<boolean> {
    const [row] = await this.db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    return row !== undefined;
  }

  codesSince(phone: string, since: Date): Promise<SentCode[]> {
    return this.db
      .select({
        created_at: loginCodes.created_at,
        state: loginCodes.state,
        died_at: loginCodes.died_at,
        session_hash: loginCodes.session_hash,
        address: loginCodes.address,
        device_hash: loginCodes.device_hash,
      })
      .from(loginCodes)
      .where(and(eq(loginCodes.phone, phone), gt(loginCodes.created_at, since)))
      .orderBy(desc(loginCodes.created_at));
  }

  /** Replaces the session's open code of the same purpose. */
  async addCode(code: Omit<typeof loginCodes.$inferInsert, 'id'> & { purpose: string; session_hash: string }) {
    await this.db
      .update(loginCodes)
      .set({ state: 'replaced' })
      .where(and(isFor(code), eq(loginCodes.state, 'open')));
    await this.db.insert(loginCodes).values(code);
  }

  /**
   * Atomically takes one attempt off the session's open code and returns the code, so that concurrent guesses cannot
   * share an attempt. Undefined when the session has no valid code.
   */
  async takeAttempt(wanted: CodeKey, now: Date) {
    const [row] = await this.db
      .update(loginCodes)
      .set({ attempts_left: sql`${loginCodes.attempts_left} - 1` })
      .where(
        and(
          isFor(wanted),
          eq(loginCodes.state, 'open'),
          gt(loginCodes.expires_at, now),
          gt(loginCodes.attempts_left, 0),
        ),
      )
      .returning();
    return row;
  }

  /** Whether the code was marked as used; false when another call used it first. */
  async useCode(id: number): Promise<boolean> {
    const used = await this.db
      .update(loginCodes)
      .set({ state: 'used' })
      .where(and(eq(loginCodes.id, id), eq(loginCodes.state, 'open')))
      .returning({ id: loginCodes.id });
    return used.length === 1;
  }

  /** Whether the number was changed; false when another user has it. */
  async setPhone(userId: string, phone: string): Promise<boolean> {
    try {
      await this.db.update(users).set({ phone }).where(eq(users.id, userId));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  killCode(id: number, now: Date) {
    return this.db
      .update(loginCodes)
      .set({ state: 'dead', died_at: now })
      .where(and(eq(loginCodes.id, id), eq(loginCodes.state, 'open')));
  }

  /** Runs `work` in a transaction, one at a time for each number across all API processes. */
  inTurn(phone: string, work: (within: LoginCodeRepository) => Promise<void>): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
      await work(new LoginCodeRepository(tx));
    });
  }
}
