import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { attributes, categories, products } from '../../tables/catalog-tables.ts';
import { firstPhoto, type Photo } from '../../tables/media-tables.ts';

type Product = typeof products.$inferSelect;
type Category = Pick<typeof categories.$inferSelect, 'id' | 'parent_id' | 'name'>;
export type FeedAttribute = Pick<typeof attributes.$inferSelect, 'code' | 'label'>;

export type PriceListRow = Pick<
  Product,
  | 'slug'
  | 'article'
  | 'name'
  | 'unit'
  | 'price_retail'
  | 'stock_state'
  | 'stock_qty'
  | 'stock_date'
  | 'lead_weeks'
  | 'warranty_months'
> & { category: string };

/** A product for sale; `values` are those of its attributes. */
export type FeedRow = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'article'
  | 'name'
  | 'category_id'
  | 'short_description'
  | 'stock_state'
  | 'warranty_months'
  | 'picture_version'
> & { price: number; photo: Photo | null; values: [code: string, label: string, num: number | null][] };

/** Rows of the price list read at a time, so that other requests are served in between. */
const BATCH = 1_000;
/** Ids in a block: the products of block 2 have the ids from 200 to 299. */
const BLOCK = 100;
export const blockOf = (productId: number): number => Math.floor(productId / BLOCK);
const idsOf = (block: number): number[] => Array.from({ length: BLOCK }, (_, index) => block * BLOCK + index);

export class ExportRepository {
  constructor(private readonly db: Db) {}

  /** Runs several reads on one state of the database, so that an import is in all of them or in none. */
  inSnapshot<T>(read: (repository: ExportRepository) => Promise<T>): Promise<T> {
    return this.db.transaction((tx) => read(new ExportRepository(tx)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  }

  /** The published products of visible categories in batches, category by category. Only within a snapshot. */
  async *priceList(limit: number): AsyncGenerator<PriceListRow[]> {
    await this.db.execute(sql`
      declare price_list cursor for
      select p.slug, p.article, p.name, p.unit, p.price_retail, p.stock_state, p.stock_qty, p.stock_date,
        p.lead_weeks, p.warranty_months, c.name as category
      from products p join categories c on c.id = p.category_id and c.is_visible
      where p.is_published order by c.sort, c.id, p.id limit ${sql.raw(String(limit))}`);
    for (;;) {
      const rows = await rowsOf<PriceListRow>(this.db.execute(sql.raw(`fetch ${BATCH} from price_list`)));
      if (rows.length === 0) return;
      yield rows;
    }
  }

  categories(): Promise<Category[]> {
    return rowsOf(this.db.execute(sql`select id, parent_id, name from categories where is_visible order by sort, id`));
  }

  /** In display order. */
  attributes(): Promise<FeedAttribute[]> {
    return rowsOf(this.db.execute(sql`select code, label from attributes order by sort, code`));
  }

  /**
   * All blocks, by number. The version of a block differs after every change of its products: transaction ids only grow,
   * and so does their sum.
   */
  blocks(): Promise<{ block: number; version: string }[]> {
    return rowsOf(
      this.db.execute(sql`
      select product_id / ${sql.raw(String(BLOCK))} as block, concat(count(*), '-', sum(changed::text::bigint)) as version
      from catalog_changes where product_id > 0 group by 1 order by 1`),
    );
  }

  /** The products for sale of the blocks, by id. */
  forSale(blocks: readonly number[]): Promise<FeedRow[]> {
    return rowsOf(
      this.db.execute(sql`
      select products.id, products.slug, article, products.name, category_id, short_description, stock_state,
        warranty_months, picture_version, price_retail as price, ${firstPhoto} as photo,
        coalesce((select json_agg(json_build_array(code, label, num)) from product_attributes
          where product_id = products.id), '[]') as values
      from products join categories c on c.id = category_id and c.is_visible
      where products.id = any(${`{${blocks.flatMap(idsOf).join()}}`}::int[])
        and is_published and price_retail is not null and stock_state <> 'discontinued'
      order by products.id`),
    );
  }
}
