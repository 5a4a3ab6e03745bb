import type { OrderStatus } from '@site/contracts/orders';
import { and, asc, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { normaliseArticle } from '@site/kernel/article';
import { users } from '../account/account-tables.ts';
import { orderLines, orders } from './order-tables.ts';

/** Whose orders: a person's, those of a whole company, or both together. */
export type Scope = { userId: string | null; companyId: number | null };

export type OrderSort = 'date' | '-date' | 'total' | '-total';

export type OrderFilter = {
  /** Absent: everybody's, for the staff. */
  scope?: Scope;
  statuses?: readonly OrderStatus[];
  from?: Date;
  before?: Date;
  /** A number or the beginning of one, an article, words of a product's name, the buyer's own number. */
  search?: string;
  /** The staff finds people, too. */
  searchBuyers?: boolean;
};

const order: Record<OrderSort, SQL[]> = {
  '-date': [desc(orders.created_at), desc(orders.number)],
  date: [asc(orders.created_at), asc(orders.number)],
  '-total': [desc(orders.total), desc(orders.number)],
  total: [asc(orders.total), asc(orders.number)],
};

/** What was typed, as part of a pattern in which it means itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** One's own orders, with the company's for those who see them. */
export const within = ({ userId, companyId }: Scope): SQL | undefined =>
  or(
    userId === null ? undefined : eq(orders.user_id, userId),
    companyId === null ? undefined : eq(orders.company_id, companyId),
  ) ?? sql`false`;

export function createOrderListRepository(db: Db) {
  const lineWith = (name: string, article: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(
          and(
            eq(orderLines.order_id, orders.id),
            or(
              ilike(orderLines.name, `%${name}%`),
              // As it is written in price lists and mails: without its hyphens, with spaces.
              article
                ? sql`regexp_replace(upper(${orderLines.article}), '[^0-9A-Z]', '', 'g') like ${`%${article}%`}`
                : undefined,
            ),
          ),
        ),
    );

  function found(search: string, buyers: boolean): SQL | undefined {
    const text = literally(search.replace(/^№\s*/, ''));
    const anywhere = `%${text}%`;
    return or(
      sql`${orders.number}::text like ${`${text}%`}`,
      ilike(orders.customer_order_no, anywhere),
      lineWith(text, literally(normaliseArticle(search))),
      buyers ? sql`${orders.contact}::text ilike ${anywhere}` : undefined,
      buyers ? sql`${orders.company} ->> 'company' ilike ${anywhere}` : undefined,
    );
  }

  const matching = ({ scope, statuses, from, before, search, searchBuyers = false }: OrderFilter) =>
    and(
      scope && within(scope),
      statuses && inArray(orders.status, [...statuses]),
      from && gte(orders.created_at, from),
      before && lt(orders.created_at, before),
      search ? found(search, searchBuyers) : undefined,
    );

  return {
    list: (filter: OrderFilter, sort: OrderSort, limit: number, offset: number) =>
      db
        .select()
        .from(orders)
        .where(matching(filter))
        .orderBy(...order[sort])
        .limit(limit)
        .offset(offset),

    linesOf: (orderIds: string[]) =>
      orderIds.length
        ? db
            .select()
            .from(orderLines)
            .where(inArray(orderLines.order_id, orderIds))
            .orderBy(asc(orderLines.order_id), asc(orderLines.position))
        : Promise.resolve([]),

    /** Names of those who have placed them, by their ids. */
    async buyersOf(orderIds: string[]): Promise<Map<string, string>> {
      if (orderIds.length === 0) return new Map();
      const rows = await db
        .selectDistinct({ id: users.id, name: users.name, surname: users.surname })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.user_id))
        .where(inArray(orders.id, orderIds));
      return new Map(rows.map(({ id, name, surname }) => [id, `${surname} ${name}`]));
    },

    count: (filter: OrderFilter) => db.$count(orders, matching(filter)),
  };
}
