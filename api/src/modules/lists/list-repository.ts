import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { listItems, type ListName } from '../../tables/list-tables.ts';
import { products } from '../../tables/catalog-tables.ts';
import { users } from '../../tables/user-tables.ts';
import { isOwner, type Owner } from '../session/owners.ts';
import { owners } from '../../tables/session-tables.ts';

/** Accepts a connection or a transaction. Unpublished products are hidden from the lists until they are published again. */
export class ListRepository {
  constructor(private readonly db: Db) {}

  items(owner: Owner) {
    return this.db
      .select({ list: listItems.list, product_id: listItems.product_id })
      .from(listItems)
      .innerJoin(owners, eq(owners.id, listItems.owner_id))
      .innerJoin(products, eq(products.id, listItems.product_id))
      .where(and(isOwner(owner), eq(products.is_published, true)))
      .orderBy(asc(listItems.seq));
  }

  /** The comparison group of a product and the number of products already compared in it, or undefined for an unknown product. */
  async placeInComparison(ownerId: number, productId: number) {
    const [row] = await rowsOf<{ group_name: string; taken: number; listed: boolean }>(
      this.db.execute(sql`
        select t.group_name, count(i.product_id)::int as taken,
          coalesce(bool_or(i.product_id = ${productId}), false) as listed
        from products p join comparison_groups t on t.id = p.category_id
        left join (
          select li.product_id, lt.group_id from list_items li join products lp on lp.id = li.product_id
          join comparison_groups lt on lt.id = lp.category_id
          where li.owner_id = ${ownerId} and li.list = 'compare' and lp.is_published
        ) i on i.group_id = t.group_id
        where p.id = ${productId} and p.is_published
        group by t.group_name`),
    );
    return row;
  }

  /** The number of products in the wishlist, or undefined for an unknown product. */
  async placeInWishlist(ownerId: number, productId: number) {
    const [row] = await rowsOf<{ taken: number; listed: boolean }>(
      this.db.execute(sql`
        select count(i.product_id)::int as taken, coalesce(bool_or(i.product_id = ${productId}), false) as listed
        from products p left join list_items i on i.owner_id = ${ownerId} and i.list = 'wishlist'
        where p.id = ${productId} and p.is_published
        group by p.id`),
    );
    return row;
  }

  add(ownerId: number, list: ListName, productId: number) {
    return this.db.insert(listItems).values({ owner_id: ownerId, list, product_id: productId }).onConflictDoNothing();
  }

  remove(ownerId: number, list: ListName, productId: number) {
    return this.db
      .delete(listItems)
      .where(and(eq(listItems.owner_id, ownerId), eq(listItems.list, list), eq(listItems.product_id, productId)));
  }

  clearComparison(ownerId: number, category: number | undefined) {
    return this.db.execute(sql`
      delete from list_items where owner_id = ${ownerId} and list = 'compare'
      ${
        category === undefined
          ? sql``
          : sql`and product_id in (
              select p.id from products p join comparison_groups t on t.id = p.category_id where t.group_id = ${category})`
      }`);
  }

  copy(from: number, to: number) {
    return this.db.execute(sql`
      insert into list_items (owner_id, list, product_id)
      select ${to}, list, product_id from list_items where owner_id = ${from} order by seq
      on conflict do nothing`);
  }

  /** Keeps the newest products of each group. */
  trimComparison(ownerId: number, limit: number) {
    return this.db.execute(sql`
      delete from list_items where owner_id = ${ownerId} and list = 'compare' and product_id in (
        select product_id from (
          select i.product_id, row_number() over (partition by t.group_id order by i.seq desc) as place
          from list_items i join products p on p.id = i.product_id join comparison_groups t on t.id = p.category_id
          where i.owner_id = ${ownerId} and i.list = 'compare'
        ) ranked where place > ${limit})`);
  }

  async shareToken(owner: Owner): Promise<string | null> {
    const [row] = await this.db.select({ token: owners.share_token }).from(owners).where(isOwner(owner));
    return row?.token ?? null;
  }

  setShareToken(ownerId: number, token: string | null) {
    return this.db.update(owners).set({ share_token: token }).where(eq(owners.id, ownerId));
  }

  async sharer(token: string) {
    const [row] = await this.db
      .select({ user_id: users.id, name: users.name })
      .from(owners)
      .innerJoin(users, eq(users.id, owners.user_id))
      .where(and(eq(owners.share_token, token), eq(users.is_blocked, false)));
    return row;
  }
}
