import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { partners, shops } from '../../tables/partner-tables.ts';

/** The partner that owns the shop. */
type Owner = { slug: string; name: string };
export type ShopRow = typeof shops.$inferSelect & { owner: Owner | null };

/** Accepts a connection or a transaction. */
export function createShopRepository(db: Db) {
  const withOwner = () =>
    db
      .select({ ...getTableColumns(shops), owner: { slug: partners.slug, name: partners.name } })
      .from(shops)
      .leftJoin(partners, eq(partners.id, shops.partner_id));
  const isOpen = eq(shops.is_closed, false);
  return {
    /** Open shops, as shown to visitors. */
    shops: (): Promise<ShopRow[]> => withOwner().where(isOpen).orderBy(asc(shops.name)),
    list: (all: boolean, limit: number, offset: number): Promise<ShopRow[]> =>
      withOwner()
        .where(all ? undefined : isOpen)
        .orderBy(asc(shops.name), asc(shops.slug))
        .limit(limit)
        .offset(offset),
    count: (all: boolean) => db.$count(shops, all ? undefined : isOpen),
    async find(slug: string): Promise<ShopRow | undefined> {
      const [row] = await withOwner().where(eq(shops.slug, slug));
      return row;
    },
    async partnerId(slug: string): Promise<number | undefined> {
      const [row] = await db.select({ id: partners.id }).from(partners).where(eq(partners.slug, slug));
      return row?.id;
    },
    /** Returns false when the slug exists. */
    async add(row: typeof shops.$inferInsert): Promise<boolean> {
      return (await db.insert(shops).values(row).onConflictDoNothing().returning({ slug: shops.slug })).length > 0;
    },
    change: (slug: string, change: Partial<typeof shops.$inferInsert>) =>
      db.update(shops).set(change).where(eq(shops.slug, slug)),
  };
}

export type ShopRepository = ReturnType<typeof createShopRepository>;
