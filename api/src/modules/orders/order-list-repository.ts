import type { OrderStatus } from '@site/contracts/orders';
import { and, asc, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { normaliseArticle } from '@site/kernel/article';
import { escapeLike } from '../../db/like.ts';
import { users } from '../../tables/user-tables.ts';
import { orderLines, orders } from '../../tables/order-tables.ts';
import type { Waiting } from '../../waiting.ts';
import { waitingPayments } from './paying/payment-repository.ts';

/** Orders of a user, of a company, or of both. */
export type Scope = { userId: string | null; companyId: number | null };

export type OrderSort = 'date' | '-date' | 'total' | '-total';

export type OrderFilter = {
  /** When absent, all orders, for the staff. */
  scope?: Scope;
  statuses?: readonly OrderStatus[];
  from?: Date;
  before?: Date;
  /** An order number or its beginning, an article, part of a product name, or the customer's order number. */
  search?: string;
  /** Also searches buyers and companies, for the staff. */
  searchBuyers?: boolean;
};

const order: Record<OrderSort, SQL[]> = {
  '-date': [desc(orders.created_at), desc(orders.number)],
  date: [asc(orders.created_at), asc(orders.number)],
  '-total': [desc(orders.total), desc(orders.number)],
  total: [asc(orders.total), asc(orders.number)],
};

export const within = ({ userId, companyId }: Scope): SQL | undefined =>
  or(
    userId === null ? undefined : eq(orders.user_id, userId),
    companyId === null ? undefined : eq(orders.company_id, companyId),
  ) ?? sql`false`;

export class OrderListRepository {
  constructor(private readonly db: Db) {}

  private lineWith(name: string, article: string) {
    return exists(
      this.db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(
          and(
            eq(orderLines.order_id, orders.id),
            or(
              ilike(orderLines.name, `%${name}%`),
              article ? sql`article_key(${orderLines.article}) like ${`%${article}%`}` : undefined,
            ),
          ),
        ),
    );
  }

  private found(search: string, buyers: boolean): SQL | undefined {
    const text = escapeLike(search.replace(/^№\s*/, ''));
    const anywhere = `%${text}%`;
    return or(
      sql`${orders.number}::text like ${`${text}%`}`,
      ilike(orders.customer_order_no, anywhere),
      this.lineWith(text, escapeLike(normaliseArticle(search))),
      buyers ? sql`${orders.contact}::text ilike ${anywhere}` : undefined,
      buyers ? sql`${orders.company} ->> 'company' ilike ${anywhere}` : undefined,
    );
  }

  private matching({ scope, statuses, from, before, search, searchBuyers = false }: OrderFilter) {
    return and(
      scope && within(scope),
      statuses && inArray(orders.status, [...statuses]),
      from && gte(orders.created_at, from),
      before && lt(orders.created_at, before),
      search ? this.found(search, searchBuyers) : undefined,
    );
  }

  list(filter: OrderFilter, sort: OrderSort, limit: number, offset: number) {
    return this.db
      .select()
      .from(orders)
      .where(this.matching(filter))
      .orderBy(...order[sort])
      .limit(limit)
      .offset(offset);
  }

  linesOf(orderIds: string[]) {
    return orderIds.length
      ? this.db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.order_id, orderIds))
          .orderBy(asc(orderLines.order_id), asc(orderLines.position))
      : Promise.resolve([]);
  }

  /** Buyers' names by user id. */
  async buyersOf(orderIds: string[]): Promise<Map<string, string>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.db
      .selectDistinct({ id: users.id, name: users.name, surname: users.surname })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(inArray(orders.id, orderIds));
    return new Map(rows.map(({ id, name, surname }) => [id, `${surname} ${name}`]));
  }

  count(filter: OrderFilter) {
    return this.db.$count(orders, this.matching(filter));
  }
}

/** For the queue of the staff. */
export const waitingRequestsAndPayments: Waiting = {
  questions: sql`select created_at from order_requests where state = 'open'`,
  payments: waitingPayments,
};
