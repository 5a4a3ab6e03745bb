import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { companies } from '../../tables/company-tables.ts';
import { users } from '../../tables/user-tables.ts';
import { orders } from '../../tables/order-tables.ts';

type Filter = { search: string; blocked?: boolean };

const columns = { user: users, company: companies.name };

export function createUserRepository(db: Db) {
  function matching({ search, blocked }: Filter) {
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
  const people = () => db.select(columns).from(users).leftJoin(companies, eq(companies.id, users.company_id));

  return {
    list: (filter: Filter, limit: number, offset: number) =>
      people()
        .where(matching(filter))
        .orderBy(asc(users.surname), asc(users.name), asc(users.id))
        .limit(limit)
        .offset(offset),

    async count(filter: Filter): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(users)
        .leftJoin(companies, eq(companies.id, users.company_id))
        .where(matching(filter));
      return row?.count ?? 0;
    },

    async byId(id: string) {
      const [row] = await people().where(eq(users.id, id));
      return row;
    },

    async byPhone(phone: string) {
      const [row] = await people().where(eq(users.phone, phone));
      return row;
    },

    ordersOf: (id: string) => db.$count(orders, eq(orders.user_id, id)),

    /** Returns false when the user already has that state. */
    async setBlocked(id: string, blocked: boolean): Promise<boolean> {
      const changed = await db
        .update(users)
        .set({ is_blocked: blocked })
        .where(and(eq(users.id, id), eq(users.is_blocked, !blocked)))
        .returning({ id: users.id });
      return changed.length === 1;
    },
  };
}
