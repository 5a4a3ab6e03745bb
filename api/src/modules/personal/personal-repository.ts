import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type UserRow, users } from '../../tables/user-tables.ts';

type Change = Partial<typeof users.$inferInsert>;

export class PersonalRepository {
  constructor(private readonly db: Db) {}

  async change(id: string, change: Change): Promise<UserRow> {
    const [user] = await this.db.update(users).set(change).where(eq(users.id, id)).returning();
    if (!user) throw new Error(`User ${id} does not exist`);
    return user;
  }

  /** Whether the company would be left with members but without an owner. */
  async isLastOwner(id: string, companyId: number): Promise<boolean> {
    const people = await this.db
      .select({ id: users.id, role: users.role, deletion_at: users.deletion_at })
      .from(users)
      .where(eq(users.company_id, companyId));
    const others = people.filter((person) => person.id !== id && person.role !== 'company_pending');
    // An owner with a pending deletion does not count.
    return others.length > 0 && !others.some((one) => one.role === 'company_owner' && one.deletion_at === null);
  }

  /** Returns another owner or, failing that, a manager; users without a pending deletion come first. */
  async successorOf(id: string, companyId: number): Promise<string | undefined> {
    const [successor] = await this.db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.company_id, companyId),
          ne(users.id, id),
          inArray(users.role, ['company_owner', 'company_manager']),
          isNull(users.deleted_at),
        ),
      )
      .orderBy(sql`${users.deletion_at} is not null, ${users.role} <> 'company_owner'`, asc(users.id))
      .limit(1);
    return successor?.id;
  }

  /** Replaces the profile by an anonymous one, to which orders and consents keep referring. */
  anonymise(id: string, now: Date): Promise<UserRow> {
    return this.change(id, {
      phone: id,
      surname: 'Удалённый',
      name: 'пользователь',
      patronymic: '',
      email: '',
      city: '',
      position: '',
      role: 'customer',
      staff_roles: [],
      company_id: null,
      user_access_moderation: false,
      email_confirmed_at: null,
      learning_email_confirmed_at: null,
      deletion_at: null,
      deleted_at: now,
    });
  }

  /** All, or one. */
  dueForDeletion(now: Date, id?: string): Promise<UserRow[]> {
    return this.db
      .select()
      .from(users)
      .where(
        and(
          isNotNull(users.deletion_at),
          lte(users.deletion_at, now),
          isNull(users.deleted_at),
          id === undefined ? undefined : eq(users.id, id),
        ),
      );
  }
}
