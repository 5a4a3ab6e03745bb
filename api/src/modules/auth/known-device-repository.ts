import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../account/account-tables.ts';
import { knownDevices } from './auth-tables.ts';

export const createKnownDeviceRepository = (db: Db) => ({
  async isOf(phone: string, hash: string): Promise<boolean> {
    const [row] = await db
      .select({ user_id: knownDevices.user_id })
      .from(knownDevices)
      .innerJoin(users, eq(users.id, knownDevices.user_id))
      .where(and(eq(knownDevices.token_hash, hash), eq(users.phone, phone)));
    return row !== undefined;
  },

  async exists(hash: string): Promise<boolean> {
    const [row] = await db
      .select({ user_id: knownDevices.user_id })
      .from(knownDevices)
      .where(eq(knownDevices.token_hash, hash))
      .limit(1);
    return row !== undefined;
  },

  keep: (hash: string, userId: string, now: Date) =>
    db
      .insert(knownDevices)
      .values({ token_hash: hash, user_id: userId, seen_at: now })
      .onConflictDoUpdate({ target: [knownDevices.token_hash, knownDevices.user_id], set: { seen_at: now } }),

  removeBefore: (moment: Date) => db.delete(knownDevices).where(lt(knownDevices.seen_at, moment)),
});
