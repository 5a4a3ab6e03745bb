import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { companies } from '../../tables/company-tables.ts';
import { users, type UserRow } from '../../tables/user-tables.ts';
import { orders } from '../../tables/order-tables.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';

export type FoundUser = { user: UserRow; company: string | null };
export type UserFilter = { search: string; blocked?: boolean; sort?: Sort<keyof typeof sorts> | undefined };

const sorts = {
  name: sql`${users.surname} || ' ' || ${users.name}`,
  email: sql`nullif(${users.email}, '')`,
  company: companies.name,
};

function matching({ search, blocked }: UserFilter) {
  const anywhere = `%${escapeLike(search)}%`;
  return and(
    search
      ? or(
          ilike(users.phone, anywhere),
          ilike(users.email, anywhere),
          ilike(companies.name, anywhere),
          sql`${users.surname} || ' ' || ${users.name} ilike ${anywhere}`,
        )
      : undefined,
    blocked === undefined ? undefined : eq(users.is_blocked, blocked),
  );
}

export class UserRepository {
  constructor(private readonly db: Db) {}

  list(filter: UserFilter, limit: number, offset: number): Promise<FoundUser[]> {
    return this.people()
      .where(matching(filter))
      .orderBy(
        ...listOrder(filter.sort, sorts, {
          usual: [asc(users.surname), asc(users.name), asc(users.id)],
          id: users.id,
        }),
      )
      .limit(limit)
      .offset(offset);
  }

  async count(filter: UserFilter): Promise<number> {
    const [row] = await this.db
      .select({ count: sql<number>`count(*)::int` })
      .from(users)
      .leftJoin(companies, eq(companies.id, users.company_id))
      .where(matching(filter));
    return row?.count ?? 0;
  }

  async byId(id: string): Promise<FoundUser | undefined> {
    const [row] = await this.people().where(eq(users.id, id));
    return row;
  }

  async byPhone(phone: string): Promise<FoundUser | undefined> {
    const [row] = await this.people().where(eq(users.phone, phone));
    return row;
  }

  ordersOf(id: string): Promise<number> {
    return this.db.$count(orders, eq(orders.user_id, id));
  }

  /** Returns false when the user already has that state. */
  async setBlocked(id: string, blocked: boolean): Promise<boolean> {
    const changed = await this.db
      .update(users)
      .set({ is_blocked: blocked })
      .where(and(eq(users.id, id), eq(users.is_blocked, !blocked)))
      .returning({ id: users.id });
    return changed.length === 1;
  }

  private people() {
    return this.db
      .select({ user: users, company: companies.name })
      .from(users)
      .leftJoin(companies, eq(companies.id, users.company_id));
  }
}
