import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../tables/user-tables.ts';
import { knownDevices } from '../../tables/auth-tables.ts';

export class KnownDeviceRepository {
  constructor(private readonly db: Db) {}

  /** Returns the hashes that belong to browsers of the number's owner. */
  async ofPhone(phone: string, hashes: string[]): Promise<Set<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await this.db
      .select({ hash: knownDevices.token_hash })
      .from(knownDevices)
      .innerJoin(users, eq(users.id, knownDevices.user_id))
      .where(and(inArray(knownDevices.token_hash, hashes), eq(users.phone, phone)));
    return new Set(rows.map(({ hash }) => hash));
  }

  /** Returns the hashes that belong to browsers of any user. */
  async existing(hashes: string[]): Promise<Set<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await this.db
      .select({ hash: knownDevices.token_hash })
      .from(knownDevices)
      .where(inArray(knownDevices.token_hash, hashes));
    return new Set(rows.map(({ hash }) => hash));
  }

  keep(hash: string, userId: string, now: Date) {
    return this.db
      .insert(knownDevices)
      .values({ token_hash: hash, user_id: userId, seen_at: now })
      .onConflictDoUpdate({ target: [knownDevices.token_hash, knownDevices.user_id], set: { seen_at: now } });
  }

  removeBefore(moment: Date) {
    return this.db.delete(knownDevices).where(lt(knownDevices.seen_at, moment));
  }

  removeOf(userId: string) {
    return this.db.delete(knownDevices).where(eq(knownDevices.user_id, userId));
  }
}
