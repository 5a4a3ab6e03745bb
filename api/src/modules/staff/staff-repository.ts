import type { StaffRole } from '@site/contracts/staff-rights';
import { and, arrayContains, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { recoveryCodes, secondFactors } from '../../tables/staff-tables.ts';
import { users, type UserRow } from '../../tables/user-tables.ts';

export class StaffRepository {
  constructor(private readonly db: Db) {}

  list() {
    return this.db
      .select({
        user: users,
        confirmed_at: secondFactors.confirmed_at,
        recovery_codes: this.db.$count(recoveryCodes, eq(recoveryCodes.user_id, users.id)),
      })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
      .where(and(users.came_user, sql`${users.staff_roles} <> '{}'`))
      .orderBy(asc(users.surname), asc(users.name), asc(users.id));
  }

  /** Whether an administrator can log in. */
  async hasAdministrator(): Promise<boolean> {
    const isActive = and(
      users.came_user,
      eq(users.is_blocked, false),
      arrayContains(users.staff_roles, ['administrator']),
    );
    return (await this.db.$count(users, isActive)) > 0;
  }

  /** Excludes another first administrator until the transaction ends. */
  lockFirst() {
    return this.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`);
  }

  /** Locks the user until the transaction ends. */
  async find(phone: string): Promise<UserRow | undefined> {
    const [row] = await this.db.select().from(users).where(eq(users.phone, phone)).for('update');
    return row;
  }

  async create(person: { phone: string; surname: string; name: string }): Promise<UserRow> {
    const [row] = await this.db.insert(users).values(person).returning();
    return row!;
  }

  async setRoles(id: string, staff_roles: StaffRole[]) {
    await this.db.update(users).set({ staff_roles, came_user: true }).where(eq(users.id, id));
  }
}
