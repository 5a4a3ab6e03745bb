import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import type { OptionFacts, ProductFacts, RangeFacts } from './catalog-index.ts';

/** A range of product ids, or a list of them. */
export type ProductScope = { from: number; to: number } | { ids: readonly number[] };

const among = (id: SQL, scope: ProductScope): SQL =>
  'ids' in scope
    ? sql`${id} = any(${`{${scope.ids.join()}}`}::int[])`
    : sql`${id} between ${scope.from} and ${scope.to}`;

/** Facets with options, and facets with a lower and an upper bound. */
const listed = sql`(v.code in ('availability', 'series', 'warranty_months') or a.type in ('list', 'flag'))`;
const measured = sql`(v.code = 'price' or a.type = 'range')`;

export class CatalogIndexRepository {
  constructor(private readonly db: Db) {}

  /**
   * Returns the products changed by transactions not finished at `horizon`, and the horizon for the next call. Changes
   * can be returned repeatedly but are never missed: the effects of transactions before the horizon were visible
   * earlier.
   */
  async changesSince(horizon: string) {
    type Row = { horizon: string; changes: [id: number, transaction: string][] };
    const [row] = await rowsOf<Row>(
      this.db.execute(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        coalesce((select json_agg(json_build_array(product_id, changed::text)) from catalog_changes
          where changed >= ${horizon}::xid8), '[]') as changes`),
    );
    return row!;
  }

  /** Differs after every change and is equal in all processes: transaction ids only grow, and so does their sum. */
  async version(): Promise<string> {
    const [row] = await rowsOf<{ version: string }>(
      this.db.execute(sql`select concat(count(*), '-', sum(changed::text::bigint)) as version from catalog_changes`),
    );
    return row!.version;
  }

  /**
   * After a restore into another database server transaction ids start again, so the ids of the old server would be in
   * the future.
   */
  adoptForeignChanges() {
    return this.db.execute(sql`
      update catalog_changes set changed = pg_current_xact_id() where changed >= pg_snapshot_xmax(pg_current_snapshot())`);
  }

  async idBounds(): Promise<{ low: number; high: number } | null> {
    const [row] = await rowsOf<{ low: number | null; high: number }>(
      this.db.execute(sql`select min(id) as low, max(id) as high from products`),
    );
    return row && row.low !== null ? { low: row.low, high: row.high } : null;
  }

  products(scope: ProductScope): Promise<ProductFacts[]> {
    return rowsOf(
      this.db.execute(sql`
      select p.id, p.name, p.price_retail as price, p.popularity, p.stock_state = 'discontinued' as discontinued,
        extract(epoch from p.created_at)::float8 as created,
        array(select category_id from product_categories where product_id = p.id) as categories,
        p.article, p.old_articles, p.series,
        coalesce((select string_agg(value->>'value', ' ') from jsonb_array_elements(p.key_attributes)), '') as key_values
      from products p where p.is_published and ${among(sql`p.id`, scope)} order by p.id`),
    );
  }

  options(scope: ProductScope): Promise<OptionFacts[]> {
    return rowsOf(
      this.db.execute(sql`
      select v.code, v.value, min(v.label) as label, array_agg(v.product_id) as ids
        from product_facet_values v left join attributes a on a.code = v.code
        where ${listed} and ${among(sql`v.product_id`, scope)} group by v.code, v.value
      union all
      select 'badge', badge, badge, array_agg(p.id) from products p, unnest(p.badges) badge
        where ${among(sql`p.id`, scope)} group by badge`),
    );
  }

  ranges(scope: ProductScope): Promise<RangeFacts[]> {
    return rowsOf(
      this.db.execute(sql`
      select v.code, array_agg(v.product_id) as ids, array_agg(v.num) as nums
      from product_facet_values v left join attributes a on a.code = v.code
      where ${measured} and v.num is not null and ${among(sql`v.product_id`, scope)} group by v.code`),
    );
  }
}
