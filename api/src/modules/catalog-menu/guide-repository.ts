import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

export type Guide = { category_id: number; slug: string; title: string };

export class GuideRepository {
  constructor(private readonly db: Db) {}

  /**
   * The guide of each top category: an article with at least half of its products in it, by number of products and then
   * date.
   */
  guides(now: Date): Promise<Guide[]> {
    return rowsOf(
      this.db.execute(sql`
      select distinct on (c.id) c.id as category_id, a.slug, a.title
      from publications a
      cross join lateral unnest(a.products) named(article)
      join products p on p.article = named.article
      join product_categories pc on pc.product_id = p.id
      join categories c on c.id = pc.category_id and c.parent_id is null
      where a.section = 'articles' and a.is_published and a.published_at <= ${now.toISOString()}::timestamptz
      group by c.id, a.id
      having count(distinct p.id) * 2 >= cardinality(a.products)
      order by c.id, count(distinct p.id) desc, a.published_at desc, a.id`),
    );
  }
}
