import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '../../db/database.ts';
import { companies, users } from '../account/account-tables.ts';
import { loginCodes } from './auth-tables.ts';

const queries = (db: Db) => ({
  async findUser(phone: string) {
    const [row] = await db
      .select({ user: users, company: companies })
      .from(users)
      .leftJoin(companies, eq(companies.id, users.company_id))
      .where(eq(users.phone, phone));
    return row;
  },

  async isRegistered(phone: string): Promise<boolean> {
    const [row] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    return row !== undefined;
  },

  codesSince: (phone: string, since: Date) =>
    db
      .select({ created_at: loginCodes.created_at, state: loginCodes.state })
      .from(loginCodes)
      .where(and(eq(loginCodes.phone, phone), gt(loginCodes.created_at, since)))
      .orderBy(desc(loginCodes.created_at)),

  deadCodesSince: (phone: string, since: Date) =>
    db
      .select({ died_at: loginCodes.died_at })
      .from(loginCodes)
      .where(and(eq(loginCodes.phone, phone), eq(loginCodes.state, 'dead'), gt(loginCodes.died_at, since)))
      .orderBy(desc(loginCodes.died_at)),

  /** A new code cancels the old one of the same purpose. */
  async addCode(code: Omit<typeof loginCodes.$inferInsert, 'id' | 'purpose'> & { purpose: string }) {
    await db
      .update(loginCodes)
      .set({ state: 'replaced' })
      .where(and(eq(loginCodes.phone, code.phone), eq(loginCodes.purpose, code.purpose), eq(loginCodes.state, 'open')));
    await db.insert(loginCodes).values(code);
  },

  /**
   * Takes one attempt off the open code and answers it, atomically: parallel guesses cannot share an attempt.
   * Undefined: there is no living code.
   */
  async takeAttempt(phone: string, purpose: string, now: Date) {
    const [row] = await db
      .update(loginCodes)
      .set({ attempts_left: sql`${loginCodes.attempts_left} - 1` })
      .where(
        and(
          eq(loginCodes.phone, phone),
          eq(loginCodes.purpose, purpose),
          eq(loginCodes.state, 'open'),
          gt(loginCodes.expires_at, now),
          gt(loginCodes.attempts_left, 0),
        ),
      )
      .returning();
    return row;
  },

  /** False when another call has used the code a moment earlier. */
  async useCode(id: number): Promise<boolean> {
    const used = await db
      .update(loginCodes)
      .set({ state: 'used' })
      .where(and(eq(loginCodes.id, id), eq(loginCodes.state, 'open')))
      .returning({ id: loginCodes.id });
    return used.length === 1;
  },

  /** False: somebody else has this number by now. */
  async setPhone(userId: string, phone: string): Promise<boolean> {
    try {
      await db.update(users).set({ phone }).where(eq(users.id, userId));
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  },

  killCode: (id: number, now: Date) =>
    db
      .update(loginCodes)
      .set({ state: 'dead', died_at: now })
      .where(and(eq(loginCodes.id, id), eq(loginCodes.state, 'open'))),
});

export type LoginQueries = ReturnType<typeof queries>;

export const createAuthRepository = (db: Db) => ({
  ...queries(db),

  /** One transaction; those for the same number follow one another, in all processes of the API. */
  inTurn: (phone: string, work: (within: LoginQueries) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`);
      await work(queries(tx));
    }),
});

export type AuthRepository = ReturnType<typeof createAuthRepository>;
