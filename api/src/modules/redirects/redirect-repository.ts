import type { ManagedRedirect } from '@site/contracts/manage-redirects';
import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import { escapeLike } from '../../db/like.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';
import type { Db } from '../../db/database.ts';
import { redirects } from '../../tables/redirect-tables.ts';

type NewRedirect = typeof redirects.$inferInsert;
export type RedirectFilter = {
  search: string;
  origin?: ManagedRedirect['origin'];
  sort?: Sort<keyof typeof sorts> | undefined;
};

const sorts = { from: redirects.from_url, created: redirects.created_at };

function matching({ search, origin }: RedirectFilter) {
  const anywhere = `%${escapeLike(search)}%`;
  return and(
    search ? or(ilike(redirects.from_url, anywhere), ilike(redirects.to_url, anywhere)) : undefined,
    origin ? eq(redirects.origin, origin) : undefined,
  );
}

/** Accepts a connection or a transaction. */
export class RedirectRepository {
  constructor(private readonly db: Db) {}

  /** Until the transaction ends; other changes wait. */
  lock() {
    return this.db.execute(sql`lock table redirects in share row exclusive mode`);
  }

  /** Targets by normalised path. */
  async all(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db.select().from(redirects).orderBy(asc(redirects.from_url));
    return new Map(rows.map(({ from_url, to_url }) => [from_url, to_url]));
  }

  count(filter: RedirectFilter): Promise<number> {
    return this.db.$count(redirects, matching(filter));
  }

  page(filter: RedirectFilter, limit: number, offset: number) {
    return this.db
      .select()
      .from(redirects)
      .where(matching(filter))
      .orderBy(...listOrder(filter.sort, sorts, { usual: [asc(redirects.from_url)], id: redirects.from_url }))
      .limit(limit)
      .offset(offset);
  }

  remove(from: string) {
    return this.db.delete(redirects).where(eq(redirects.from_url, from));
  }

  /** One parameter, however many there are. */
  removeAll(from: readonly string[]) {
    return this.db.execute(
      sql`delete from redirects where from_url in (select jsonb_array_elements_text(${JSON.stringify(from)}::jsonb))`,
    );
  }

  async put(row: NewRedirect) {
    await this.db.insert(redirects).values(row).onConflictDoUpdate({ target: redirects.from_url, set: row });
  }

  /** Keeps the origin: a system's redirect that follows a page stays one. */
  async lead(from: string, to: string) {
    await this.db.update(redirects).set({ to_url: to }).where(eq(redirects.from_url, from));
  }

  /**
   * Adds a redirect from a moved document and updates those to the old address, so that there are no chains. `row.from_url`
   * is the normalised `from`.
   */
  async move(from: string, row: NewRedirect) {
    await this.db.update(redirects).set({ to_url: row.to_url }).where(eq(redirects.to_url, from));
    await this.put(row);
  }
}
