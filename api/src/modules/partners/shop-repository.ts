import { and, asc, eq, getTableColumns, ilike, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';
import { partners, shops } from '../../tables/partner-tables.ts';

/** The partner that owns the shop. */
type Owner = { slug: string; name: string };
export type ShopRow = typeof shops.$inferSelect & { owner: Owner | null };

export type ShopFilter = { all: boolean; search: string; sort?: Sort<keyof typeof sorts> | undefined };

const sorts = { name: shops.name, city: shops.city };

/** Accepts a connection or a transaction. */
export class ShopRepository {
  private readonly isOpen = eq(shops.is_closed, false);

  constructor(private readonly db: Db) {}

  private withOwner() {
    return this.db
      .select({ ...getTableColumns(shops), owner: { slug: partners.slug, name: partners.name } })
      .from(shops)
      .leftJoin(partners, eq(partners.id, shops.partner_id));
  }

  /** Open shops, as shown to visitors. */
  open(): Promise<ShopRow[]> {
    return this.withOwner().where(this.isOpen).orderBy(asc(shops.name));
  }

  private matching({ all, search }: ShopFilter) {
    const anywhere = `%${escapeLike(search)}%`;
    return and(
      all ? undefined : this.isOpen,
      search === ''
        ? undefined
        : or(...[shops.name, shops.city, shops.address].map((column) => ilike(column, anywhere))),
    );
  }

  list(filter: ShopFilter, limit: number, offset: number): Promise<ShopRow[]> {
    return this.withOwner()
      .where(this.matching(filter))
      .orderBy(...listOrder(filter.sort, sorts, { usual: [asc(shops.name), asc(shops.slug)], id: shops.slug }))
      .limit(limit)
      .offset(offset);
  }

  count(filter: ShopFilter) {
    return this.db.$count(shops, this.matching(filter));
  }

  async find(slug: string): Promise<ShopRow | undefined> {
    const [row] = await this.withOwner().where(eq(shops.slug, slug));
    return row;
  }

  async partnerId(slug: string): Promise<number | undefined> {
    const [row] = await this.db.select({ id: partners.id }).from(partners).where(eq(partners.slug, slug));
    return row?.id;
  }

  /** Returns false when the slug exists. */
  async add(row: typeof shops.$inferInsert): Promise<boolean> {
    return (await this.db.insert(shops).values(row).onConflictDoNothing().returning({ slug: shops.slug })).length > 0;
  }

  change(slug: string, change: Partial<typeof shops.$inferInsert>) {
    return this.db.update(shops).set(change).where(eq(shops.slug, slug));
  }
}
