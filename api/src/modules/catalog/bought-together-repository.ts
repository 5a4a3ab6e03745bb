import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

/** Orders to analyse: enough for a useful ranking, few enough for a page. */
const ORDERS = 500;

const forSale = sql`p.is_published and p.stock_state <> 'discontinued' and p.price_retail is not null`;

/** Products ordered together with this one, most frequent first. */
const ordered = (id: number, limit: number): SQL => sql`
  select p.id from (select order_id from order_lines where product_id = ${id} limit ${ORDERS}) o
  join order_lines l using (order_id) join products p on p.id = l.product_id
  where p.id <> ${id} and ${forSale}
  group by p.id order by count(*) desc, p.popularity desc, p.id limit ${limit}`;

/**
 * The most popular products of the categories of its accessories, or of the products it is an accessory of, alternating
 * between categories. Products related to it are excluded, because the page shows them separately.
 */
const related = (id: number, limit: number): SQL => sql`
  with links as (
    select r.related_id as id from product_relations r
      where r.product_id = ${id} and r.kind in ('accessory', 'accessory_required')
    union
    select r.product_id from product_relations r
      where r.related_id = ${id} and r.kind in ('accessory', 'accessory_required')
  )
  select best.id from (select distinct p.category_id from products p join links using (id)) c
  cross join lateral (
    select p.id, p.popularity, row_number() over (order by p.popularity desc, p.id) as place from products p
    where p.category_id = c.category_id and p.id <> ${id} and ${forSale}
      and not exists (select 1 from product_relations r where r.product_id = ${id} and r.related_id = p.id)
    order by p.popularity desc, p.id limit ${limit}
  ) best
  order by best.place, best.popularity desc, best.id limit ${limit}`;

/** Ids for «С этим товаром покупают»: products ordered together, filled up with related ones. */
export async function boughtTogether(db: Db, productId: number, limit: number): Promise<number[]> {
  const known = await rowsOf<{ id: number }>(db.execute(ordered(productId, limit)));
  const likely = known.length < limit ? await rowsOf<{ id: number }>(db.execute(related(productId, limit))) : [];
  return [...new Set([...known, ...likely].map(({ id }) => id))].slice(0, limit);
}
