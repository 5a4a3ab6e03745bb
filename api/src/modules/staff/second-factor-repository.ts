import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../tables/staff-tables.ts';

export type FactorRow = typeof secondFactors.$inferSelect;

export class SecondFactorRepository {
  constructor(private readonly db: Db) {}

  async find(userId: string): Promise<FactorRow | undefined> {
    const [row] = await this.db.select().from(secondFactors).where(eq(secondFactors.user_id, userId));
    return row;
  }

  /** Replaces an unconfirmed secret. Returns false when a confirmed one exists. */
  async begin(row: Pick<FactorRow, 'user_id' | 'secret' | 'created_at'>): Promise<boolean> {
    await this.db
      .insert(secondFactors)
      .values(row)
      .onConflictDoUpdate({
        target: secondFactors.user_id,
        set: { secret: row.secret, created_at: row.created_at, last_period: 0 },
        setWhere: isNull(secondFactors.confirmed_at),
      });
    return (await this.find(row.user_id))?.secret === row.secret;
  }

  /** Marks the codes of a period and of earlier ones as used. Returns false when they are. */
  async usePeriod(userId: string, period: number): Promise<boolean> {
    const used = await this.db
      .update(secondFactors)
      .set({ last_period: period })
      .where(and(eq(secondFactors.user_id, userId), lt(secondFactors.last_period, period)))
      .returning({ user_id: secondFactors.user_id });
    return used.length > 0;
  }

  async confirm(userId: string, now: Date, codeHashes: string[]) {
    await this.db.update(secondFactors).set({ confirmed_at: now }).where(eq(secondFactors.user_id, userId));
    await this.db.insert(recoveryCodes).values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })));
  }

  /** Returns false when there is no such unused code. */
  async useRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
    const used = await this.db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, codeHash)))
      .returning({ user_id: recoveryCodes.user_id });
    return used.length > 0;
  }

  countRecoveryCodes(userId: string): Promise<number> {
    return this.db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId));
  }

  /** Its recovery codes go with it. */
  async remove(userId: string): Promise<boolean> {
    const removed = await this.db
      .delete(secondFactors)
      .where(eq(secondFactors.user_id, userId))
      .returning({ user_id: secondFactors.user_id });
    return removed.length > 0;
  }
}
