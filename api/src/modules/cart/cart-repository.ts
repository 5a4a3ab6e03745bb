import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../tables/catalog-tables.ts';
import { type CardRow, cardColumns } from '../catalog/card-columns.ts';
import { listItems, type ListName } from '../../tables/list-tables.ts';
import { isOwner, type Owner } from '../session/owners.ts';
import { owners } from '../../tables/session-tables.ts';
import { cartLines } from '../../tables/cart-tables.ts';

const productColumns = { ...cardColumns, is_published: products.is_published, successor_id: products.successor_id };
const lineColumns = {
  qty: cartLines.qty,
  agreed_qty: cartLines.agreed_qty,
  agreed_price: cartLines.agreed_price,
  agreed_stock: cartLines.agreed_stock,
  product: productColumns,
};

export type CartProduct = CardRow & Pick<typeof products.$inferSelect, 'is_published' | 'successor_id'>;
export type CartRow = Pick<typeof cartLines.$inferSelect, 'qty' | 'agreed_qty' | 'agreed_price' | 'agreed_stock'> & {
  product: CartProduct;
};
/** Columns that the quantity, the price and the note of a line depend on. */
const countedColumns = {
  id: products.id,
  price_retail: products.price_retail,
  discount_group: products.discount_group,
  multiplicity: products.multiplicity,
  min_qty: products.min_qty,
  stock_state: products.stock_state,
  stock_qty: products.stock_qty,
  lead_weeks: products.lead_weeks,
  is_published: products.is_published,
  successor_id: products.successor_id,
};
export type CountedProduct = Pick<CartProduct, keyof typeof countedColumns>;
/** A line of the cart, or a product of a list, which has no quantity. */
export type CountedRow = { list: 'cart' | ListName; qty: number | null; product: CountedProduct };

const counted = (of: 'user_id' | 'session_hash') =>
  prepared((db) => {
    const inCart = db
      .select({
        owner_id: cartLines.owner_id,
        product_id: cartLines.product_id,
        list: sql<CountedRow['list']>`'cart'::text`.as('list'),
        qty: sql<number | null>`${cartLines.qty}`.as('qty'),
        seq: cartLines.seq,
      })
      .from(cartLines);
    const inLists = db
      .select({
        owner_id: listItems.owner_id,
        product_id: listItems.product_id,
        list: sql<CountedRow['list']>`${listItems.list}`.as('list'),
        qty: sql<number | null>`null::integer`.as('qty'),
        seq: listItems.seq,
      })
      .from(listItems);
    const all = unionAll(inCart, inLists).as('counted');
    return db
      .select({ list: all.list, qty: all.qty, product: countedColumns })
      .from(owners)
      .innerJoin(all, eq(all.owner_id, owners.id))
      .innerJoin(products, eq(products.id, all.product_id))
      .where(
        and(
          eq(owners[of], sql.placeholder('owner')),
          // Unpublished products are hidden from the lists.
          or(eq(all.list, 'cart'), eq(products.is_published, true)),
        ),
      )
      .orderBy(asc(all.seq))
      .prepare(`counted_of_${of}`);
  });
const countedOfUser = counted('user_id');
const countedOfSession = counted('session_hash');

export type NewLine = Omit<typeof cartLines.$inferInsert, 'owner_id' | 'seq'>;

const fresh = (column: 'qty' | 'agreed_qty' | 'agreed_price' | 'agreed_stock') => sql.raw(`excluded.${column}`);

/** Products are read from the table, not from the cached catalogue, so that a cart has current prices. */
export class CartRepository {
  constructor(private readonly db: Db) {}

  lines(owner: Owner): Promise<CartRow[]> {
    return this.db
      .select(lineColumns)
      .from(cartLines)
      .innerJoin(owners, eq(owners.id, cartLines.owner_id))
      .innerJoin(products, eq(products.id, cartLines.product_id))
      .where(isOwner(owner))
      .orderBy(asc(cartLines.seq));
  }

  /** The cart and the lists, each in the order of adding. */
  counted(owner: Owner): Promise<CountedRow[]> {
    return 'user_id' in owner
      ? countedOfUser(this.db).execute({ owner: owner.user_id })
      : countedOfSession(this.db).execute({ owner: owner.session_hash });
  }

  /** Returns products in the order of the ids. Cart lines made from them keep it. */
  async products(ids: number[]): Promise<CartProduct[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.select(productColumns).from(products).where(inArray(products.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  productsByArticle(articles: string[]): Promise<CartProduct[]> {
    return articles.length === 0
      ? Promise.resolve([])
      : this.db.select(productColumns).from(products).where(inArray(products.article, articles));
  }

  /** Inserts lines or updates quantities. The agreed price and stock of an existing line stay unchanged. */
  async setQuantities(ownerId: number, lines: NewLine[]) {
    if (lines.length === 0) return;
    await this.db
      .insert(cartLines)
      .values(lines.map((line) => ({ ...line, owner_id: ownerId })))
      .onConflictDoUpdate({
        target: [cartLines.owner_id, cartLines.product_id],
        set: { qty: fresh('qty'), agreed_qty: fresh('agreed_qty') },
      });
  }

  /** Replaces whole lines, including the agreed values. */
  async replace(ownerId: number, lines: NewLine[]) {
    if (lines.length === 0) return;
    await this.db
      .insert(cartLines)
      .values(lines.map((line) => ({ ...line, owner_id: ownerId })))
      .onConflictDoUpdate({
        target: [cartLines.owner_id, cartLines.product_id],
        set: {
          qty: fresh('qty'),
          agreed_qty: fresh('agreed_qty'),
          agreed_price: fresh('agreed_price'),
          agreed_stock: fresh('agreed_stock'),
        },
      });
  }

  count(ownerId: number): Promise<number> {
    return this.db.$count(cartLines, eq(cartLines.owner_id, ownerId));
  }

  /** Whether the line existed. */
  async remove(ownerId: number, productId: number): Promise<boolean> {
    const removed = await this.db
      .delete(cartLines)
      .where(and(eq(cartLines.owner_id, ownerId), eq(cartLines.product_id, productId)))
      .returning({ id: cartLines.product_id });
    return removed.length === 1;
  }

  async clear(ownerId: number) {
    await this.db.delete(cartLines).where(eq(cartLines.owner_id, ownerId));
  }
}
