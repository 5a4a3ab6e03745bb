import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { type Db, isUniqueViolation } from '../../db/database.ts';
import { manageKeys, type ManageKeyRow } from '../../tables/staff-tables.ts';

export class KeyRepository {
  constructor(private readonly db: Db) {}

  list(): Promise<ManageKeyRow[]> {
    return this.db.select().from(manageKeys).orderBy(desc(manageKeys.created_at), desc(manageKeys.id));
  }

  async byHash(keyHash: string): Promise<ManageKeyRow | undefined> {
    const [row] = await this.db.select().from(manageKeys).where(eq(manageKeys.key_hash, keyHash));
    return row;
  }

  /** Returns undefined when another key has the name. */
  async add(row: typeof manageKeys.$inferInsert): Promise<ManageKeyRow | undefined> {
    try {
      const [added] = await this.db.insert(manageKeys).values(row).returning();
      return added;
    } catch (error) {
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  /** Returns undefined for an unknown or revoked key. */
  async revoke(id: string, now: Date): Promise<ManageKeyRow | undefined> {
    const [revoked] = await this.db
      .update(manageKeys)
      .set({ revoked_at: now })
      .where(and(eq(manageKeys.id, id), isNull(manageKeys.revoked_at)))
      .returning();
    return revoked;
  }

  /** Records a use, unless one has been recorded since `before`. */
  async noteUse(id: string, now: Date, before: Date) {
    await this.db
      .update(manageKeys)
      .set({ last_used_at: now })
      .where(and(eq(manageKeys.id, id), or(isNull(manageKeys.last_used_at), lt(manageKeys.last_used_at, before))));
  }
}
