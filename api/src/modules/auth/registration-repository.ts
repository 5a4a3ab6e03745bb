import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { registrations } from '../../tables/auth-tables.ts';
import { users } from '../../tables/user-tables.ts';

export type Registration = typeof registrations.$inferSelect;

export class RegistrationRepository {
  constructor(private readonly db: Db) {}

  /** Replaces an earlier form of the same session. */
  async keep(row: Registration) {
    const { session_hash: _key, ...rest } = row;
    await this.db
      .insert(registrations)
      .values(row)
      .onConflictDoUpdate({ target: registrations.session_hash, set: rest });
  }

  async find(sessionHash: string, phone: string, since: Date): Promise<Registration | undefined> {
    const [row] = await this.db
      .select()
      .from(registrations)
      .where(
        and(
          eq(registrations.session_hash, sessionHash),
          eq(registrations.phone, phone),
          gt(registrations.created_at, since),
        ),
      );
    return row;
  }

  removeBefore(moment: Date) {
    return this.db.delete(registrations).where(lt(registrations.created_at, moment));
  }

  /** Undefined when the phone was registered concurrently. */
  async addUser(row: typeof users.$inferInsert) {
    const [user] = await this.db.insert(users).values(row).onConflictDoNothing().returning();
    return user;
  }
}
